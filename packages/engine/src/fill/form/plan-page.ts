// A page of a form as runs of printed words and the boxes of its fields, which labels are looked for in.
import type { Box, Line, Page, Word } from '#document/read-document.ts';
import { heightOf, isInside, surround } from './boxes.ts';
import { splitAtLines } from './split-at-lines.ts';

/** Words that stand together on a line. */
export interface Cluster {
  readonly text: string;
  readonly box: Box;
}

export interface PagePlan {
  readonly clusters: readonly Cluster[];
  /** All fields of the page, as boxes. */
  readonly boxes: readonly Box[];
  /** Those of them that are ticked. */
  readonly ticks: readonly Box[];
  /** Its fields were found by looking at the drawing; only the print around them describes them. */
  readonly isDrawn: boolean;
  /** Upright rules, where it was. */
  readonly rules: readonly Box[];
  /** Height of its usual line. */
  readonly row: number;
  /** Width over height, to measure both ways with one stick. */
  readonly ratio: number;
}

/** Of the height of a line: a wider gap parts what belongs to two fields. */
const widestGap = 1.1;

/** Of its usual line: what is stamped across a form in larger letters asks nothing. */
const tallest = 3;

/** @param rules the upright ones, where its fields were found by what is drawn */
export function planPage(page: Page, rules?: readonly Box[]): PagePlan {
  const ratio = page.height > 0 && page.width > 0 ? page.width / page.height : 0.7;
  const heights = page.lines.map(({ box }) => box[3] - box[1]).sort((a, b) => a - b);
  const boxes = page.fields.map(({ box }) => box);
  const row = heights[Math.floor(heights.length / 2)] ?? 0.012;
  return {
    clusters: page.lines
      .filter((line) => !runsUpwards(line, ratio))
      .flatMap(({ words }) =>
        clusterWords(
          words
            .filter((word) => !isTyped(word, page) && (rules === undefined || heightOf(word.box) <= tallest * row))
            .flatMap((word) => splitAtLines(word, boxes)),
          [...boxes, ...(rules ?? [])],
          ratio,
        ),
      ),
    boxes,
    ticks: page.fields.filter(({ kind }) => kind === 'checkbox' || kind === 'radio').map(({ box }) => box),
    isDrawn: rules !== undefined,
    rules: rules ?? [],
    row,
    ratio,
  };
}

/** Text that somebody has written into a field already is no label. */
const isTyped = ({ text, box }: Word, { fields }: Page) =>
  fields.some((field) => field.value.includes(text) && isInside(box, field.box));

/** A run of words without a wide gap and without a field or rule in between. */
function clusterWords(words: readonly Word[], boxes: readonly Box[], ratio: number): Cluster[] {
  const clusters: { words: Word[] }[] = [];
  // Lines of dots and underscores are where one writes, not words.
  for (const word of words.filter((one) => /[\p{L}\p{N}#$%&§]/u.test(one.text) && !isSideways(one, ratio))) {
    const open = clusters.at(-1);
    const last = open?.words.at(-1);
    const gap = last === undefined ? 0 : (word.box[0] - last.box[2]) * ratio;
    const isTogether = last !== undefined && gap <= widestGap * heightOf(word.box) && !hasBoxBetween(last, word, boxes);
    if (isTogether) open!.words.push(word);
    else clusters.push({ words: [word] });
  }
  return clusters.map((cluster) => ({
    text: cluster.words.map(({ text }) => text).join(' '),
    box: surround(cluster.words.map(({ box }) => box)),
  }));
}

/** Short words of what runs up the margin are as wide as they are high: "DO NOT STAPLE TO THE RETURN". */
const runsUpwards = ({ words, box }: Line, ratio: number) =>
  words.length > 2 && heightOf(box) > 2 * (box[2] - box[0]) * ratio;

/** Written up the margin, as the words that name a whole part of a form. */
function isSideways({ text, box }: Word, ratio: number): boolean {
  return text.length > 2 && heightOf(box) > 1.5 * (box[2] - box[0]) * ratio;
}

function hasBoxBetween(a: Word, b: Word, boxes: readonly Box[]): boolean {
  const middle = (a.box[1] + a.box[3]) / 2;
  return boxes.some(
    (box) => box[1] <= middle && middle <= box[3] && box[0] >= a.box[2] - 0.004 && box[2] <= b.box[0] + 0.004,
  );
}
