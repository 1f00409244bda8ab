// A page's lines side by side joined to the rows a reader sees.
import type { Line, Page } from '#document/read-document.ts';

/** Top to bottom; parts of a row are parted by two spaces. */
export function joinRows(page: Page): string[] {
  if (page.width === 0) return page.lines.map((line) => line.text);
  const rows: { middle: number; height: number; lines: Line[] }[] = [];
  for (const line of page.lines.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const last = rows.at(-1);
    const height = line.box[3] - line.box[1];
    if (last && middleOf(line) - last.middle < 0.5 * Math.min(height, last.height)) last.lines.push(line);
    else rows.push({ middle: middleOf(line), height, lines: [line] });
  }
  return rows.map(({ lines }) =>
    lines
      .toSorted((a, b) => a.box[0] - b.box[0])
      .map((line) => line.text)
      .join('  '),
  );
}

const middleOf = ({ box }: Line): number => (box[1] + box[3]) / 2;
