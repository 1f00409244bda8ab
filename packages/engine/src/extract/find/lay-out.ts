// Pages as a geometry that finders can measure in: words and lines in one unit, the slant of a scan taken out.
import type { Box, Line, Page } from '#document/read-document.ts';

/** All lengths in shares of the page's height, so that across and down compare. */
export interface Token {
  readonly text: string;
  readonly page: number;
  readonly box: Box;
  readonly confidence: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A run of words on one base line, as the reader parted them at wide gaps. */
export interface Segment extends Omit<Token, 'confidence'> {
  readonly tokens: readonly Token[];
  readonly height: number;
}

export interface Sheet {
  readonly page: number;
  /** Reading order. */
  readonly segments: readonly Segment[];
  /** Median height of a line. */
  readonly lineHeight: number;
  readonly isPlain: boolean;
  /** Read in a picture, so that letters can be wrong. */
  readonly isPicture: boolean;
}

export function layOut(pages: readonly Page[]): Sheet[] {
  return pages.map((page) => (page.height === 0 ? layOutPlain(page) : layOutPage(page)));
}

function layOutPage(page: Page): Sheet {
  const aspect = page.width / page.height || 1;
  const upright = page.lines.filter((line) => isUpright(line, aspect));
  const slope = findSlope(upright, aspect);
  const place = (text: string, box: Box, confidence: number): Token => {
    const shift = slope * ((box[0] + box[2]) / 2) * aspect;
    const [x0, y0, x1, y1] = box;
    return {
      text,
      page: page.number,
      box,
      confidence,
      left: x0 * aspect,
      right: x1 * aspect,
      top: y0 - shift,
      bottom: y1 - shift,
    };
  };
  const segments = upright.flatMap((line) =>
    toSegment(
      line.words.flatMap((word) =>
        splitWord(page.source === 'ocr' ? repairWord(word.text) : word.text, word.box).map(([text, box]) =>
          place(text, box, word.confidence),
        ),
      ),
    ),
  );
  return finish(page, segments, false);
}

/** Lines of plain text stand on a grid: one row a line, half as wide as high for each character. */
function layOutPlain(page: Page): Sheet {
  const rows = page.text.split('\n');
  const height = 1 / Math.max(rows.length, 40);
  const total = Math.max(page.text.length, 1);
  let offset = 0;
  const segments = rows.flatMap((row, index) => {
    const start = offset;
    offset += row.length + 1;
    const words = [...row.matchAll(/\S+/g)];
    const tokens = words.map((word): Token => {
      const from = start + word.index;
      return {
        text: word[0],
        page: page.number,
        box: [0, from / total, 1, (from + word[0].length) / total],
        confidence: 1,
        left: word.index * height * 0.5,
        right: (word.index + word[0].length) * height * 0.5,
        top: index * height + height * 0.1,
        bottom: (index + 1) * height - height * 0.1,
      };
    });
    return splitAtGaps(tokens, height * 1.4).flatMap(toSegment);
  });
  return finish(page, segments, true);
}

function finish(page: Page, segments: readonly Segment[], isPlain: boolean): Sheet {
  const heights = segments.map((segment) => segment.height).sort((a, b) => a - b);
  const lineHeight = heights[Math.floor(heights.length / 2)] ?? 0.012;
  return { page: page.number, segments, lineHeight, isPlain, isPicture: page.source === 'ocr' };
}

function splitAtGaps(tokens: readonly Token[], gap: number): Token[][] {
  const runs: Token[][] = [];
  for (const token of tokens) {
    const last = runs.at(-1);
    if (last && token.left - (last.at(-1)?.right ?? 0) < gap) last.push(token);
    else runs.push([token]);
  }
  return runs;
}

/** `$1oo.00` in a picture is an amount whose noughts were taken for letters. */
function repairAmount(text: string): string {
  return /^[(+$€£¥₹-]*\d[\d.,oOQ]*[oOQ][\d.,oOQ]*[).]?$/.test(text) ? text.replace(/[oOQ]/g, '0') : text;
}

/** A nought among the letters of a word, and the pound's sign that recognisers have no letter for. */
function repairWord(text: string): string {
  return repairAmount(text)
    .replace(/^0(?=ct(?:ober)?\b)/, 'O')
    .replace(/^([A-Z]{2,})0([A-Z]{3,})$/, '$1O$2')
    .replace(/^f(?=\d{1,3}(?:,\d{3})+(?:\.\d{2})?[.,;]?$|\d{1,3}\.\d{2}[.,;]?$)/, '£');
}

/** `Date:26/05/2020` is a label and a value; a clock time, an address of the web and a ratio stay whole. */
function splitWord(text: string, box: Box): [string, Box][] {
  const at = /^(\p{L}[\p{L}.'’#)/-]+:)(?=[^/\s])/u.exec(text)?.[1]?.length;
  if (!at || at >= text.length) return [[text, box]];
  const x = box[0] + ((box[2] - box[0]) * at) / text.length;
  return [
    [text.slice(0, at), [box[0], box[1], x, box[3]]],
    [text.slice(at), [x, box[1], box[2], box[3]]],
  ];
}

/** Writing along the edge of a page and watermarks across it stand in nobody's row. */
function isUpright(line: Line, aspect: number): boolean {
  const [x0, y0, x1, y1] = line.box;
  return line.words.length > 0 && (line.text.length < 3 || (x1 - x0) * aspect > (y1 - y0) * 0.8);
}

/** How far rows sink per unit to the right, from the lines long enough to tell. */
function findSlope(lines: readonly Line[], aspect: number): number {
  const slopes = lines.flatMap((line) => {
    const first = line.words[0]?.box;
    const last = line.words.at(-1)?.box;
    if (!first || !last || line.words.length < 3) return [];
    const run = ((last[0] + last[2] - first[0] - first[2]) / 2) * aspect;
    return run > 0.12 ? [(last[1] + last[3] - first[1] - first[3]) / 2 / run] : [];
  });
  if (slopes.length < 3) return 0;
  slopes.sort((a, b) => a - b);
  const median = slopes[Math.floor(slopes.length / 2)] ?? 0;
  return Math.abs(median) > 0.002 && Math.abs(median) < 0.2 ? median : 0;
}

function toSegment(tokens: readonly Token[]): Segment[] {
  const [first] = tokens;
  if (!first) return [];
  const tops = tokens.map((token) => token.top);
  const bottoms = tokens.map((token) => token.bottom);
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [top, bottom] = [mean(tops), mean(bottoms)];
  return [
    {
      tokens,
      text: tokens.map((token) => token.text).join(' '),
      page: first.page,
      box: unite(tokens.map((token) => token.box)),
      left: Math.min(...tokens.map((token) => token.left)),
      right: Math.max(...tokens.map((token) => token.right)),
      top,
      bottom,
      height: bottom - top,
    },
  ];
}

export function unite(boxes: readonly Box[]): Box {
  return [
    Math.min(...boxes.map((box) => box[0])),
    Math.min(...boxes.map((box) => box[1])),
    Math.max(...boxes.map((box) => box[2])),
    Math.max(...boxes.map((box) => box[3])),
  ];
}

/** A segment of some of another's words. */
export function segmentOf(tokens: readonly Token[]): Segment | null {
  return toSegment(tokens)[0] ?? null;
}

/** Where the print of a page begins. A page may have more segments than a call takes arguments. */
export const topOf = ({ segments }: Sheet): number =>
  segments.reduce((top, segment) => Math.min(top, segment.top), Number.POSITIVE_INFINITY);

/** Where its widest line ends. */
export const rightOf = ({ segments }: Sheet): number =>
  segments.reduce((right, segment) => Math.max(right, segment.right), 0);
