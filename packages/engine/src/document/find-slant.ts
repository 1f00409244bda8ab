// How a scanned page slants: what stands on one base line must be found in one row however far apart it is printed.
import type { Page } from './read-document.ts';

/** Lines shorter than this share of the page's height tell no angle, and fewer lines than that none that holds for the page. */
const leastRun = 0.12;
const leastLines = 3;
const leastWords = 2;
/** Below it nothing is gained; above it a line runs elsewhere. */
const [least, most] = [0.002, 0.2];

/** Page heights by which rows sink for each page height to the right: the median over the lines that are long enough. */
export function findSlant({ lines, width, height }: Page): number {
  const aspect = width / height;
  const slants = lines
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
