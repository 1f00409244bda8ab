// A text cut at its marked ranges, for drawing.
import type { PageMark } from '#lib/page-mark.ts';

export interface TextPiece {
  readonly text: string;
  /** Offset of the first character, unique within the text. */
  readonly start: number;
  readonly mark?: PageMark | undefined;
}

/** Pieces in order, together the whole text. Of marks that overlap, the one that begins first is drawn. */
export function textPieces(text: string, marks: readonly PageMark[]): TextPiece[] {
  const ranges = marks
    .flatMap((mark) => (mark.evidence.range ? [{ mark, range: mark.evidence.range }] : []))
    .sort((a, b) => a.range[0] - b.range[0]);
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const { mark, range } of ranges) {
    const [start, end] = [range[0], Math.min(range[1], text.length)];
    if (start < at || end <= start) continue;
    if (start > at) pieces.push({ text: text.slice(at, start), start: at });
    pieces.push({ text: text.slice(start, end), start, mark });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), start: at });
  return pieces;
}
