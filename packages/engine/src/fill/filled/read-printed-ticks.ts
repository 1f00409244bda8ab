// Boxes to tick of a printed page: those that were found when it was read and those that its drawing has besides, ticked where the picture shows a mark.
import type { Box, FormField, Page } from '#document/read-document.ts';
import type { Span } from '#read/drawing.ts';
import { type PageFrame, toBox } from '#read/pdf/page-frame.ts';
import { sharedArea } from '../blanks/blank.ts';
import type { DrawnPage } from '../blanks/read-page-inks.ts';
import type { SeenBox } from './find-boxes.ts';
import { holds } from './find-typed.ts';
import { listTicks, nameTick } from './list-ticks.ts';

/** @returns the fields of the page, those that are ticked called by what the form asks there, and further ticked ones */
export function readPrintedTicks(page: Page, drawn: DrawnPage, seen: readonly SeenBox[]): FormField[] {
  const { frame, inks } = drawn;
  const known = page.fields.flatMap((field) => {
    const span = toSpan(field.box, frame);
    const isMarked = seen.some((box) => box.isMarked && sharedArea(box.span, span) > 0);
    return field.kind === 'checkbox' ? [{ field, span, isTicked: field.checked === true || isMarked }] : [];
  });
  const hasLetter = (box: Span) => inks.some(({ text, span }) => /[\p{L}\p{N}]/u.test(text) && holds(box, span));
  const others = seen
    .filter((box) => !known.some(({ span }) => sharedArea(box.span, span) > 0))
    .map(({ span, isMarked }) => ({ span, isTicked: isMarked, isShape: hasLetter(span) }));
  const ticked = listTicks(page, drawn, [...known, ...others]);
  const fields = page.fields.map((field) => {
    const box = known.find((one) => one.field === field);
    if (box?.isTicked !== true) return field;
    const named = ticked.find(({ span }) => span === box.span);
    return named === undefined ? { ...field, checked: true } : nameTick({ ...field, checked: true }, named);
  });
  const besides = ticked.flatMap(({ span, label, option }): FormField[] => {
    if (!others.some((other) => other.span === span)) return [];
    const said = option === undefined ? { label } : { label, option };
    return [{ name: '', ...said, kind: 'checkbox', value: '', checked: true, box: toBox(frame, span) }];
  });
  return [...fields, ...besides];
}

export const toSpan = ([x0, y0, x1, y1]: Box, { width, height }: PageFrame): Span => [
  x0 * width,
  y0 * height,
  x1 * width,
  y1 * height,
];
