// The words printed around a field: to its left, in its cell, above and below it, and to the right of a box that can be ticked.
import type { Box } from '#document/read-document.ts';
import { isInside, overlapsAcross, surround } from './boxes.ts';
import type { Widget } from './form-slot.ts';
import type { Cluster, PagePlan } from './plan-page.ts';
import { isAnsweredBefore, isLeftOf, onRow, says, sentenceBefore, withRowsAbove, withRowsBelow } from './row-words.ts';
import { behind, isAfterthought } from './words-behind.ts';

export type Side = 'left' | 'inside' | 'above' | 'below' | 'right';

export interface PrintedLabel {
  readonly side: Side;
  readonly text: string;
  /** 0–1: how plainly the words belong to this field and to no other. */
  readonly nearness: number;
}

/** In lines: forms set labels in one column and fields in another. */
const farthest = 45;
/** Share of the page's width. */
const narrow = 0.16;

export function printedAround({ box }: Pick<Widget, 'box'>, plan: PagePlan, isTick: boolean): PrintedLabel[] {
  const right = isTick ? answerOf(box, plan) : wordsBehind(box, plan);
  const isNamedBehind = right.some(({ text }) => !isAfterthought(text));
  const left = leftOf(box, plan, isTick).filter(({ text, nearness }) =>
    isTick ? !right.some((label) => label.text === text) : !isNamedBehind || nearness === 1,
  );
  const inside = isTick ? [] : within(box, plan);
  const around = isTick ? plan : { ...plan, clusters: plan.clusters.filter((cluster) => !isAnswer(cluster, plan)) };
  return [...right, ...left, ...inside, ...stack(box, around, 'above'), ...stack(box, around, 'below')];
}

/** Words behind a box to tick say what it is, and nothing of the places over and under them. */
const isAnswer = ({ box: words }: Cluster, { ticks, row, ratio }: PagePlan) =>
  ticks.some((tick) => {
    const gap = (words[0] - tick[2]) * ratio;
    return onRow(tick, words) && gap > -0.5 * row && gap < 1.5 * row;
  });

function answerOf(box: Box, plan: PagePlan): PrintedLabel[] {
  if (!isAnsweredBefore(box, plan)) return rightOf(box, plan);
  return leftOf(box, plan, true).map((label) => ({ ...label, side: 'right', nearness: 1 }));
}

function wordsBehind(box: Box, plan: PagePlan): PrintedLabel[] {
  const words = behind(box, plan);
  return words === undefined ? [] : [{ side: 'right', text: words.text, nearness: 1 }];
}

/** Caption in the place's cell, of several the one over it; nothing else describes the place then. */
export function printedInCell({ box }: Pick<Widget, 'box'>, cell: Box, { clusters }: PagePlan): PrintedLabel[] {
  const inside = clusters.filter((cluster) => isInside(cluster.box, cell) && says(cluster));
  const over = inside.filter((cluster) => cluster.box[2] > box[0] && cluster.box[0] < box[2]);
  const words = over.length > 0 ? over : inside;
  return words.length === 0 ? [] : [{ side: 'inside', text: words.map(({ text }) => text).join(' '), nearness: 1 }];
}

function leftOf(box: Box, plan: PagePlan, isTick: boolean): PrintedLabel[] {
  const { clusters, boxes, row, ratio, isDrawn } = plan;
  const goingOn = isDrawn && !isTick ? sentenceBefore(box, plan) : undefined;
  if (goingOn !== undefined) return [{ side: 'left', text: goingOn, nearness: 1 }];
  // The number of the line, "$" and "=" stand between a place and what its row says.
  const onSide = clusters.filter(
    (cluster) => (!isDrawn || says(cluster)) && isLeftOf(cluster.box, box) && !isInside(cluster.box, box),
  );
  const nearest = onSide.reduce<Cluster | undefined>(
    (best, one) => (best && best.box[2] >= one.box[2] ? best : one),
    undefined,
  );
  if (nearest === undefined) return [];
  const isBarred = boxes.some(
    (other) => other !== box && onRow(box, other) && other[0] >= nearest.box[2] - 0.006 && other[2] <= box[0] + 0.006,
  );
  const gap = Math.max(0, box[0] - nearest.box[2]) * ratio;
  // Labels of tick boxes stand to the right; what is left of one belongs to its neighbour, or is the question.
  if (isBarred || gap > (isTick ? 8 : farthest) * row) return [];
  return [
    {
      side: 'left',
      text: withRowsAbove(nearest, clusters, row),
      nearness: isTick ? 0.6 : gap < 2.5 * row ? 1 : gap < 8 * row ? 0.96 : 0.92,
    },
  ];
}

function rightOf(box: Box, plan: PagePlan): PrintedLabel[] {
  const { clusters, boxes, rules, row, ratio } = plan;
  const onSide = clusters.filter((cluster) => onRow(box, cluster.box) && cluster.box[0] >= box[2] - 0.012);
  const nearest = onSide.reduce<Cluster | undefined>(
    (best, one) => (best && best.box[0] <= one.box[0] ? best : one),
    undefined,
  );
  if (nearest === undefined || (nearest.box[0] - box[2]) * ratio > 3 * row) return [];
  const isBarred = [...boxes, ...rules].some(
    (other) => onRow(box, other) && other[0] >= box[2] - 0.002 && other[2] <= nearest.box[0] + 0.004,
  );
  return isBarred
    ? []
    : [{ side: 'right', text: plan.isDrawn ? withRowsBelow(nearest, plan) : nearest.text, nearness: 1 }];
}

