// Captions with values as a paper has them and as the engine tells them, compared text by text; a fifth of the letters may be misread.
import type { UnderstoodDocument } from '@oneform/engine';

export interface Pair {
  readonly caption: string;
  readonly value: string;
}

export interface TruePairs {
  readonly pairs: readonly Pair[];
  /** Values whose caption is not beyond doubt: whatever is said of them is neither right nor wrong. */
  readonly uncertain: readonly string[];
}

export interface PairCounts {
  /** Pairs of the paper, and how many of them were told. */
  wanted: number;
  found: number;
  told: number;
  right: number;
}

const forgiven = 0.2;

export function scorePairs(truth: TruePairs, { facts, additionalFields }: UnderstoodDocument): PairCounts {
  const told = new Map<string, { caption: string | undefined; value: string }>();
  // A fact has a name instead of a caption: what it quotes is compared alone. Of several at one place one counts.
  for (const { evidence, raw } of facts)
    for (const { quote } of evidence.slice(0, 1))
      told.set(`fact ${squash(quote)}`, { caption: undefined, value: quote || raw });
  for (const { label, value } of additionalFields) told.set(`${label} ${value}`, { caption: label, value });
  const says = (pair: Pair, { caption, value }: { caption: string | undefined; value: string }): boolean =>
    isNear(pair.value, value) && (caption === undefined || isNear(pair.caption, caption));
  const counts: PairCounts = { wanted: truth.pairs.length, found: 0, told: 0, right: 0 };
  const all = [...told.values()];
  counts.found = truth.pairs.filter((pair) => all.some((one) => says(pair, one))).length;
  for (const one of all) {
    const isRight = truth.pairs.some((pair) => says(pair, one));
    if (!isRight && truth.uncertain.some((value) => isNear(value, one.value))) continue;
    counts.told++;
    if (isRight) counts.right++;
  }
  return counts;
}

export function isNear(wanted: string, told: string): boolean {
  const [a, b] = [squash(wanted), squash(told)];
  const limit = Math.floor(forgiven * Math.max(a.length, b.length));
  return a !== '' && (a === b || distance(a, b, limit) <= limit);
}

const squash = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Levenshtein's, given up past the limit. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let at = 1; at <= b.length; at++)
      current.push(Math.min(before[at]! + 1, current[at - 1]! + 1, before[at - 1]! + Number(a[row - 1] !== b[at - 1])));
    if (Math.min(...current) > limit) return limit + 1;
    before = current;
  }
  return before[b.length]!;
}

export function formatCounts({ wanted, found, told, right }: PairCounts): string {
  const [precision, recall] = [right / Math.max(1, told), found / Math.max(1, wanted)];
  const f1 = (2 * precision * recall) / Math.max(1e-9, precision + recall);
  return `P ${precision.toFixed(3)} (${told})  R ${recall.toFixed(3)} (${wanted})  F1 ${f1.toFixed(3)}`;
}
