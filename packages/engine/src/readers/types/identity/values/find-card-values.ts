// Gives each caption of a card the words that are its value: after it, in the next column of its row, or under it.

import {
  boundsOf,
  isSameRow,
  joinWords,
  overlapX,
  type PlacedWord,
  type Rect,
  type Segment,
} from '#document/layout.ts';
import type { CaptionEntry } from '#lexicon/caption-entry.ts';
import { matchCityLine } from '#normalise/match-city-line.ts';
import { countFitting, fitsField, isStrict } from '../captions/fit-field.ts';
import type { Caption } from '../captions/mark-captions.ts';
import { flipCard } from './flip-card.ts';
import type { CardValue, MarkedCard, Run } from './marked-card.ts';

/** Of this many captions with values a card is known whose captions stand under them. */
const FEWEST_BELOW = 4;

/** Best first: a word is part of one value, a caption has one. */
export function findCardValues(card: MarkedCard): CardValue[] {
  const values = assignValues(card);
  const flipped = flipCard(card);
  const above = flipped.turnBack(assignValues(flipped.card));
  const gain = sumOfScores(above) - sumOfScores(values);
  return above.length >= FEWEST_BELOW && gain > 0.15 * sumOfScores(values) ? above : values;
}

/** Loose fields take whatever stands nearest; what has a look of its own tells which way a card is laid out. */
const sumOfScores = (values: readonly CardValue[]): number =>
  values.reduce((sum, { entry, score }) => sum + (isStrict(entry) ? 2 * score : score), 0);

function assignValues(card: MarkedCard): CardValue[] {
  const proposals = card.captions
    .flatMap((caption) => caption.entries.flatMap((entry) => propose(card, caption, entry)))
    .sort((a, b) => b.score - a.score);
  const taken = new Set<PlacedWord>();
  const served = new Set<Caption>();
  return proposals.filter(({ caption, words }) => {
    if (served.has(caption) || words.some((word) => taken.has(word))) return false;
    served.add(caption);
    for (const word of words) taken.add(word);
    return true;
  });
}

export function markRuns(segments: readonly Segment[], captions: readonly Caption[]): Run[] {
  return segments.flatMap((segment) => {
    const own = captions.filter((caption) => caption.segment === segment).sort((a, b) => a.from - b.from);
    const cuts = [0, ...own.flatMap(({ from, to }) => [from, to]), segment.words.length];
    const runs: Run[] = [];
    for (let i = 0; i < cuts.length; i += 2) {
      const words = trim(segment.words.slice(cuts[i], cuts[i + 1]));
      if (words.length > 0) runs.push({ ...boundsOf(words), words, segment });
    }
    return runs;
  });
}

function trim(words: readonly PlacedWord[]): readonly PlacedWord[] {
  const says = ({ text }: PlacedWord): boolean => /[\p{L}\d]/u.test(text);
  return words.slice(Math.max(words.findIndex(says), 0), words.findLastIndex(says) + 1);
}

function propose(card: MarkedCard, caption: Caption, entry: CaptionEntry): CardValue[] {
  const make: Make = (run, words, place, end) => {
    const onward = isStrict(entry) ? wordsRightOf(card, run, 2.6).filter(({ x0 }) => x0 < end) : [];
    const row = isStrict(entry) ? [...words, ...onward] : withDate(card, run, entry, words);
    const texts = row.map(({ text }) => text);
    const count = countFitting(entry, texts);
    if (count === 0) return [];
    const first = row.slice(0, count);
    const fit = fitsField(entry, texts.slice(0, count).join(' '));
    const lines = [first, ...linesUnder(card, caption, entry, first)];
    return [
      {
        caption,
        entry,
        words: lines.flat(),
        text: lines.map(joinWords).join('\n'),
        score: place * (0.55 + 0.45 * fit) * caption.exactness,
      },
    ];
  };
  const right = rightOf(card, caption, make);
  const isBeside = (right[0]?.words[0]?.x0 ?? Number.POSITIVE_INFINITY) - caption.x1 < 3 * (caption.y1 - caption.y0);
  return isBeside ? right : [...right, ...below(card, caption, entry, make)];
}

/** `end`: where the next caption's column begins. */
type Make = (run: Run, words: readonly PlacedWord[], place: number, end: number) => CardValue[];

