// Words between two places, one above the other, belong to the one that the ends of their column tell: where words stand
// over its first place and none under its last, words are over their places all the way down.
import { overlapsAcross } from '../form/boxes.ts';
import type { FormSlot } from '../form/form-slot.ts';
import type { PrintedLabel, Side } from '../form/printed-words.ts';
import type { Printed } from './find-columns.ts';

type Told = 'above' | 'below';

/** Factor for words of the other place. */
const OTHERS = 0.4;
/** Left words so near are the caption. */
const led = 0.9;
/** Columns that tell one side, before the others follow. */
const enough = 2;

export function settleSides(slots: readonly FormSlot[], printed: Printed): Printed {
  const columns = findColumns(slots, printed);
  const told = columns.map((column) => sideOf(column, printed));
  const count = (side: Told) => told.filter((one) => one === side).length;
  const usual = (['above', 'below'] as const).find(
    (side) => count(side) >= enough && count(side) > 2 * count(side === 'above' ? 'below' : 'above'),
  );
  const sides = new Map<number, Told>();
  for (const [at, column] of columns.entries()) {
    const side = usual ?? told[at];
    if (side !== undefined) for (const index of column) sides.set(index, side);
  }
  return printed.map((places, index) => {
    const side = sides.get(index);
    return side === undefined ? places : places.map((around) => around.map((label) => weigh(label, side)));
  });
}

function weigh(label: PrintedLabel, side: Told): PrintedLabel {
  if (label.side === side) return { ...label, nearness: 1 };
  return label.side === 'above' || label.side === 'below' ? { ...label, nearness: label.nearness * OTHERS } : label;
}

function sideOf(column: readonly number[], printed: Printed): Told | undefined {
  const isOver = textOf(printed[column[0]!]!, 'above') !== '';
  const isUnder = textOf(printed[column.at(-1)!]!, 'below') !== '';
  return isOver === isUnder ? undefined : isOver ? 'above' : 'below';
}

const textOf = ([around = []]: Printed[number], side: Side) => around.find((label) => label.side === side)?.text ?? '';

/** Places of a column, from above, with words of both between each two of them. */
function findColumns(slots: readonly FormSlot[], printed: Printed): number[][] {
  const next = slots.map((slot, index) =>
    isOpen(slot, printed[index]!) ? findNext(slots, printed, index) : undefined,
  );
  const isNext = new Set(next);
  return slots.flatMap((_, index) => {
    if (next[index] === undefined || isNext.has(index)) return [];
    const column: number[] = [index];
    let at: number | undefined = next[index];
    while (at !== undefined && !column.includes(at)) {
      column.push(at);
      at = next[at];
    }
    return [column];
  });
}

const isOpen = ({ kind, isCaptionedBelow, cell, widgets }: FormSlot, [around = []]: Printed[number]) =>
  kind !== 'checkbox' &&
  kind !== 'radio' &&
  isCaptionedBelow !== true &&
  cell === undefined &&
  widgets.length === 1 &&
  !around.some(({ side, nearness }) => side === 'inside' || (side === 'left' && nearness > led));

function findNext(slots: readonly FormSlot[], printed: Printed, index: number): number | undefined {
  const [own] = slots[index]!.widgets;
  const words = textOf(printed[index]!, 'below');
  const under = slots.flatMap((slot, at) => {
    const [widget] = slot.widgets;
    const isUnder = widget!.page === own!.page && widget!.box[1] >= own!.box[3] - 0.002;
    if (!isUnder || !overlapsAcross(widget!.box, own!.box) || !isOpen(slot, printed[at]!)) return [];
    const over = textOf(printed[at]!, 'above');
    return over !== '' && words !== '' && (words.includes(over) || over.includes(words)) ? [at] : [];
  });
  return under.toSorted((a, b) => slots[a]!.widgets[0]!.box[1] - slots[b]!.widgets[0]!.box[1])[0];
}
