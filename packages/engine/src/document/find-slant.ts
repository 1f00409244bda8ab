// Slant of a scanned page: words on one base line must be found in one row however far apart they are printed.
import type { Box } from './box.ts';
import type { Line, Page } from './read-document.ts';

/** Lines shorter than this share of the page's height tell no angle, and fewer lines than that none that holds for the page. */
const minRun = 0.12;
const minLines = 3;
const minWords = 2;
/** Below it nothing is gained; above it a line runs elsewhere. */
const [min, max] = [0.002, 0.2];

/**
 * Position of a box once the page lies level: in page heights both ways, so that across and down compare. A scan is a
 * little askew, and its rows are lifted; of a page that was photographed at an angle each box is turned, and is no
 * taller than the word in it.
 */
export function levelling(page: Page): (box: Box) => Box {
  const aspect = page.width / page.height;
  const { tilt } = page;
  if (tilt !== undefined) return (box) => turnBack(box, aspect, tilt);
  const slant = findSlant(page);
  return ([x0, y0, x1, y1]) => {
    const sunk = slant * aspect * ((x0 + x1) / 2);
    return [x0 * aspect, y0 - sunk, x1 * aspect, y1 - sunk];
  };
}

/** The box around a word that lies askew says how long and how high the word is. */
function turnBack([x0, y0, x1, y1]: Box, aspect: number, tilt: number): Box {
  const [cos, sin] = [Math.cos(tilt), Math.sin(Math.abs(tilt))];
  const [wide, tall] = [(x1 - x0) * aspect, y1 - y0];
  const shrink = cos * cos - sin * sin;
  const width = Math.max((wide * cos - tall * sin) / shrink, wide / 4);
  const height = Math.max((tall * cos - wide * sin) / shrink, tall / 4);
  const [x, y] = [((x0 + x1) / 2) * aspect, (y0 + y1) / 2];
  const [across, down] = [x * cos + y * Math.sin(tilt), y * cos - x * Math.sin(tilt)];
  return [across - width / 2, down - height / 2, across + width / 2, down + height / 2];
}

/** Page heights by which rows sink for each page height to the right: the median over the lines that are long enough. */
export function findSlant(page: Page): number {
  const aspect = page.width / page.height;
  const slants = page.lines
    .filter((line) => isUpright(line, page))
    .flatMap(({ words }) => {
      const [first, last] = [words[0]?.box, words.at(-1)?.box];
      if (!first || !last || words.length < minWords) return [];
      const run = ((last[0] + last[2] - first[0] - first[2]) / 2) * aspect;
      return run > minRun ? [(last[1] + last[3] - first[1] - first[3]) / 2 / run] : [];
    })
    .sort((a, b) => a - b);
  const median = slants.length < minLines ? 0 : slants[slants.length >> 1]!;
  return Math.abs(median) > min && Math.abs(median) < max ? median : 0;
}

/** Writing along the edge of a page and watermarks across it stand in nobody's row. */
export function isUpright({ box, text }: Line, { width, height }: Page): boolean {
  return text.length < 3 || (box[2] - box[0]) * width > (box[3] - box[1]) * height * 0.8;
}
