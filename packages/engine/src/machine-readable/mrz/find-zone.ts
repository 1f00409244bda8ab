// Finds the lines of a machine readable zone among the lines of a page, joined where reading split them.

import { unionOfBoxes } from '#document/box.ts';
import type { Box, Line, Page } from '#document/read-document.ts';

export interface Zone {
  readonly page: Page;
  /** Capitals, digits and fillers, two or three lines, as long as they were read. */
  readonly lines: readonly string[];
  readonly boxes: readonly Box[];
  /** As read. */
  readonly quotes: readonly string[];
}

interface Row {
  readonly text: string;
  readonly quote: string;
  readonly box: Box;
}

const MIN_LENGTH = 15;

/** The first zone on the pages, if any. It may be nonsense: only its check digits tell. */
export function findZone(pages: readonly Page[]): Zone | undefined {
  for (const page of pages) {
    const seeds = page.lines.filter(isZoneLike);
    if (seeds.length === 0) continue;
    const rows = joinRows(withNeighbours(seeds, page.lines)).filter(({ text }) => text.length >= MIN_LENGTH);
    const lines = longestStack(rows);
    if (lines.length < 2) continue;
    return {
      page,
      lines: lines.map((row) => row.text),
      boxes: lines.map((row) => row.box),
      quotes: lines.map((row) => row.quote),
    };
  }
  return undefined;
}

function toZoneText(text: string): string {
  return text
    .replace(/\s/g, '')
    .replace(/[«»]/g, '<<')
    .replace(/[‹›>(（《〈く]/g, '<')
    .toUpperCase()
    .replace(/[.,:;'’"_-]/g, '');
}

function isZoneLike(line: Line): boolean {
  const bare = line.text.replace(/\s/g, '');
  const text = toZoneText(line.text);
  if (text.length < 4) return false;
  const lower = bare.replace(/[^\p{Ll}]/gu, '').length / bare.length;
  const known = text.replace(/[^A-Z0-9<]/g, '').length / text.length;
  if (lower > 0.15 || known < 0.9) return false;
  const fillers = text.split('<').length - 1;
  return fillers >= 2 || (text.length >= 26 && /\d{5}/.test(text) && !/\s\S+\s\S+\s\S+\s/.test(line.text));
}

/** Grown line by line, since each of the three may have lost its fillers but one. */
function withNeighbours(seeds: readonly Line[], lines: readonly Line[]): Line[] {
  const found = [...seeds];
  for (let round = 0; round < 2; round++)
    found.push(...lines.filter((line) => !found.includes(line) && isNeighbour(line, found)));
  return found;
}

/** A line of capitals and digits right above or below, its fillers lost in reading. */
function isNeighbour(line: Line, seeds: readonly Line[]): boolean {
  const text = toZoneText(line.text);
  if (text.length < 8 || /\p{Ll}/u.test(line.text) || !/^[A-Z0-9<]+$/.test(text) || !/\d{4}|</.test(text)) return false;
  return seeds.some((seed) => {
    const height = seed.box[3] - seed.box[1];
    const distance = Math.abs(middle(seed) - middle(line));
    return distance < 3.2 * height && (distance < 0.6 * height || Math.abs(seed.box[0] - line.box[0]) < 0.06);
  });
}

function joinRows(lines: readonly Line[]): Row[] {
  const groups: Line[][] = [];
  for (const line of [...lines].sort((a, b) => a.box[1] - b.box[1])) {
    const group = groups.find(
      ([first]) => Math.abs(middle(first!) - middle(line)) < 0.6 * (first!.box[3] - first!.box[1]),
    );
    if (group) group.push(line);
    else groups.push([line]);
  }
  return groups.map((group) => {
    const parts = group.sort((a, b) => a.box[0] - b.box[0]);
    return {
      text: parts.map((part) => toZoneText(part.text)).join(''),
      quote: parts.map((part) => part.text).join(' '),
      box: unionOfBoxes(parts.map((part) => part.box)),
    };
  });
}

function middle(line: Line): number {
  return (line.box[1] + line.box[3]) / 2;
}

/** Rows that follow each other without another row's room between them; three at most. */
function longestStack(rows: readonly Row[]): Row[] {
  let best: Row[] = [];
  for (let from = 0; from < rows.length; from++) {
    const stack = [rows[from]!];
    for (const row of rows.slice(from + 1)) {
      const above = stack.at(-1)!;
      const height = above.box[3] - above.box[1];
      if (row.box[1] - above.box[3] > 3.2 * height || Math.abs(row.box[0] - above.box[0]) > 0.12) break;
      stack.push(row);
    }
    if (stack.length > best.length) best = stack.slice(0, 3);
  }
  return best;
}
