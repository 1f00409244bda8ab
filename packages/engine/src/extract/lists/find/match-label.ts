// Finds the places where a label is printed, forgiving spaces, accents and the misreadings of pictures.

import { editDistance } from '#catalogue/lexicon/edit-distance.ts';
import { findLabels as findEntries } from '#catalogue/lexicon/find-captions.ts';
import { foldLookalikes, squashLabel } from '#values/normalise/squash-label.ts';
import { type Segment, type Sheet, segmentOf, type Token } from './lay-out.ts';

export interface LabelHit {
  readonly phrase: string;
  readonly sheet: Sheet;
  readonly segment: Segment;
  /** The words of the label, and what follows them on the same line. */
  readonly tokens: readonly Token[];
  readonly after: readonly Token[];
  /** Words before the label on its line. */
  readonly before: readonly Token[];
  /** The upper line of a label set on two: then `segment` is as high as the lower one. */
  readonly upper?: Segment;
  /** 1 exact, less for each misread letter. */
  readonly exactness: number;
}

/** A phrase ready to compare. */
interface Target {
  readonly phrase: string;
  readonly squashed: string;
  readonly folded: string;
}

// Box numbers (a frame's edge misread beside them: `II`), bullets and possessives that stand before a label without changing it.
export const lead =
  /^(?:[|Il!1[\]]{1,3}|[([]?\d{1,2}[a-z]?[.)\]]?|[a-z](?:\/[a-z])?[.)]?|[a-z]\.\d|[•·▪■*|_>=–-]+|your|the|our|a|an|my)$/i;

/** Every place one of the phrases is printed; where phrases overlap the longest wins. */
export function findLabels(sheets: readonly Sheet[], phrases: readonly string[]): LabelHit[] {
  const targets = phrases.map(toTarget);
  return sheets.flatMap((sheet) => sheet.segments.flatMap((segment) => findInSegment(sheet, segment, targets)));
}

// The same few thousand phrases and words are compared again and again.
const knownTargets = new Map<string, Target>();
const squashedTokens = new WeakMap<Token, string>();

function toTarget(phrase: string): Target {
  const known = knownTargets.get(phrase);
  if (known) return known;
  const squashed = squashLabel(phrase);
  const target = { phrase, squashed, folded: foldLookalikes(squashed) };
  knownTargets.set(phrase, target);
  return target;
}

function squashToken(token: Token | undefined): string {
  if (!token) return '';
  const known = squashedTokens.get(token);
  if (known !== undefined) return known;
  const squashed = squashLabel(token.text);
  squashedTokens.set(token, squashed);
  return squashed;
}

function findInSegment(sheet: Sheet, segment: Segment, targets: readonly Target[]): LabelHit[] {
  const hits: LabelHit[] = [];
  const { tokens } = segment;
  for (let from = 0; from < tokens.length; from += 1) {
    const best = longestMatch(sheet, segment, from, targets);
    if (!best) continue;
    // The letter of a box in front of a label is not part of it, or `e Employee's` would be `Employer's` misread.
    const next = best.hit.exactness < 1 ? longestMatch(sheet, segment, from + 1, targets) : null;
    if (next && next.hit.exactness > best.hit.exactness) continue;
    hits.push(best.hit);
    from = Math.max(from, best.to - 1);
  }
  return hits;
}

function longestMatch(
  sheet: Sheet,
  segment: Segment,
  from: number,
  targets: readonly Target[],
): { hit: LabelHit; to: number } | null {
  const { tokens } = segment;
  const longest = Math.max(...targets.map((target) => target.squashed.length));
  let squashed = '';
  let best: { hit: LabelHit; to: number } | null = null;
  for (let to = from + 1; to <= tokens.length; to += 1) {
    squashed += squashToken(tokens[to - 1]);
    if (squashed.length > longest + 2 || (to - 2 >= from && /:$/.test(tokens[to - 2]!.text))) break;
    if (squashed.length === 0) continue;
    // A figure after the label is its value and no letter misread.
    const own = squashToken(tokens[to - 1]);
    const isFigure = best !== null && /^\d+$/.test(own) && !targets.some((target) => target.squashed.endsWith(own));
    const match = compare(squashed, targets, sheet.isPicture && !isFigure);
    if (!match) continue;
    const hit: LabelHit = {
      phrase: match.target.phrase,
      sheet,
      segment,
      tokens: tokens.slice(from, to),
      after: tokens.slice(to),
      before: tokens.slice(0, from),
      exactness: match.exactness,
    };
    // A longer label outweighs a few misread letters.
    if (!best || match.exactness >= best.hit.exactness - 0.15) best = { hit, to };
  }
  // A label that fills its line may go on under it: `Medicare wages` over `and tips`.
  if (best && (best.to < tokens.length || (best.to - from === 1 && hasFigureBeside(sheet, segment)))) return best;
  return wrappedMatch(sheet, segment, from, targets) ?? best;
}

