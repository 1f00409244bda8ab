// Usual values of a field: number of digits, length, words. Counted over papers with truth.
import { foldText } from '#values/normalise/fold-text.ts';

/** By field, how many values have each trait; `''` counts the values. */
export type TraitCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface ValueLikeness {
  /** Log odds that length, digits and pattern are those of the field and not of any field; 0 for a field that is not known. */
  readonly looks: number;
  /** The same for its words. */
  readonly words: number;
}

const bounds = [2, 4, 6, 8, 10, 12, 16, 24, 40];
const longestPattern = 6;
/** Added to what was counted (additive smoothing): half a value, as in Jeffreys' prior. */
const unseen = 1 / 2;
/** Fields of which fewer values are known are compared with nothing. */
const minValues = 4;

export const looksOf = (value: string): string[] => {
  const bare = value.replace(/[^\p{L}\p{N}]/gu, '');
  const share = bare.replace(/\D/g, '').length / Math.max(1, bare.length);
  const pattern = value
    .replace(/\p{L}+/gu, 'a')
    .replace(/\d+/g, '9')
    .replace(/[^a9]+/g, ' ')
    .slice(0, longestPattern);
  const traits = [
    `length ${bounds.filter((bound) => bare.length > bound).length}`,
    `digits ${share === 0 ? 0 : share === 1 ? 4 : 1 + Math.floor(share * 3)}`,
    `pattern ${pattern}`,
    `tokens ${Math.min(6, value.split(/\s+/).length)}`,
  ];
  const year = /^(\d{3})\d-\d\d/.exec(value)?.[1];
  if (year) return [`decade ${year}`];
  if (/^-?\d+(?:\.\d+)?$/.test(value)) traits.push(`size ${Math.floor(2 * Math.log10(1 + Math.abs(Number(value))))}`);
  return traits;
};

export const wordsOf = (value: string): string[] => [
  ...new Set((foldText(value).match(/[a-z]{2,}/g) ?? []).map((word) => `word ${word}`)),
];

export function createValueModel(counts: TraitCounts): (name: string, value: string) => ValueLikeness {
  const all: Record<string, number> = {};
  for (const traits of Object.values(counts))
    for (const [trait, count] of Object.entries(traits)) all[trait] = (all[trait] ?? 0) + count;
  const odds = (name: string, trait: string): number => {
    const own = counts[name]!;
    const among = ((own[trait] ?? 0) + unseen * share(trait)) / (own['']! + unseen);
    return Math.log(among / share(trait));
  };
  const share = (trait: string): number => ((all[trait] ?? 0) + unseen) / ((all[''] ?? 0) + 2 * unseen);
  return (name, value) => {
    if (!((counts[name]?.[''] ?? 0) >= minValues)) return { looks: 0, words: 0 };
    const sum = (traits: readonly string[]): number => traits.reduce((total, trait) => total + odds(name, trait), 0);
    const words = wordsOf(value);
    return { looks: sum(looksOf(value)), words: words.length > 0 ? sum(words) / words.length : 0 };
  };
}
