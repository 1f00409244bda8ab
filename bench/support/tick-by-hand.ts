// Boxes of a form ticked as people do it with a pen: crosses and ticks that go beyond their frame, none like the other.
import { type PDFDocument, type PDFPage, rgb } from '@cantoo/pdf-lib';
import { randomOf } from './random.ts';
import type { FieldPlace } from './read-field-places.ts';

export interface HandTick {
  readonly place: FieldPlace;
  readonly isTicked: boolean;
}

/** One box of so many. */
const oneOf = 3;
/** Points. */
const side = { min: 4, max: 18 };
const inks = [rgb(0.08, 0.08, 0.1), rgb(0.1, 0.15, 0.5), rgb(0.2, 0.2, 0.22)];

/** Draws the marks onto the pages, which stand upright. @returns all boxes of the form with what became of them */
export function tickByHand(document: PDFDocument, places: readonly FieldPlace[]): HandTick[] {
  const answered = new Set<string>();
  return places.filter(isBox).map((place): HandTick => {
    const random = randomOf(`${place.page} ${place.name} ${place.span.join(' ')}`);
    const question = place.kind === 'radio' ? place.name : `${place.name} ${place.span.join(' ')}`;
    const isTicked = random() < 1 / oneOf && !answered.has(question);
    if (!isTicked) return { place, isTicked };
    answered.add(question);
    drawMark(document.getPage(place.page - 1), place, random);
    return { place, isTicked };
  });
}

const isBox = ({ kind, span: [x0, y0, x1, y1] }: FieldPlace) =>
  (kind === 'checkbox' || kind === 'radio') &&
  Math.min(x1 - x0, y1 - y0) >= side.min &&
  Math.max(x1 - x0, y1 - y0) <= side.max;

function drawMark(page: PDFPage, { span: [x0, y0, x1, y1] }: FieldPlace, random: () => number): void {
  const { x, y, height } = page.getCropBox();
  const size = Math.min(x1 - x0, y1 - y0);
  const middle = { x: x + (x0 + x1) / 2, y: y + height - (y0 + y1) / 2 };
  const point = (across: number, up: number) => ({
    x: middle.x + size * (across + 0.16 * (random() - 0.5)),
    y: middle.y + size * (up + 0.16 * (random() - 0.5)),
  });
  const look = { thickness: 0.8 + random() * 0.7, color: inks[Math.floor(random() * inks.length)]! };
  const reach = 0.42 + 0.25 * random();
  if (random() < 0.5) {
    page.drawLine({ start: point(-reach, -reach), end: point(reach, reach), ...look });
    page.drawLine({ start: point(-reach, reach), end: point(reach, -reach), ...look });
  } else {
    const foot = point(-0.08, -0.36);
    page.drawLine({ start: point(-0.42, 0.02), end: foot, ...look });
    page.drawLine({ start: foot, end: point(reach, reach + 0.1), ...look });
  }
}