function rightOf(card: MarkedCard, caption: Caption, make: Make): CardValue[] {
  const { segment } = caption;
  const height = caption.y1 - caption.y0;
  const own = card.captions.filter((other) => other.segment === segment && other.from >= caption.to);
  const end = Math.min(...own.map(({ from }) => from), segment.words.length);
  const after = card.runs.find((run) => {
    const at = run.segment === segment ? segment.words.indexOf(run.words[0]!) : -1;
    return at >= caption.to && at < end;
  });
  if (after) return make(after, after.words, 1, Number.POSITIVE_INFINITY);
  if (end < segment.words.length) return [];
  const next = card.runs
    .filter((run) => run.segment !== caption.segment && isSameRow(run, caption) && run.x0 >= caption.x1 - 0.3 * height)
    .sort((a, b) => a.x0 - b.x0)[0];
  if (!next || isCaptionBetween(card, caption, next)) return [];
  const gap = (next.x0 - caption.x1) / height;
  return gap > 22 ? [] : make(next, next.words, 0.94 - gap * 0.012, Number.POSITIVE_INFINITY);
}

const isCaptionBetween = (card: MarkedCard, caption: Caption, run: Run): boolean =>
  card.captions.some(
    (other) =>
      other !== caption && isSameRow(other, caption) && other.x0 >= caption.x1 - 0.001 && other.x1 <= run.x0 + 0.001,
  );

function below(card: MarkedCard, caption: Caption, entry: CaptionEntry, make: Make): CardValue[] {
  const height = caption.y1 - caption.y0;
  const column = columnOf(card, caption);
  const reach = isStrict(entry) ? 3.6 : 2.6;
  const seen: CardValue[] = [];
  const candidates = card.runs
    .filter((run) => run.y0 > caption.y0 + 0.5 * height && run.y0 - caption.y1 < reach * height)
    .map((run) => ({ run, words: clip(run, column, caption) }))
    .filter(({ run, words }) => words.length > 0 && !isClosedOff(card, caption, run))
    .sort((a, b) => a.run.y0 - b.run.y0);
  for (const { run, words } of candidates) {
    const rows = Math.max(0, (run.y0 - caption.y1) / height);
    const shift = Math.abs(words[0]!.x0 - caption.x0) / height;
    const found = make(run, words, 0.93 - 0.05 * rows - 0.012 * Math.min(shift, 10), column.end);
    seen.push(...found);
    // Free text begins right under its caption or not at all.
    if (!isStrict(entry)) break;
  }
  return seen;
}

interface Column {
  readonly x0: number;
  /** Values begin before this. */
  readonly x1: number;
  /** The next caption of the row: values end before this. */
  readonly end: number;
}

/** From a little left of the caption to the next one on its row. */
function columnOf(card: MarkedCard, caption: Caption): Column {
  const height = caption.y1 - caption.y0;
  const row = card.captions.filter((other) => other !== caption && isSameRow(other, caption));
  const next = Math.min(...row.filter(({ x0 }) => x0 >= caption.x1 - 0.3 * height).map(({ x0 }) => x0 - 0.4 * height));
  const before = Math.max(...row.filter(({ x1 }) => x1 <= caption.x0 + 0.3 * height).map(({ x1 }) => x1));
  return {
    x0: Math.max(caption.x0 - 2.2 * height, before),
    x1: Math.min(caption.x1 + 14 * height, next),
    end: next,
  };
}

/** The words of a run that begin in the column; all of them when they lie under the middle of the caption. */
function clip(run: Run, column: Column, caption: Caption): readonly PlacedWord[] {
  const inside = run.words.filter(({ x0 }) => x0 >= column.x0 && x0 < column.x1);
  const [first] = inside;
  if (first === run.words[0]) return run.words.filter(({ x0 }) => x0 < column.end);
  const isCentred =
    run.x1 < column.x1 && overlapX(run, caption) > 0.5 * Math.min(run.x1 - run.x0, caption.x1 - caption.x0);
  if (isCentred && run.words.length <= 7) return run.words;
  if (!first) return [];
  const before = run.words[run.words.indexOf(first) - 1];
  return before && first.x0 - before.x1 < 0.45 * run.segment.height ? [] : inside;
}

/** Another caption stands between the two; the same one in another language does not count. */
function isClosedOff(card: MarkedCard, caption: Caption, run: Run): boolean {
  const height = caption.y1 - caption.y0;
  return card.captions.some(
    (other) =>
      other !== caption &&
      other.y0 > caption.y0 + 0.6 * height &&
      other.y1 < run.y0 + 0.4 * height &&
      (overlapX(other, caption) > 0 || overlapX(other, run) > 0) &&
      !other.entries.some(({ name }) => caption.entries.some((entry) => entry.name === name)),
  );
}

