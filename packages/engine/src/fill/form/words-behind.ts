// Words right of a place that speak of it: "____ Division", "____ (name of court)".
import type { Box } from '#document/read-document.ts';
import { overlapsAcross } from './boxes.ts';
import type { Cluster, PagePlan } from './plan-page.ts';
import { isLeftOf, onRow, says } from './row-words.ts';

/** In lines: words so close behind a line are set to it. */
const set = 0.5;
const near = 1.2;
const longestName = 3;

/** Words in brackets or the rest of the sentence behind a place add to its name; any others name it. */
export const isAfterthought = (text: string) => /^[(,;]|^\p{Ll}/u.test(text);

/** The words right behind a line to write on, unless they are the next place's. */
export function behind(box: Box, { clusters, boxes, isDrawn, row, ratio }: PagePlan): Cluster | undefined {
  if (!isDrawn) return undefined;
  const gapTo = (other: Box) => (other[0] - box[2]) * ratio;
  const found = clusters.find(
    (cluster) =>
      onRow(box, cluster.box) && says(cluster) && gapTo(cluster.box) > -set * row && gapTo(cluster.box) < near * row,
  );
  if (found === undefined || isAfterthought(found.text)) return found;
  const leadsTo = (other: Box) => {
    const [right, down] = [(other[0] - found.box[2]) * ratio, other[1] - found.box[3]];
    const isBeside = onRow(found.box, other) && isLeftOf(found.box, other) && right < 3 * row;
    const isUnder = overlapsAcross(found.box, other) && down > -0.5 * row && down < near * row;
    return other !== box && (isBeside || isUnder);
  };
  const isName = found.text.split(' ').length <= longestName && gapTo(found.box) < set * row;
  return isName && !boxes.some(leadsTo) ? found : undefined;
}
