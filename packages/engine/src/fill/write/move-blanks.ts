// Values that a person had rather elsewhere than where the form has their place.
import type { Box } from '#document/read-document.ts';
import type { Span } from '#read/drawing.ts';
import type { PlacedBlank } from '../blanks/find-form-blanks.ts';
import type { PlannedField } from './planned-field.ts';

/** By the name of the blank. */
export type Moves = ReadonlyMap<string, Box>;

export function moveBlanks(blanks: readonly PlacedBlank[], moves: Moves): PlacedBlank[] {
  return blanks.map((blank) => {
    const box = moves.get(blank.slot.name);
    if (box === undefined) return blank;
    const { width, height } = blank.frame;
    const span: Span = [box[0] * width, box[1] * height, box[2] * width, box[3] * height];
    const [right, down] = [span[0] - blank.span[0], span[1] - blank.span[1]];
    const shift = ([x0, y0, x1, y1]: Span): Span => [x0 + right, y0 + down, x1 + right, y1 + down];
    return {
      ...blank,
      box,
      span,
      slot: movedSlot(blank.slot, box),
      ...(blank.cells === undefined ? {} : { cells: blank.cells.map(shift) }),
      ...(blank.lines === undefined ? {} : { lines: blank.lines.map(shift) }),
    };
  });
}

export function movePlanned(planned: readonly PlannedField[], moves: Moves): PlannedField[] {
  return planned.map((one) => {
    const box = moves.get(one.slot.name);
    const found = one.slot.widgets[0]?.box;
    return box === undefined || found === undefined ? one : { ...one, slot: movedSlot(one.slot, box), foundAt: found };
  });
}

const movedSlot = (slot: PlannedField['slot'], box: Box) => ({
  ...slot,
  widgets: slot.widgets.map((widget) => ({ ...widget, box })),
});

/** A place of some size on the page. */
export const isPlace = ([x0, y0, x1, y1]: Box) =>
  x0 >= 0 && y0 >= 0 && x1 <= 1 && y1 <= 1 && x1 - x0 > 0.002 && y1 - y0 > 0.002;
