// Words of a place's row before it, whatever is in between.
import type { Box } from '#document/read-document.ts';
import { heightOf, isInside, overlapsAcross } from './boxes.ts';
import type { Cluster, PagePlan } from './plan-page.ts';

/** Words, also "M.I.", "W-2" and "1099-G"; the number of a line, "$" and "=" are none. */
export const says = ({ text }: Pick<Cluster, 'text'>) => /\p{L}\.?\p{L}|\p{L}-\d|\d{2}-\p{L}/u.test(text);

export function onRow(box: Box, other: Box): boolean {
  const shared = Math.min(box[3], other[3]) - Math.max(box[1], other[1]);
  return shared > 0.4 * Math.min(heightOf(box), heightOf(other));
}

/** Share of the page's width: as far as a caption runs into its place. */
const overlap = 0.012;

export const isLeftOf = (words: Box, box: Box) => onRow(box, words) && words[2] <= box[0] + overlap;

/** The words before it on its row, also those with other fields in between. */
export function leadOf(box: Box, { clusters }: PagePlan): string {
  return nearestTo(clusters.filter((cluster) => isLeftOf(cluster.box, box)))?.text ?? '';
}

/** The same without what other boxes to tick on the row are called, and without numbers; from its beginning where it is a sentence with places in it. */
export function questionOf(box: Box, plan: PagePlan): string {
  const { clusters, ticks, row, ratio } = plan;
  const answered = ticks.filter((tick) => onRow(tick, box) && isAnsweredBefore(tick, plan));
  const isAnswer = ({ box: words }: Cluster) =>
    ticks.some((tick) => {
      const gap = answered.includes(tick) ? tick[0] - words[2] : words[0] - tick[2];
      return onRow(tick, words) && gap > tick[0] - tick[2] && gap * ratio < inLines * row;
    });
  const before = clusters.filter((cluster) => says(cluster) && isLeftOf(cluster.box, box) && !isAnswer(cluster));
  let start = nearestTo(before);
  let text = '';
  while (start !== undefined && /^\p{Ll}/u.test(start.text)) {
    const { box: from } = start;
    const earlier = nearestTo(before.filter((cluster) => cluster.box[2] <= from[0]));
    if (earlier === undefined) break;
    text = ` ${start.text}${text}`;
    start = earlier;
  }
  return start === undefined ? '' : `${withRowsAbove(start, clusters, row)}${text}`;
}

/** So near a box to tick stands what it is called. */
const inLines = 3;

/** Does each box to tick of its row have its answer before it: "Yes ☐ No ☐"? Then the last one has nothing behind it. */
export function isAnsweredBefore(box: Box, { clusters, ticks, isDrawn, row, ratio }: PagePlan): boolean {
  if (!isDrawn) return false;
  const ofRow = ticks.filter((tick) => onRow(box, tick)).toSorted((a, b) => a[0] - b[0]);
  const words = clusters.filter((cluster) => onRow(box, cluster.box) && says(cluster));
  const isNear = (gap: number) => gap > -overlap && gap * ratio < inLines * row;
  const last = ofRow.at(-1);
  return (
    last !== undefined &&
    ofRow.length > 1 &&
    ofRow.every((tick) => words.some((cluster) => isNear(tick[0] - cluster.box[2]))) &&
    !words.some((cluster) => isNear(cluster.box[0] - last[2]))
  );
}

/** A label that begins in the middle of a sentence has begun on the line above. */
export function withRowsAbove(cluster: Cluster, clusters: readonly Cluster[], row: number): string {
  let { text, box } = cluster;
  for (let count = 0; count < 2 && /^\p{Ll}/u.test(text); count++) {
    const above = clusters.find(
      (other) =>
        overlapsAcross(other.box, box) &&
        box[1] - other.box[3] > -0.5 * row &&
        box[1] - other.box[3] < 0.6 * row &&
        other.box[1] < box[1] - 0.3 * row,
    );
    if (above === undefined) break;
    text = `${above.text} ${text}`;
    box = above.box;
  }
  return text;
}

/** In lines: from the last word of a caption to its place. */
const nextTo = 2.5;
/** One short word that means something only with what the sentence said before the place on its left. */
const goesOn = /^(?:il|a|al|le|à|el|en|em|in|am|te|op|on|at)$/iu;

/** "Nato a ____ il ____", the second time: "Nato a il". */
export function sentenceBefore(box: Box, { clusters, boxes, row, ratio }: PagePlan): string | undefined {
  const before = clusters.filter((cluster) => isLeftOf(cluster.box, box) && !isInside(cluster.box, box));
  const close = nearestTo(before);
  if (close === undefined || !goesOn.test(close.text)) return undefined;
  const isNear = (box[0] - close.box[2]) * ratio < nextTo * row;
  const isAfterPlace = boxes.some(
    (other) => other !== box && onRow(box, other) && other[2] <= close.box[0] + overlap && other[0] < close.box[0],
  );
  const start = nearestTo(before.filter((cluster) => says(cluster) && cluster.box[2] <= close.box[0]));
  return isNear && isAfterPlace && start !== undefined ? `${start.text} ${close.text}` : undefined;
}

/** The sign or word for a number alone, right before a place. */
export function isNumbered(box: Box, { clusters, row, ratio }: PagePlan): boolean {
  const close = nearestTo(clusters.filter((cluster) => isLeftOf(cluster.box, box) && !isInside(cluster.box, box)));
  return close !== undefined && numberSign.test(close.text) && (box[0] - close.box[2]) * ratio < nextTo * row;
}

const numberSign =
  /^[,;(]?\s*(?:n[.°ºo]{0,2}|nr\.?|núm(?:ero|\.)?|numero|número|numéro|hausnummer|hausnr\.?|huisnummer|civico|n\. civico)\s*:?$/iu;

/**
 * Words of a tick box may go on below them, or under the words before the box where it is in the middle of a sentence:
 * "Check here ☐ if".
 */
export function withRowsBelow(cluster: Cluster, { clusters, row }: PagePlan): string {
  let { text, box } = cluster;
  const before = /^\p{Ll}/u.test(text) ? nearestTo(clusters.filter((other) => isLeftOf(other.box, box))) : undefined;
  for (let count = 0; count < 2 && !/[.;:?]$/.test(text); count++) {
    const below = clusters.find(
      (other) =>
        /^\p{Ll}/u.test(other.text) &&
        [box, before?.box].some((start) => start !== undefined && Math.abs(other.box[0] - start[0]) < flush) &&
        other.box[1] > box[1] + 0.3 * row &&
        other.box[1] - box[3] < 0.6 * row,
    );
    if (below === undefined) break;
    text = `${text} ${below.text}`;
    box = below.box;
  }
  return text;
}

/** Share of the page's width. */
const flush = 0.01;

const nearestTo = (before: readonly Cluster[]) =>
  before.reduce<Cluster | undefined>((best, one) => (best && best.box[2] >= one.box[2] ? best : one), undefined);