/** `Tax   3.32` over `Total   44.82`: one word that has its value beside it goes on in no line under it. */
function hasFigureBeside(sheet: Sheet, segment: Segment): boolean {
  const middle = (segment.top + segment.bottom) / 2;
  const beside = sheet.segments.filter(
    (other) => other.left > segment.right && other.top < middle && other.bottom > middle,
  );
  const [next] = beside.toSorted((a, b) => a.left - b.left);
  return next !== undefined && /\d/.test(next.text) && !/\p{L}{2}/u.test(next.text);
}

/** A label set on two lines: `Other Benefits and / Information`. */
function wrappedMatch(
  sheet: Sheet,
  segment: Segment,
  from: number,
  targets: readonly Target[],
): { hit: LabelHit; to: number } | null {
  if (from > 1) return null;
  const tokens = segment.tokens.slice(from);
  const start = tokens.map(squashToken).join('');
  if (
    start.length < 3 ||
    !targets.some((target) => target.squashed.startsWith(start) && target.squashed.length > start.length + 1)
  )
    return null;
  const below = sheet.segments.find(
    (other) =>
      other.top - segment.bottom < segment.height * 0.8 &&
      other.top > segment.top + segment.height * 0.4 &&
      other.left < segment.right &&
      other.right > segment.left &&
      other.height < segment.height * 1.4,
  );
  if (!below) return null;
  for (let to = below.tokens.length; to > 0; to -= 1) {
    const squashed =
      start +
      squashLabel(
        below.tokens
          .slice(0, to)
          .map((token) => token.text)
          .join(' '),
      );
    const match = compare(squashed, targets, false);
    const all = [...tokens, ...below.tokens.slice(0, to)];
    const whole = segmentOf(all);
    const after = below.tokens.slice(to);
    if (match && whole)
      return {
        hit: {
          phrase: match.target.phrase,
          sheet,
          segment: { ...whole, top: below.top, bottom: below.bottom, height: below.height },
          tokens: all,
          after: after[0] && isUnderHeading(sheet, segment, after[0]) ? [] : after,
          before: segment.tokens.slice(0, from).filter(({ text }) => lead.test(text)),
          upper: segment,
          exactness: match.exactness,
        },
        to: segment.tokens.length,
      };
  }
  return null;
}

/** Text beside the lower line of a label set on two, with a heading of its own over it, belongs to that heading. */
const isUnderHeading = (sheet: Sheet, upper: Segment, next: Segment | Token): boolean =>
  sheet.segments.some(
    (heading) =>
      heading.top > upper.top - upper.height * 0.7 &&
      heading.bottom < next.top + upper.height * 0.5 &&
      heading.left > upper.right &&
      heading.left < next.right &&
      heading.right > next.left &&
      /\p{L}{2}/u.test(heading.text),
  );

function compare(
  squashed: string,
  targets: readonly Target[],
  isPicture: boolean,
): { target: Target; exactness: number } | null {
  for (const target of targets) if (target.squashed === squashed) return { target, exactness: 1 };
  if (!isPicture || squashed.length < 3) return null;
  const folded = foldLookalikes(squashed);
  for (const target of targets) if (target.folded === folded) return { target, exactness: 0.95 };
  // Another known label is no misreading of this one.
  if (squashed.length < 5 || isKnownLabel(squashed)) return null;
  let best: { target: Target; exactness: number } | null = null;
  for (const target of targets) {
    const limit =
      target.squashed.length < 6 ? 0 : target.squashed.length < 12 ? 1 : target.squashed.length < 22 ? 2 : 3;
    const distance = limit === 0 ? 1 : editDistance(folded, target.folded, limit);
    const exactness = 1 - (0.1 * distance) / Math.max(limit - 1, 1);
    if (distance <= limit && limit > 0 && exactness > (best?.exactness ?? 0)) best = { target, exactness };
  }
  return best;
}

const isKnownLabel = (squashed: string): boolean => findEntries(squashed, 'other', false).isKnown;

/** The text is a label of some paper to the letter, or ends as one. */
export const isLabelText = (text: string): boolean => /:$/.test(text) || isKnownLabel(squashLabel(text));

/** The label begins its line, or what stands before it is a number, a bullet or a wide gap. */
export function beginsLine(hit: LabelHit): boolean {
  const before = hit.before.at(-1);
  if (!before) return true;
  const first = hit.tokens[0];
  if (first && first.left - before.right > hit.segment.height * 1.1) return true;
  if (/[:;|]$/.test(before.text) || (/^[$€£]?[\d.,/-]+$/.test(before.text) && hit.before.length > 1)) return true;
  return hit.before.every((token) => lead.test(token.text));
}
