// The words of a card's page as runs, with what was read together cut apart and what is no line of text (seals, writing along the edge) left out.
import type { DocumentType } from '@oneform/contract';
import { layOut, type Segment } from '#document/layout.ts';
import type { Box, Page, Word } from '#document/read-document.ts';
import { splitLabelWord, splitMarkedWord } from './split-glued.ts';

/** Reading order. Lengths in page heights, as in `Segment`. */
export function layCard(page: Page, type: DocumentType): Segment[] {
  const split = type === 'drivers_license' ? splitMarkedWord : (word: string) => [word];
  const cut = (word: Word): Word[] => cutAt(word, split(word.text).flatMap(splitLabelWord));
  const segments = layOut({
    ...page,
    lines: page.lines.map((line) => ({
      ...line,
      words: page.source === 'text' ? line.words : line.words.flatMap(cut),
    })),
  });
  const heights = segments.map((segment) => segment.height).sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  return segments
    .filter((segment) => segment.height < 4.5 * usual && !isOnEdge(segment))
    .map((segment, index) => ({ ...segment, index }));
}

/** Writing from bottom to top is higher than wide. */
function isOnEdge({ x0, x1, y0, y1, words }: Segment): boolean {
  return words.reduce((sum, word) => sum + word.text.length, 0) >= 4 && y1 - y0 > x1 - x0;
}

function cutAt(word: Word, pieces: readonly string[]): Word[] {
  if (pieces.length === 1) return [word];
  const [x0, y0, x1, y1] = word.box;
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  let done = 0;
  return pieces.map((text) => {
    const from = x0 + ((x1 - x0) * done) / length;
    done += text.length;
    const box: Box = [from, y0, x0 + ((x1 - x0) * done) / length, y1];
    return { ...word, text, box };
  });
}
