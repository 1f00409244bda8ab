// Finds the place of a tick box's label where no text was detected: a mark that runs over the frame hides the word
// beside it.

import type { Rectangle } from '../rectangle.ts';
import { boundsOf, corners } from '../rectangle.ts';
import type { TickBox } from './find-tick-boxes.ts';

/** In sides of the box. */
const reach = { near: 1.2, wide: 2.6, high: 1.2 };
/** Boxes above and below that have words to their right. */
const minLabelled = 2;

/** Places to the right of boxes in whose column the others have text there, and they have none. `places`: of text, without the boxes. */
export function lookBeside(boxes: readonly TickBox[], places: readonly Rectangle[]): Rectangle[] {
  const bounds = places.map((place) => boundsOf(corners(place)));
  const isLabelled = (box: TickBox) => {
    const side = box.right - box.left;
    const middle = (box.top + box.bottom) / 2;
    return bounds.some(
      ([left, top, right, bottom]) =>
        top < middle && bottom > middle && left < box.right + side * reach.near && right > box.right + side / 2,
    );
  };
  const labelled = boxes.filter(isLabelled);
  return boxes
    .filter((box) => !labelled.includes(box))
    .filter((box) => labelled.filter((other) => isInColumn(other, box)).length >= minLabelled)
    .map((box) => {
      const side = box.right - box.left;
      return {
        centre: { x: box.right + (side * reach.wide) / 2, y: (box.top + box.bottom) / 2 },
        width: side * reach.wide,
        height: side * reach.high,
        angle: 0,
      };
    });
}

function isInColumn(a: TickBox, b: TickBox): boolean {
  return Math.abs(a.left - b.left) < b.right - b.left;
}
