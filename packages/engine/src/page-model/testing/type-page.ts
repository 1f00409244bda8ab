// A page as a typewriter sets it: every sign as wide as the next, a row of text a line.
import type { Box, Line, Page, Word } from '#document/read-document.ts';

const width = 612;
const height = 792;
const sign = 6;
const row = 14;
const margin = 40;

/** Two spaces or more begin a new line at that place, as columns do. */
export function typePage(rows: readonly string[]): Page {
  const lines = rows.flatMap((text, index) =>
    [...text.matchAll(/\S+(?: \S+)*/g)].map((match) => typeLine(match[0], match.index, index)),
  );
  return {
    number: 1,
    width,
    height,
    rotation: 0,
    source: 'text',
    text: lines.map(({ text }) => text).join('\n'),
    lines,
    fields: [],
  };
}

function typeLine(text: string, column: number, index: number): Line {
  const words = [...text.matchAll(/\S+/g)].map(
    (match): Word => ({ text: match[0], box: boxOf(column + match.index, match[0].length, index), confidence: 1 }),
  );
  return { text, box: boxOf(column, text.length, index), words, confidence: 1 };
}

function boxOf(column: number, count: number, index: number): Box {
  const left = margin + column * sign;
  const top = margin + index * row;
  return [left / width, top / height, (left + count * sign) / width, (top + row * 0.7) / height];
}
