// Finds the fields of a fillable form under the blanks of its flat copy: one, or the pieces of a number that is one
// place there.
import type { FieldPlace, Quad } from './read-field-places.ts';

/** Of the smaller one. */
const enough = 0.5;

export function fieldsUnder(page: number, box: Quad, places: readonly FieldPlace[]): FieldPlace[] {
  return places
    .filter(
      (place) => place.page === page && sharedArea(place.box, box) > enough * Math.min(areaOf(place.box), areaOf(box)),
    )
    .toSorted((a, b) => a.box[0] - b.box[0]);
}

const areaOf = ([x0, y0, x1, y1]: Quad) => (x1 - x0) * (y1 - y0);

function sharedArea(a: Quad, b: Quad): number {
  return (
    Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]))
  );
}
