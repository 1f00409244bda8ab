// Rows of a machine-readable zone that does not stand on an even grid, as in specimens: fillers swallowed at the end are put back.

import type { TextPiece } from '../lines/join-lines.ts';
import type { ZoneRow } from './find-zone.ts';
import { rowLengths } from './row-patterns.ts';

export function fillRows(rows: readonly ZoneRow[]): TextPiece[] {
  const longest = Math.max(...rows.map(({ text }) => text.replace(/<+$/, '').length));
  const length = rowLengths(rows.length).findLast((candidate) => longest <= candidate) ?? longest;
  return rows.map(({ place, pieces, text }) => {
    const words = pieces.flatMap((piece) => piece.words);
    const confidence = words.reduce((sum, word) => sum + word.confidence, 0) / words.length;
    return { place, words: [{ text: fillRow(text, length), place, confidence }], confidence };
  });
}

/** Only a row that ends in fillers is known to go on with them. */
export function fillRow(text: string, length: number): string {
  if (!/<{2,}$/.test(text)) return text;
  return text
    .replace(/<+$/, '')
    .padEnd(length, '<')
    .slice(0, Math.max(length, text.replace(/<+$/, '').length));
}
