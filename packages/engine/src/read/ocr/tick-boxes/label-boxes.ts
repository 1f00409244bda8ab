// Gives each tick box the words printed beside it: as a rule those to its right, up to the next box.

import type { Box, FormField, Line, Word } from '#document/read-document.ts';
import type { TickBox } from './find-tick-boxes.ts';

/** In widths of the box. */
const nearestLabel = 3;

/** `width` and `height` of the picture in pixels. */
export function labelBoxes(
  boxes: readonly TickBox[],
  lines: readonly Line[],
  width: number,
  height: number,
): FormField[] {
  const placed = boxes.map((tick) => ({
    tick,
    box: [tick.left / width, tick.top / height, tick.right / width, tick.bottom / height] as const,
  }));
  const beside = placed.map(({ box }) => {
    const others = placed.map((other) => other.box).filter((other) => other !== box && isLevel(other, box));
    return { box, others, left: labelLeft(box, others, lines), right: labelRight(box, others, lines) };
  });
  // The last box of a row has something to its right only where labels stand there.
  const last = beside.filter(({ box, others }) => others.every((other) => other[0] < box[0]));
  const isRight = last.filter(({ right }) => right !== '').length * 2 >= last.length;
  return placed.map(({ tick, box }, index) => {
    const { others, left, right } = beside[index]!;
    // In a row, what stands before a box labels the box before it.
    const label = isRight ? right || (others.length === 0 ? left : '') : left || right;
    return { name: '', label, kind: 'checkbox', value: '', checked: tick.checked, box };
  });
}

function isLevel(a: Box, b: Box): boolean {
  const middle = (b[1] + b[3]) / 2;
  return middle > a[1] - (b[3] - b[1]) * 0.2 && middle < a[3] + (b[3] - b[1]) * 0.2;
}

function textOf(words: readonly Word[]): string {
  return words.map((word) => word.text).join(' ');
}

function labelRight(box: Box, others: readonly Box[], lines: readonly Line[]): string {
  const reach = (box[2] - box[0]) * nearestLabel;
  const end = Math.min(...others.filter((other) => other[0] >= box[2]).map((other) => other[0]), 2);
  const line = lines.find(({ words, box: place }) => {
    const first = words.find((word) => word.box[0] >= box[2] - reach * 0.1);
    return isLevel(place, box) && first && first.box[0] - box[2] < reach && first.box[0] < end;
  });
  return line ? textOf(line.words.filter((word) => word.box[0] >= box[2] - reach * 0.1 && word.box[0] < end)) : '';
}

function labelLeft(box: Box, others: readonly Box[], lines: readonly Line[]): string {
  const reach = (box[2] - box[0]) * nearestLabel;
  const start = Math.max(...others.filter((other) => other[2] <= box[0]).map((other) => other[2]), -1);
  const line = lines.find(({ words, box: place }) => {
    const last = words.findLast((word) => word.box[2] <= box[0] + reach * 0.1);
    return isLevel(place, box) && last && box[0] - last.box[2] < reach && last.box[2] > start;
  });
  return line ? textOf(line.words.filter((word) => word.box[2] <= box[0] + reach * 0.1 && word.box[0] >= start)) : '';
}
