// Characters allowed at each place of a machine-readable zone (ICAO 9303 parts 4 to 7): letters, digits or both, each
// with the filler.

/** `a` letter or filler, `n` digit or filler, `s` sex, `x` anything. */
type Pattern = string;

const passport: Pattern[] = [
  `aa${'a'.repeat(42)}`,
  `${'x'.repeat(9)}naaa${'n'.repeat(7)}s${'n'.repeat(7)}${'x'.repeat(14)}nn`,
];
const visaA: Pattern[] = [passport[0]!, `${'x'.repeat(9)}naaa${'n'.repeat(7)}s${'n'.repeat(7)}${'x'.repeat(16)}`];
const card36: Pattern[] = ['a'.repeat(36), `${'x'.repeat(9)}naaa${'n'.repeat(7)}s${'n'.repeat(7)}${'x'.repeat(7)}n`];
const visaB: Pattern[] = [card36[0]!, `${'x'.repeat(9)}naaa${'n'.repeat(7)}s${'n'.repeat(7)}${'x'.repeat(8)}`];
const card30: Pattern[] = [
  `axaaa${'x'.repeat(25)}`,
  `${'n'.repeat(7)}s${'n'.repeat(7)}aaa${'x'.repeat(11)}n`,
  'a'.repeat(30),
];

/** Row lengths by the number of rows. */
export function rowLengths(rows: number): number[] {
  return rows === 3 ? [30] : [44, 36];
}

/** The patterns of a zone of `rows` rows, each `length` long; `first` is its first letter (V: a visa). */
export function patternsFor(rows: number, length: number, first: string): readonly Pattern[] {
  if (rows === 3) return card30;
  if (length === 44) return first === 'V' ? visaA : passport;
  return first === 'V' ? visaB : card36;
}

export function isAllowed(kind: string, character: string): boolean {
  if (kind === 'x') return true;
  if (character === '<') return true;
  if (kind === 's') return /[MFX]/.test(character);
  return kind === 'n' ? /\d/.test(character) : /[A-Z]/.test(character);
}

const digitsForLetters: Record<string, string> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
};
const lettersForDigits: Record<string, string> = { '0': 'O', '1': 'I', '2': 'Z', '5': 'S', '6': 'G', '8': 'B' };

/** The character of the right kind that looks like `character`, if that was seen where it may not be. */
export function lookAlike(kind: string, character: string): string | undefined {
  return kind === 'n' ? digitsForLetters[character] : kind === 'a' ? lettersForDigits[character] : undefined;
}
