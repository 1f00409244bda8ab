// Numbers that name a person, account or thing: tidied, checked by their own rule, and repaired where a misread letter explains the failure.
import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { hasLuhnDigit, hasRoutingDigit, hasVinDigit } from './check-digits.ts';
import { repairDigits } from './repair-digits.ts';

export type IdentifierKind = 'iban' | 'card' | 'vin' | 'routing' | 'ein' | 'ssn' | 'code';

export interface NormalisedIdentifier {
  readonly value: string;
  /** `passed` and `failed` speak of a check digit; `plausible` of a range that excludes little; `none`: nothing to check. */
  readonly check: 'passed' | 'failed' | 'plausible' | 'none';
  /** With a failed check: the one value that passes when look-alikes are swapped. */
  readonly repair?: string;
}

interface Rule {
  readonly shape: RegExp;
  readonly check?: (bare: string) => boolean;
  /** A passed check proves the number; otherwise it only makes it plausible. */
  readonly proves?: boolean;
  readonly print?: (bare: string) => string;
  readonly digitsOnly?: boolean;
}

// Prefixes of employer identification numbers that the IRS never gave out.
const unusedEin = /^(?:0[07-9]|17|18|19|2[89]|49|69|70|78|79|89|9[67])/;

const rules: Readonly<Record<Exclude<IdentifierKind, 'code'>, Rule>> = {
  iban: { shape: /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/, check: isValidIBAN, proves: true },
  card: { shape: /^\d{12,19}$/, check: hasLuhnDigit, proves: true, digitsOnly: true },
  vin: { shape: /^[A-HJ-NPR-Z0-9]{17}$/, check: hasVinDigit, proves: true },
  routing: { shape: /^\d{9}$/, check: hasRoutingDigit, proves: true, digitsOnly: true },
  ein: {
    shape: /^\d{9}$/,
    check: (bare) => !unusedEin.test(bare),
    print: (bare) => `${bare.slice(0, 2)}-${bare.slice(2)}`,
    digitsOnly: true,
  },
  ssn: {
    shape: /^\d{9}$/,
    check: (bare) => !/^(?:000|666)|^...00|0000$/.test(bare),
    print: (bare) => `${bare.slice(0, 3)}-${bare.slice(3, 5)}-${bare.slice(5)}`,
    digitsOnly: true,
  },
};

/** Masked numbers (`XXX-XX-1234`) and text without a digit are null, as is what cannot have the kind's shape. */
export function normaliseIdentifier(raw: string, kind: IdentifierKind): NormalisedIdentifier | null {
  const text = raw.trim().replace(/\s+/g, ' ');
  if (kind === 'code')
    return /\d/.test(text) && /^[\p{L}\d][\p{L}\d ./#-]{2,39}$/u.test(text) ? { value: text, check: 'none' } : null;
  const rule = rules[kind];
  const capitals = (electronicFormatIBAN(text) ?? '').replace(/[^A-Z0-9|!]/g, '');
  const bare = rule.digitsOnly && /\d/.test(capitals) ? repairDigits(capitals) : capitals;
  if (/X{3,}|\*/.test(text) || !rule.shape.test(bare)) return null;
  // More letters than a slip explains: another kind of number.
  if (rule.digitsOnly && capitals.replace(/\d/g, '').length > 2) return null;
  const print = rule.print ?? ((value: string) => value);
  const value = print(bare);
  if (!rule.check) return { value, check: 'none' };
  if (rule.check(bare)) return { value, check: rule.proves ? 'passed' : 'plausible' };
  const repair = rule.proves ? findRepair(bare, rule.check) : undefined;
  return repair ? { value, check: 'failed', repair: print(repair) } : { value, check: 'failed' };
}

const alike = ['O0QD', 'I1L', 'Z2', 'S5', 'B8', 'G6', '7T'];

/** One character swapped for a look-alike; only a repair that nothing else competes with counts. */
function findRepair(bare: string, check: (bare: string) => boolean): string | undefined {
  const passing = new Set<string>();
  for (const [index, character] of [...bare].entries())
    for (const group of alike.filter((letters) => letters.includes(character)))
      for (const other of group) {
        const candidate = bare.slice(0, index) + other + bare.slice(index + 1);
        if (other !== character && check(candidate)) passing.add(candidate);
      }
  return passing.size === 1 ? [...passing][0] : undefined;
}