function within(box: Box, { clusters, isDrawn }: PagePlan): PrintedLabel[] {
  const inside = clusters.filter((cluster) => (!isDrawn || says(cluster)) && isInside(cluster.box, box));
  return inside.length === 0 ? [] : [{ side: 'inside', text: inside.map(({ text }) => text).join(' '), nearness: 1 }];
}

/** Caption farther above, as the head of a table over its first row. */
export function headOver({ box }: Pick<Widget, 'box'>, plan: PagePlan): string | undefined {
  return stack(box, plan, 'above', 5)[0]?.text;
}

/** Lines of label over or under the field, as long as they stand close together. @param reach in lines */
function stack(box: Box, plan: PagePlan, side: 'above' | 'below', reaches = 1.3): PrintedLabel[] {
  const { clusters, boxes, rules, row, isDrawn } = plan;
  const isAbove = side === 'above';
  const apart = (other: Box, edge: number) => (isAbove ? edge - other[3] : other[1] - edge);
  const rows: Cluster[][] = [];
  let edge = isAbove ? box[1] : box[3];
  let reach = reaches * row;
  // In a ruled column, a head has as many lines as it needs.
  const max = isAbove && rules.length > 0 && box[2] - box[0] < narrow ? 6 : 3;
  for (let count = 0; count < max; count++) {
    const near = clusters.filter(
      (cluster) =>
        (!isDrawn || says(cluster)) &&
        overlapsAcross(cluster.box, box) &&
        !isInside(cluster.box, box) &&
        apart(cluster.box, edge) > -0.7 * row &&
        apart(cluster.box, edge) < reach &&
        (isAbove ? cluster.box[1] < edge - 0.3 * row : cluster.box[3] > edge + 0.3 * row),
    );
    const closest = Math.min(...near.map((cluster) => apart(cluster.box, edge)));
    const line = near.filter((cluster) => apart(cluster.box, edge) - closest < 0.5 * row);
    if (line.length === 0) break;
    // A box that another field holds begins the next row of the form.
    if (
      boxes.some(
        (other) =>
          other !== box && overlapsAcross(other, box) && line.some((one) => isBetween(other, one.box, edge, isAbove)),
      )
    )
      break;
    rows.push(line);
    if (!goesOn(rows, box, isAbove, isDrawn) && !(isAbove && isHead(line, box, plan))) break;
    edge = isAbove ? Math.min(...line.map((one) => one.box[1])) : Math.max(...line.map((one) => one.box[3]));
    reach = 0.6 * row;
  }
  if (rows.length === 0) return [];
  const gap = Math.max(0, apart(surround(rows[0]!.map((one) => one.box)), isAbove ? box[1] : box[3]));
  const rival = rivalGap(box, rows[0]!, boxes, isAbove, row);
  const ordered = isAbove ? rows.toReversed() : rows;
  const nearness = rival !== undefined && rival + 0.15 * row < gap ? 0.5 : 1;
  return [{ side, text: ordered.map((line) => line.map(({ text }) => text).join(' ')).join(' '), nearness }];
}

/** Does the label have another line? Upwards when this one begins within a sentence, or in a narrow column, whose heads are broken. */
function goesOn(rows: readonly (readonly Cluster[])[], box: Box, isAbove: boolean, isDrawn: boolean): boolean {
  const line = surround(rows.at(-1)!.map((one) => one.box));
  const text = rows
    .at(-1)!
    .map((one) => one.text)
    .join(' ');
  if (!isAbove) return /[,(]$|\b(?:and|or|of|und|et|y)$/i.test(text);
  if (/^(?:\d+[a-z]?|[a-z])[.)]?\s/.test(text)) return false;
  return (
    /^[\p{Ll}(&]/u.test(text) ||
    (box[2] - box[0] < narrow && (!isDrawn || line[2] - line[0] < 1.5 * narrow) && !text.includes(':'))
  );
}

/** The head of a column that no rules tell apart: set to its middle, over several places. */
function isHead(words: readonly Cluster[], box: Box, { boxes, isDrawn }: PagePlan): boolean {
  const line = surround(words.map((one) => one.box));
  const isMiddle = Math.abs(line[0] + line[2] - box[0] - box[2]) < 2 * flush;
  const isColumn = boxes.some(
    (other) => other[1] > box[1] && [0, 2].every((side) => Math.abs(other[side]! - box[side]!) < flush),
  );
  return isDrawn && isColumn && isMiddle && line[2] - line[0] < 1.1 * (box[2] - box[0]);
}

/** Share of the page's width. */
const flush = 0.01;

/** Distance of the words from the field on their other side, which they may belong to instead. */
function rivalGap(
  box: Box,
  line: readonly Cluster[],
  boxes: readonly Box[],
  isAbove: boolean,
  row: number,
): number | undefined {
  const words = surround(line.map((one) => one.box));
  const gaps = boxes
    .filter((other) => other !== box && overlapsAcross(words, other))
    .map((other) => (isAbove ? words[1] - other[3] : other[1] - words[3]))
    .filter((gap) => gap > -0.5 * row);
  return gaps.length === 0 ? undefined : Math.max(0, Math.min(...gaps));
}

function isBetween(other: Box, words: Box, edge: number, isAbove: boolean): boolean {
  const middle = (other[1] + other[3]) / 2;
  return isAbove ? middle > words[3] && middle < edge : middle < words[1] && middle > edge;
}