/** A place whose date stands further right (`NEW DELHI      ON   12-02-24`), or a date whose place does. */
function withDate(
  card: MarkedCard,
  run: Run,
  entry: CaptionEntry,
  words: readonly PlacedWord[],
): readonly PlacedWord[] {
  if (entry.shape !== 'place_and_date') return words;
  if (words.some(({ text }) => /\d{2}/.test(text)))
    return words.some(({ text }) => /\p{L}{4}/u.test(text)) ? words : [...words, ...wordsRightOf(card, run, 5)];
  const row: PlacedWord[] = [...words];
  for (let at: Run | undefined = run; at && row.length < 8; ) {
    const next: PlacedWord[] = wordsRightOf(card, at, 20);
    row.push(...next);
    at = card.runs.find((other) => other.words[0] === next[0]);
    if (next.some(({ text }) => /\d{2}/.test(text))) break;
  }
  return row;
}

/** The next words of the row, where reading broke a value at a wide space: `14 JAN /JAN   13`. */
function wordsRightOf(card: MarkedCard, run: Run, reach: number): PlacedWord[] {
  const height = run.y1 - run.y0;
  const next = card.runs.find(
    (other) =>
      other.segment !== run.segment &&
      isSameRow(other, run) &&
      other.x0 >= run.x1 - 0.2 * height &&
      other.x0 - run.x1 < reach * height,
  );
  const isFree =
    next && !card.captions.some((caption) => isSameRow(caption, run) && caption.x1 > run.x1 && caption.x0 < next.x0);
  return isFree ? [...next.words] : [];
}

const mostLines: Readonly<Record<string, number>> = { address: 4, authority: 2, text: 2 };

/** Lines set tightly under the first and lined up with it, without captions: the rest of an address, an authority, a trade. */
function linesUnder(
  card: MarkedCard,
  caption: Caption,
  entry: CaptionEntry,
  first: readonly PlacedWord[],
): PlacedWord[][] {
  const lines: PlacedWord[][] = [];
  let above: Rect = boundsOf(first);
  const isName = entry.name === 'surname' || entry.name === 'full_name';
  const endsOpen = isName && /,$/.test(first.at(-1)!.text);
  const most = isName ? 2 : (mostLines[entry.shape] ?? 1);
  // One number may stand for both names (`1,2`); the second may begin under it.
  const isBoth = caption.isNumbered && entry.name === 'full_name';
  while (lines.length + 1 < most) {
    // Under town and code an American card has the county, if anything.
    if (entry.shape === 'address' && matchCityLine(joinWords(lines.at(-1) ?? first))?.country === 'US') break;
    const height = above.y1 - above.y0;
    const next = card.runs.find(
      (run) =>
        run.y0 > above.y0 + 0.55 * height &&
        run.y0 - above.y1 < (isName && !endsOpen ? 0.5 : 0.9) * height &&
        (isName && !endsOpen
          ? (isBoth || !card.isLicence) &&
            (Math.abs(run.x0 - above.x0) < 0.4 * height || (isBoth && Math.abs(run.x0 - caption.x0) < 0.4 * height))
          : isLinedUp(run, above, height)) &&
        run.words[0] === run.segment.words[0] &&
        !card.captions.some((other) => other.segment === run.segment),
    );
    const words = next && (isName ? wholeInSameCase(next.words, first) : inSameCase(next.words, first));
    if (!words || words.length === 0 || (entry.shape !== 'address' && words.some(({ text }) => /\d/.test(text)))) break;
    lines.push(words);
    above = boundsOf(words);
  }
  return lines;
}

const isLinedUp = (run: Rect, above: Rect, height: number): boolean =>
  Math.abs(run.x0 - above.x0) < 1.6 * height || Math.abs(run.x0 + run.x1 - above.x0 - above.x1) < 1.6 * height;

/** The second line of a name is written as the first one is, all of it. */
function wholeInSameCase(words: readonly PlacedWord[], first: readonly PlacedWord[]): PlacedWord[] {
  const isCapital = (all: readonly PlacedWord[]): boolean => !all.some(({ text }) => /\p{Ll}/u.test(text));
  const isName = words.every(({ text }) => /^\p{Lu}[\p{L}\p{M}'’.,-]*$/u.test(text));
  return isName && isCapital(words) === isCapital(first) ? [...words] : [];
}

/** Of a line that goes on from capitals only its capitals: small letters behind them belong to the background. */
function inSameCase(words: readonly PlacedWord[], first: readonly PlacedWord[]): PlacedWord[] {
  const isSmall = ({ text }: PlacedWord): boolean => /^\p{Ll}/u.test(text);
  if (first.some(({ text }) => /\p{Ll}/u.test(text))) return [...words];
  const end = words.findIndex(isSmall);
  return words.slice(0, end < 0 ? undefined : end);
}
