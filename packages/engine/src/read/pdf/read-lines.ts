// The lines of a page's text layer in reading order, with boxes relative to the seen page.
import type { Box, Line, Word } from '#document/read-document.ts';
import type { Placed } from './find-gutters.ts';
import { groupLines, type LaidLine } from './group-lines.ts';
import { joinPieces } from './join-words.ts';
import type { LaidWord } from './laid-word.ts';
import { layGlyphs, type Quarter, toPageRect } from './lay-glyphs.ts';
import { orderLines } from './order-lines.ts';
import { type PageFrame, toBox } from './page-frame.ts';
import type { Glyph } from './read-glyphs.ts';
import { readSlantedLines } from './read-slanted-lines.ts';

interface OrderedLine extends Placed {
  readonly line: Line;
}

/** Upright writing first, with `formLines` at their place in it; what is written sideways or slanted on the same page follows. */
export function readLines(glyphs: readonly Glyph[], frame: PageFrame, formLines: readonly Line[] = []): Line[] {
  const laid = layGlyphs(glyphs, frame);
  const upright = [...lineUp(laid.get(0) ?? [], frame, 0), ...formLines.map((line) => placeLine(line, frame))];
  const sideways = ([1, 2, 3] as const).flatMap((quarter) =>
    orderLines(lineUp(laid.get(quarter) ?? [], frame, quarter)),
  );
  return [
    ...orderLines(upright).map(({ line }) => line),
    ...sideways.map(({ line }) => line),
    ...readSlantedLines(glyphs, frame),
  ];
}

function lineUp(glyphs: Parameters<typeof joinPieces>[0], frame: PageFrame, quarter: Quarter): OrderedLine[] {
  return groupLines(joinPieces(glyphs)).map((line) => ({ ...line, line: toLine(line, frame, quarter) }));
}

/** Place of a value typed into a form among the lines of the page; its base line is about a fifth above its foot. */
function placeLine(line: Line, frame: PageFrame): OrderedLine {
  const [x0, y0, x1, y1] = line.box;
  const [v0, v1] = [y0 * frame.height, y1 * frame.height];
  return {
    u0: x0 * frame.width,
    u1: x1 * frame.width,
    v0,
    v1,
    base: v1 - (v1 - v0) * 0.2,
    em: v1 - v0,
    words: line.words,
    line,
  };
}

function toLine(line: LaidLine, frame: PageFrame, quarter: Quarter): Line {
  const words = line.words.map((word): Word => ({ text: word.text, box: boxOf(word, frame, quarter), confidence: 1 }));
  return { text: line.text, box: boxOf(line, frame, quarter), words, confidence: 1 };
}

function boxOf({ u0, v0, u1, v1 }: LaidWord, frame: PageFrame, quarter: Quarter): Box {
  return toBox(frame, toPageRect(frame, quarter, u0, v0, u1, v1));
}
