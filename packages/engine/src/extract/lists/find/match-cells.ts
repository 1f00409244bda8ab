// Matches the cells of a row with headings, where headings are centred and cells are not.

/** Left and right edge, on one scale. */
interface Stretch {
  readonly left: number;
  readonly right: number;
}

/** As many cells as headings, at least three, and none that reaches under a neighbour's heading: the first cell is the first heading's, and so on. */
export function isInOrder(headings: readonly Stretch[], cells: readonly Stretch[]): boolean {
  return (
    headings.length >= 3 &&
    cells.length === headings.length &&
    cells.every(({ left, right }, at) => {
      const before = headings[at - 1];
      const next = headings[at + 1];
      return (!before || left >= before.right) && (!next || right <= next.left);
    })
  );
}

/** The cell reaches under the next heading and not under this one. */
export function isUnderNext(cell: Stretch, heading: Stretch, next: Stretch): boolean {
  const shared = Math.min(cell.right, next.right) - Math.max(cell.left, next.left);
  const isBesideOwn = cell.left >= heading.right;
  return isBesideOwn && shared > 0.5 * Math.min(cell.right - cell.left, next.right - next.left);
}
