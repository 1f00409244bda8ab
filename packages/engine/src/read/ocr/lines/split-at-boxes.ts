// A tick box between two words ends the line: what follows is the next choice.

import { boundsOf, corners } from '../rectangle.ts';
import type { TickBox } from '../tick-boxes/find-tick-boxes.ts';
import type { PlacedWord } from './place-words.ts';

export function splitAtBoxes(words: readonly PlacedWord[], boxes: readonly TickBox[]): PlacedWord[][] {
  const lines: PlacedWord[][] = [];
  words.forEach((word, index) => {
    const previous = words[index - 1];
    if (previous && !boxes.some((box) => standsBetween(box, previous, word))) lines.at(-1)!.push(word);
    else lines.push([word]);
  });
  return lines;
}

function standsBetween(box: TickBox, before: PlacedWord, after: PlacedWord): boolean {
  const [, top, right, bottom] = boundsOf(corners(before.place));
  const [left] = boundsOf(corners(after.place));
  const x = (box.left + box.right) / 2;
  const y = (box.top + box.bottom) / 2;
  return x > right && x < left && y > top - (bottom - top) * 0.3 && y < bottom + (bottom - top) * 0.3;
}
