// A line of the result: its words with boxes relative to the picture.

import type { Line } from '#document/read-document.ts';
import { boundsOf, corners, type Rectangle } from '../rectangle.ts';
import type { PlacedWord } from './place-words.ts';

export function toLine(words: readonly PlacedWord[], width: number, height: number): Line {
  return {
    text: words.map((word) => word.text).join(' '),
    box: relativeBox(
      words.map((word) => word.place),
      width,
      height,
    ),
    words: words.map(({ text, place, confidence }) => ({ text, box: relativeBox([place], width, height), confidence })),
    confidence: words.reduce((sum, word) => sum + word.confidence, 0) / words.length,
  };
}

/** Relative 0–1 to a picture of `width` × `height`. */
function relativeBox(places: readonly Rectangle[], width: number, height: number): [number, number, number, number] {
  const [left, top, right, bottom] = boundsOf(places.flatMap(corners));
  const within = (value: number) => Math.min(1, Math.max(0, value));
  return [within(left / width), within(top / height), within(right / width), within(bottom / height)];
}
