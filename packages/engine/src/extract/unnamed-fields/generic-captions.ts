// Captions that no lexicon has to know: words before a colon, and short lines that may ask for what stands beside or below.

import { type Caption, numbering, toCaption } from '#layout/caption.ts';
import { getLimits } from '#layout/limits.ts';
import type { PageGrid } from '#layout/page-grid.ts';
import type { PlacedWord, Segment } from '#layout/segments.ts';

const maxWords = 10;
/** Behind the value of another caption: a name has one or two words more than can be told. */
const maxBehindValue = 4;
/** On long pages of prose every line would look at its neighbours. */
const maxSegments = 1500;

const endsInColon = /[:：]$/;
const hasLetters = /\p{L}{2}/u;

/** Known captions with those that colons mark, by segment, in the order of their words. */
export function addColonCaptions(known: readonly (readonly Caption[])[], grid: PageGrid): Caption[][] {
  return grid.segments.map((segment, at) => {
    const own = known[at]!;
    const more = segment.words.flatMap(({ text }, end) => {
      const isMark = endsInColon.test(text) && !/^\d{1,2}[:：]$/.test(text);
      if (!isMark || own.some(({ from, to }) => end >= from && end <= to)) return [];
      const caption = captionEndingAt(segment, end, own);
      return caption ? [caption] : [];
    });
    return [...own, ...more].sort((a, b) => a.from - b.from);
  });
}

function captionEndingAt(segment: Segment, end: number, known: readonly Caption[]): Caption | undefined {
  const { words } = segment;
  const colon = words.findLastIndex(({ text }, at) => at < end && endsInColon.test(text));
  const before = Math.max(colon + 1, ...known.filter(({ to }) => to <= end).map(({ to }) => to));
  const from = before === 0 ? beginOf(words, end) : startBehindValue(words, before, end);
  const text = words.slice(from, end + 1);
  const isSentence = text.some(({ text: word }, at) => at < text.length - 1 && /[.;!?]$/.test(word) && word.length > 4);
  if (isSentence || !text.some((word) => hasLetters.test(word.text))) return undefined;
  return toCaption(segment, from, end + 1, [], '', 1);
}

const beginOf = (words: readonly PlacedWord[], end: number): number => {
  const first = words.findIndex(({ text }) => !numbering.test(text));
  return Math.max(first < 0 || first > end ? 0 : first, end + 1 - maxWords);
};

/** The widest gap parts `John Smith   Age:`; where all are alike the last word is the caption. */
function startBehindValue(words: readonly PlacedWord[], from: number, end: number): number {
  let best = end;
  let widest = 0;
  for (let at = end; at > Math.max(from, end - maxBehindValue); at--) {
    const gap = words[at]!.x0 - words[at - 1]!.x1;
    if (gap > getLimits().gapRatio * widest) [best, widest] = [at, gap];
  }
  return best;
}

/** Short lines without a caption in them. */
export function lineCaptions(captions: readonly (readonly Caption[])[], grid: PageGrid): Caption[] {
  if (grid.segments.length > maxSegments) return [];
  return grid.segments.flatMap((segment) => {
    const { words } = segment;
    if (captions[segment.index]!.length > 0 || words.length > maxWords) return [];
    const first = words.findIndex(({ text }) => !numbering.test(text));
    const isAsking = first >= 0 && /^["“(]?\p{L}/u.test(words[first]!.text);
    if (!isAsking || !words.slice(first).some(({ text }) => hasLetters.test(text))) return [];
    return [toCaption(segment, first, words.length, [], '', 1)];
  });
}
