// The numbered words that open a row or block of places, each of which has a caption of its own: "13. Savings account. Contributions ____ Interest ____".
import type { Box } from '#document/read-document.ts';
import type { Cluster, PagePlan } from './plan-page.ts';
import { onRow, says } from './row-words.ts';

const numbered = /^\d{1,2}[a-z]?[.)]?\s+\p{L}/u;
const number = /^\d{1,2}[a-z]?[.)]?$/;
/** Rows of a block, and how close they follow each other, in lines. */
const maxRows = 3;
const nextRow = 2;

export function titleOf(box: Box, plan: PagePlan): string {
  const { clusters, row } = plan;
  let at = box;
  for (let count = 0; count < maxRows; count++) {
    const words = clusters.filter((cluster) => onRow(at, cluster.box));
    const [first, second] = words.filter(says).toSorted((a, b) => a.box[0] - b.box[0]);
    if (first === undefined || first.box[0] > box[0]) return '';
    if (numbered.test(first.text) || words.some((one) => number.test(one.text) && one.box[0] < first.box[0]))
      return isTitle(first, second, plan) ? first.text : '';
    const above = clusters.filter(
      (other) => says(other) && other.box[0] < first.box[0] + 0.01 && isRightOver(other.box, first.box, row),
    );
    const next = above.toSorted((a, b) => b.box[3] - a.box[3])[0];
    if (next === undefined) return '';
    at = next.box;
  }
  return '';
}

const isRightOver = (upper: Box, lower: Box, row: number) =>
  upper[3] <= lower[1] + 0.3 * row && lower[1] - upper[3] < nextRow * row;

/** A cluster right before a place is that place's caption. */
function isTitle({ box }: Cluster, next: Cluster | undefined, { boxes }: PagePlan): boolean {
  const end = next?.box[0] ?? 1;
  return !boxes.some((place) => onRow(box, place) && place[0] > box[0] && place[0] < end);
}
