// The value of a label: every place the label is printed, every place its value can stand, the likeliest first.
import type { DocumentType } from '@oneform/contract';
import { captions } from '#lexicon/captions.ts';
import { currencyCodes, currencySigns } from '#normalise/currencies.ts';
import { findDates } from '#normalise/find-dates.ts';
import type { ExtractContext } from '../extractor.ts';
import type { Sheet, Token } from './lay-out.ts';
import { linesAbove, linesBelow, segmentsRightOf } from './look-around.ts';
import { beginsLine, findLabels, isLabelText, isUnderHeading, type LabelHit } from './match-label.ts';
import { type ReadableType, type ReadValue, readValue } from './read-value.ts';
import { stringTogether } from './run-of-text.ts';

export interface Finding extends ReadValue {
  readonly raw: string;
  readonly tokens: readonly Token[];
  readonly label: LabelHit;
  readonly relation: 'right' | 'row' | 'below' | 'above';
  /** 0–1: label, place and kind together. */
  readonly confidence: number;
}

export interface Wanted {
  readonly phrases: readonly string[];
  readonly kind: ReadableType;
  /** How many line heights under the label a value may begin; 0: never. */
  readonly below?: number;
  /** Also look above the label, as in forms whose captions stand under the line. */
  readonly above?: boolean;
  /** The label may stand within a line, after other words. */
  readonly anywhere?: boolean;
}

/** All wordings the label lexicon has for these facts on this kind of document. */
export function phrasesFor(type: DocumentType, ...names: readonly string[]): string[] {
  return captions
    .filter(
      (entry) => names.includes(entry.name) && (!entry.only || entry.only.includes(type)) && !entry.not?.includes(type),
    )
    .flatMap((entry) => entry.wordings);
}

export function findLabelled(context: ExtractContext, sheets: readonly Sheet[], wanted: Wanted): Finding[] {
  const hits = findLabels(sheets, wanted.phrases).filter((hit) => wanted.anywhere || beginsLine(hit));
  return hits.flatMap((hit) => readAround(context, hit, wanted) ?? []).sort((a, b) => b.confidence - a.confidence);
}

const certainty = { right: 0.97, row: 0.95, below: 0.9, above: 0.8 } as const;

function readAround(context: ExtractContext, hit: LabelHit, wanted: Wanted): Finding | null {
  const read = (tokens: readonly Token[], relation: Finding['relation'], distance: number): Finding | null => {
    const run = stringTogether(tokens);
    const value = readValue(run.text, wanted.kind, context);
    if (!value) return null;
    const covered = run.tokensAt(value.from, value.to);
    const seen = Math.min(...covered.map((token) => token.confidence), 1);
    const confidence =
      certainty[relation] * value.sureness * hit.exactness * (0.5 + seen / 2) * (1 - Math.min(distance * 0.15, 0.2));
    return { ...value, raw: run.text.slice(value.from, value.to), tokens: covered, label: hit, relation, confidence };
  };
  const rest = restOfLabel(hit);
  if (rest > 0) return read(hit.after.slice(rest), 'right', 0);
  const same = hit.after.length > 0 ? read(hit.after, 'right', 0) : null;
  // What is in brackets explains the label when a value stands beyond it: `Health Plan (80840)   911-87726-04`.
  const remark = /^\(([^)]{1,120})\)[:.]?$/.exec(stringTogether(hit.after).text);
  if (same && !remark) return same;
  // Words that go on after the label make it another label, unless they are an aside the value reader knows.
  if (hit.after.length > 0 && !isAside(hit.after)) return readBelow(hit, wanted, read, true);
  const next = segmentsRightOf(hit.sheet, hit.segment)[0];
  const isFree = next && !isLabelText(next.text) && !(hit.upper && isUnderHeading(hit.sheet, hit.upper, next));
  const right = isFree ? read(next.tokens, 'row', next.left - hit.segment.right) : null;
  return right ?? readBelow(hit, wanted, read, false) ?? (remark && remark[0].length > 26 ? null : same);
}

/** `Date of expiry of insurance:` goes on to its colon; how many words, when the label alone is sure enough of what it names. */
function restOfLabel({ phrase, after }: LabelHit): number {
  const [first] = after;
  if (!phrase.includes(' ') || !first || !/^(?:of|for|to|in|on|under|from|per)$/i.test(first.text)) return 0;
  const colon = after.findIndex((token) => /:$/.test(token.text));
  const words = after.slice(0, colon + 1);
  return colon > 0 && colon < after.length - 1 && words.every((token) => /^[\p{L}’'(),/-]+:?$/u.test(token.text))
    ? colon + 1
    : 0;
}

function readBelow(
  hit: LabelHit,
  wanted: Wanted,
  read: (tokens: readonly Token[], relation: Finding['relation'], distance: number) => Finding | null,
  isPart: boolean,
): Finding | null {
  const hasGap = (hit.after[0]?.left ?? 0) - (hit.tokens.at(-1)?.right ?? 0) > hit.segment.height * 0.9;
  if (isPart && !hasGap) return null;
  for (const tokens of linesBelow(hit, wanted.below ?? 1.6)) {
    if (hit.upper && tokens[0] && isUnderHeading(hit.sheet, hit.upper, tokens[0])) continue;
    const found = read(tokens, 'below', ((tokens[0]?.top ?? 0) - hit.segment.bottom) * 2);
    if (found) return found;
    // What begins right of the label stands in another column and closes nothing.
    if ((tokens[0]?.left ?? 0) <= (hit.tokens.at(-1)?.right ?? 0) && endsColumn(tokens, wanted.kind)) break;
  }
  if (!wanted.above) return null;
  // Captions under the line: of several rows over them the first is the one that counts.
  const stack = linesAbove(hit, 4).map((tokens) => read(tokens, 'above', 0));
  const end = stack.findIndex((found) => !found);
  return stack.slice(0, end < 0 ? stack.length : end).at(-1) ?? null;
}

function isAside(tokens: readonly Token[]): boolean {
  const text = tokens.map((token) => token.text).join(' ');
  if (text.length >= 40) return false;
  if (currencyCodes.includes(text.replace(/[()]/g, '')) || text.replace(/[():]/g, '') in currencySigns) return true;
  const [date] = findDates(text, 'unknown');
  if (date && date.to - date.from > text.length * 0.6) return true;
  return /^(?:[:.\-–$#@()]|\(.*\)|(?:as\s+)?(?:of|at|on|for|from|to|through)\b.*\d|\d{1,2}(?:\.\d+)?\s?%|\d|s\)?$|.*:)/i.test(
    text,
  );
}

/** Other words under the label close its column; a remark in brackets does not. */
function endsColumn(tokens: readonly Token[], kind: ReadableType): boolean {
  const text = tokens.map((token) => token.text).join(' ');
  if (/^[([]/.test(text) || !/\p{L}{2}/u.test(text)) return false;
  return (kind !== 'money' && kind !== 'date') || (text.match(/\p{L}{3,}/gu) ?? []).length > 1;
}
