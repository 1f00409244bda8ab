// A plain text file as one page whose lines and words are ranges of characters instead of places on paper.

import { cleanText } from '#document/clean-text.ts';
import { decodeText } from '#document/decode-text.ts';
import type { Box, Line, Page, ReadProblem, Word } from '#document/read-document.ts';
import type { ReadLimits } from '../read-limits.ts';

export function readText(
  bytes: Uint8Array,
  limits: ReadLimits,
): { pages: readonly Page[]; problems: readonly ReadProblem[] } {
  const whole = cleanText(decodeText(bytes)).replace(/\r\n?/g, '\n');
  if (whole.trim() === '') return { pages: [], problems: [{ code: 'no_text_found' }] };
  const text = whole.slice(0, limits.maxCharacters).toWellFormed();
  const problems: ReadProblem[] = text.length < whole.length ? [{ code: 'too_many_pages' }] : [];
  const page: Page = {
    number: 1,
    width: 0,
    height: 0,
    rotation: 0,
    source: 'text',
    text,
    lines: splitLines(text),
    fields: [],
  };
  return { pages: [page], problems };
}

function splitLines(text: string): Line[] {
  const lines: Line[] = [];
  let from = 0;
  for (const row of text.split('\n')) {
    const words = splitWords(row, from, text.length);
    const first = words[0];
    if (first) lines.push({ text: row.trim(), box: [0, first.box[1], 1, words.at(-1)!.box[3]], words, confidence: 1 });
    from += row.length + 1;
  }
  return lines;
}

function splitWords(row: string, offset: number, total: number): Word[] {
  return Array.from(row.matchAll(/\S+/g), (match) => {
    const start = offset + match.index;
    const box: Box = [0, start / total, 1, (start + match[0].length) / total];
    return { text: match[0], box, confidence: 1 };
  });
}
