// Words of one line picture as text with the box its ink fills, in pixels of the picture.

import { correctWord } from '../corrections/corrections.ts';
import type { ReadLine } from '../recognise/read-line.ts';
import type { InkedLine } from '../recognise/trim-line.ts';
import { partOf, type Rectangle } from '../rectangle.ts';
import { findGaps, type Gap } from '../spacing/find-gaps.ts';
import type { Ink } from '../spacing/ink-profile.ts';
import { spaceProbabilities } from '../spacing/space-odds.ts';
import { splitWords, type WordRange } from '../spacing/split-words.ts';

export interface PlacedWord {
  readonly text: string;
  readonly place: Rectangle;
  readonly confidence: number;
}

export function placeWords({ picture, ink }: InkedLine, line: ReadLine): PlacedWord[] {
  if (line.characters.length === 0) return [];
  const gaps = findGaps(line.characters, ink, line.pixelsPerStep);
  const spaces = spaceProbabilities(line, gaps, ink.rows[1] - ink.rows[0], ink.height);
  const texts = line.characters.map(({ text }) => text);
  const ranges = splitWords(texts, spaces);
  return ranges.map((range) => {
    const following = line.characters[range.to]?.text ?? '';
    const characters = correctWord(line.characters.slice(range.from, range.to), following);
    const [left, right] = inkColumns(ink, line, gaps, range);
    const [top, bottom] = inkRows(ink, left, right);
    const scale = picture.place.height / picture.height;
    const stretch = picture.place.width / picture.width;
    return {
      text: characters.map((character) => character.text).join(''),
      place: partOf(picture.place, left * stretch, top * scale, right * stretch, bottom * scale),
      confidence: characters.reduce((sum, character) => sum + character.confidence, 0) / characters.length,
    };
  });
}

/** From the end of the gap before the word to the start of the gap after it; at the ends of the line, as far as its ink goes on. */
function inkColumns(ink: Ink, line: ReadLine, gaps: readonly Gap[], { from, to }: WordRange): [number, number] {
  const { free } = ink;
  const first = Math.floor(line.characters[from]!.from * line.pixelsPerStep);
  const last = Math.ceil(Math.min(ink.width, line.characters[to - 1]!.to * line.pixelsPerStep));
  let left = from > 0 ? gaps[from - 1]!.to : inkEnd(free, first, -1, ink.height);
  let right = to < line.characters.length ? gaps[to - 1]!.from : inkEnd(free, last - 1, 1, ink.height) + 1;
  while (left < first && free[left]) left++;
  while (right > last && free[right - 1]) right--;
  return right - left >= 2 ? [left, right] : [first, last];
}

/** Goes on from `start` over ink and the narrow gaps within a letter, and stops where wider paper begins. */
function inkEnd(free: Uint8Array, start: number, direction: 1 | -1, height: number): number {
  const widest = height * 0.12;
  let end = Math.min(Math.max(start, 0), free.length - 1);
  for (
    let x = end, paper = 0;
    x >= 0 && x < free.length && Math.abs(x - start) <= height && paper <= widest;
    x += direction
  ) {
    paper = free[x] ? paper + 1 : 0;
    if (!free[x]) end = x;
  }
  return end;
}

function inkRows({ amount, width, rows }: Ink, left: number, right: number): [number, number] {
  const isInked = (row: number) => {
    let sum = 0;
    for (let x = left; x < right; x++) sum += amount[row * width + x]!;
    return sum > 0.8;
  };
  let [top, bottom] = rows;
  while (top < bottom - 4 && !isInked(top)) top++;
  while (bottom > top + 4 && !isInked(bottom - 1)) bottom--;
  return [top, bottom];
}
