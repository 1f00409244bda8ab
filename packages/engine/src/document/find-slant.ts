// How a scanned page slants: what stands on one base line must be found in one row however far apart it is printed.
import type { Line, Page } from './read-document.ts';

/** Lines shorter than this share of the page's height tell no angle, and fewer lines than that none that holds for the page. */
const leastRun = 0.12;
const leastLines = 3;
const leastWords = 2;
/** Below it nothing is gained; above it a line runs elsewhere. */
const [least, most] = [0.002, 0.2];

/** Page heights by which rows sink for each page height to the right: the median over the lines that are long enough. */
export function findSlant(page: Page): number {
  const aspect = page.width / page.height;
  const slants = page.lines
    .filter((line) => isUpright(line, page))
    .flatMap(({ words }) => {
      const [first, last] = [words[0]?.box, words.at(-1)?.box];
      if (!first || !last || words.length < leastWords) return [];
      const run = ((last[0] + last[2] - first[0] - first[2]) / 2) * aspect;
      return run > leastRun ? [(last[1] + last[3] - first[1] - first[3]) / 2 / run] : [];
    })
    .sort((a, b) => a - b);
  const median = slants.length < leastLines ? 0 : slants[slants.length >> 1]!;
  return Math.abs(median) > least && Math.abs(median) < most ? median : 0;
}

/** Writing along the edge of a page and watermarks across it stand in nobody's row. */
export function isUpright({ box, text }: Line, { width, height }: Page): boolean {
  return text.length < 3 || (box[2] - box[0]) * width > (box[3] - box[1]) * height * 0.8;
}
