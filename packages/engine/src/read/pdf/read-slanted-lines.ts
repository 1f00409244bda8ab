// Stamps and watermarks: writing at an angle, in the order of the content, so that its letters never get between the lines it crosses.
import type { Line, Word } from '#document/read-document.ts';
import { isReadable, isSlanted } from './lay-glyphs.ts';
import { type PageFrame, toBox, toSeenRect } from './page-frame.ts';
import type { Glyph } from './read-glyphs.ts';

/** In ems: a longer step from one glyph to the next, along or across the writing, begins another line. */
const maxStep = 2.5;
const maxShift = 0.5;

export function readSlantedLines(glyphs: readonly Glyph[], frame: PageFrame): Line[] {
  const runs: Glyph[][] = [];
  for (const glyph of glyphs) {
    if (!isSlanted(glyph) || !isReadable(glyph, frame)) continue;
    const run = runs.at(-1);
    if (run && follows(run.at(-1)!, glyph)) run.push(glyph);
    else runs.push([glyph]);
  }
  return runs.flatMap((run) => makeLine(run, frame) ?? []);
}

function follows(last: Glyph, next: Glyph): boolean {
  const [stepX, stepY] = [next.x - last.x, next.y - last.y];
  const along = stepX * last.dx + stepY * last.dy;
  const across = stepX * last.dy - stepY * last.dx;
  const isParallel = last.dx * next.dx + last.dy * next.dy > 0.99;
  return isParallel && along > -0.2 * last.em && along < maxStep * last.em && Math.abs(across) < maxShift * last.em;
}

function makeLine(run: readonly Glyph[], frame: PageFrame): Line | undefined {
  const words: Word[] = [];
  let letters: Glyph[] = [];
  for (const glyph of run) {
    if (!glyph.isSpace) letters.push(glyph);
    if (glyph.isSpace || glyph === run.at(-1)) {
      if (letters.length > 0)
        words.push({ text: letters.map(({ text }) => text).join(''), box: boxAround(letters, frame), confidence: 1 });
      letters = [];
    }
  }
  const visible = run.filter(({ isSpace }) => !isSpace);
  return words.length > 0
    ? { text: words.map(({ text }) => text).join(' '), box: boxAround(visible, frame), words, confidence: 1 }
    : undefined;
}

function boxAround(glyphs: readonly Glyph[], frame: PageFrame) {
  return toBox(
    frame,
    toSeenRect(frame, {
      left: Math.min(...glyphs.map(({ rect }) => rect.left)),
      bottom: Math.min(...glyphs.map(({ rect }) => rect.bottom)),
      right: Math.max(...glyphs.map(({ rect }) => rect.right)),
      top: Math.max(...glyphs.map(({ rect }) => rect.top)),
    }),
  );
}
