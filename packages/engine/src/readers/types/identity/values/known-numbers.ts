// Numbers of national cards that are printed without a caption or under one nobody can read, known by their country's own pattern.

export interface KnownNumber {
  /** ISO 3166 alpha-2 of the issuer. */
  readonly country: string;
  readonly names: readonly string[];
  /** Of the number as printed, spaces within included. */
  readonly pattern: RegExp;
  /** Whether the check character fits, of the bare capitals and digits. Absent: the number has none on the card's face. */
  readonly check?: (bare: string) => boolean;
}

const ID = ['national_id_number'];
const DOCUMENT = ['document_number'];

export const knownNumbers: readonly KnownNumber[] = [
  { country: 'DE', names: DOCUMENT, pattern: /^[LMNPRTVWXYZ][CFGHJKLMNPRTVWXYZ\d]{8}$/ },
  { country: 'IT', names: DOCUMENT, pattern: /^[A-Z]{2}\d{5}[A-Z]{2}$/ },
  { country: 'ES', names: ID, pattern: /^(?:\d{8}|[XYZ]\d{7})[\s-]?[A-Z]$/, check: hasSpanishLetter },
  { country: 'IN', names: ID, pattern: /^\d{4}\s?\d{4}\s?\d{4}$/, check: hasVerhoeffDigit },
  // The fourth letter says whose account it is: P for a person (Income Tax Rules, rule 114).
  { country: 'IN', names: ['tax_id', 'document_number'], pattern: /^[A-Z]{3}[ABCFGHLJPT][A-Z]\d{4}[A-Z]$/ },
  { country: 'PL', names: DOCUMENT, pattern: /^[A-Z]{3}\s?\d{6}$/, check: hasPolishDigit },
  { country: 'SG', names: ID, pattern: /^[STFGM]\d{7}[A-Z]$/ },
  { country: 'MY', names: ID, pattern: /^\d{6}-\d{2}-\d{4}$/ },
  { country: 'BR', names: ID, pattern: /^\d{3}\.\d{3}\.\d{3}-\d{2}$/, check: hasBrazilianDigits },
  { country: 'MX', names: ID, pattern: /^[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z\d]\d$/ },
  { country: 'HK', names: ID, pattern: /^[A-Z]{1,2}\d{6}\([\dA]\)$/ },
  { country: 'PK', names: ID, pattern: /^\d{5}-\d{7}-\d$/ },
  { country: 'AE', names: ID, pattern: /^784-\d{4}-\d{7}-\d$/ },
  { country: 'ZA', names: ID, pattern: /^\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{7}$/ },
  { country: 'TR', names: ID, pattern: /^[1-9]\d{10}$/, check: hasTurkishDigits },
];

/** DNI and NIE: the remainder by 23 names the letter. */
function hasSpanishLetter(bare: string): boolean {
  const digits = bare.slice(0, -1).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)));
  return 'TRWAGMYFPDXBNJZSQVHLCKE'[Number(digits) % 23] === bare.at(-1);
}

/** Weights 7 3 1 over all but the fourth character, which is the check digit; letters count from 10. */
function hasPolishDigit(bare: string): boolean {
  const weights = [7, 3, 1, 0, 7, 3, 1, 7, 3];
  const sum = weights.reduce((total, weight, i) => total + weight * Number.parseInt(bare[i] ?? '0', 36), 0);
  return sum % 10 === Number(bare[3]);
}

/** Two digits, each the elevenfold remainder of those before it (Receita Federal). */
function hasBrazilianDigits(bare: string): boolean {
  const digit = (count: number): number => {
    const sum = [...bare.slice(0, count)].reduce((total, d, i) => total + Number(d) * (count + 1 - i), 0);
    return ((sum * 10) % 11) % 10;
  };
  return digit(9) === Number(bare[9]) && digit(10) === Number(bare[10]);
}

function hasTurkishDigits(bare: string): boolean {
  const d = [...bare].map(Number);
  const at = (...places: number[]): number => places.reduce((sum, i) => sum + (d[i] ?? 0), 0);
  const tenth = (((at(0, 2, 4, 6, 8) * 7 - at(1, 3, 5, 7)) % 10) + 10) % 10;
  return tenth === d[9] && at(0, 1, 2, 3, 4, 5, 6, 7, 8, 9) % 10 === d[10];
}

/** Aadhaar ends in a check digit by Verhoeff's scheme over the dihedral group of the pentagon. */
function hasVerhoeffDigit(bare: string): boolean {
  const multiply = (a: number, b: number): number =>
    a < 5 ? (b < 5 ? (a + b) % 5 : 5 + ((a + b) % 5)) : b < 5 ? 5 + ((a - b + 5) % 5) : (a - b + 5) % 5;
  const step = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];
  let sum = 0;
  for (const [i, character] of [...bare].reverse().entries()) {
    let digit = Number(character);
    for (let round = 0; round < i % 8; round++) digit = step[digit] ?? 0;
    sum = multiply(sum, digit);
  }
  return sum === 0;
}
