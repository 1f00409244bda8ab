// Whether the text layer says what a person sees: a few lines are looked at, as a font may give its signs other letters than it draws.
import type { Box, Line } from '#document/read-document.ts';
import { squash } from '#values/normalise/fold-text.ts';
import type { PdfDocument } from './open-document.ts';
import type { PageFrame } from './page-frame.ts';
import { renderBitmap } from './render-bitmap.ts';

/** Pixels that a line is drawn high, with its margins. */
const lineHeight = 44;
/** Share of the line's height that is drawn around it. */
const padding = 0.25;
/** Lines looked at: of a layer that the file was made with, and of one that a recogniser laid over a scan. */
const samples = { made: 3, laid: 10 };
/** Letters and figures of a line that is worth looking at: a sign misread is much of a short one. */
const [minLength, maxLength] = [6, 40];
/** Seen less surely than this a line says nothing against the layer. */
const sure = 0.9;
/** Of the signs, or the figures, of the lines looked at: a recogniser errs, a font that lies is wrong in most. */
const maxOther = { made: 0.3, laid: 0.04 };
/** Lines that must differ: one may be under a stamp. */
const minLines = 2;

/** `isLaid`: the layer was laid over a scan. */
export async function isSeenOtherwise(
  document: PdfDocument,
  page: number,
  frame: PageFrame,
  lines: readonly Line[],
  isLaid: boolean,
): Promise<boolean> {
  const kind = isLaid ? 'laid' : 'made';
  let differing = 0;
  const [signs, figures] = [new Difference(), new Difference()];
  const looked = sampleOf(isLaid ? lines : lines.toSorted(byLength), samples[kind]);
  for (const [index, line] of looked.entries()) {
    if (differing + looked.length - index < minLines) return false;
    const seen = await look(document, page, frame, line.box);
    if (!seen || seen.confidence < sure) continue;
    const [said, drawn] = [squash(line.text), squash(seen.text)];
    if (said !== drawn) differing++;
    signs.add(said, drawn);
    figures.add(said.replace(/\D/g, ''), drawn.replace(/\D/g, ''));
  }
  return differing >= minLines && [signs, figures].some(({ share }) => share > maxOther[kind]);
}

/** Share of the text layer that differs from the drawn text. */
class Difference {
  private all = 0;
  private other = 0;

  add(said: string, drawn: string): void {
    this.all += Math.max(said.length, drawn.length);
    this.other += distanceOf(said, drawn);
  }

  get share(): number {
    return this.all === 0 ? 0 : this.other / this.all;
  }
}

/** Short lines are quick to read. */
const byLength = (a: Line, b: Line): number => a.text.length - b.text.length;

/** Lines with figures first: they are what is believed. */
function sampleOf(lines: readonly Line[], max: number): Line[] {
  const worth = lines.filter(({ text }) => {
    const { length } = squash(text);
    return length >= minLength && length <= maxLength && /^[\p{Script=Latin}\p{M}\d\p{P}\p{S}\s]+$/u.test(text);
  });
  const [figures, others] = [true, false].map((isFigure) =>
    worth.filter(({ text }) => /\d{3}/.test(text) === isFigure),
  );
  const maxOthers = Math.max(max - figures!.length, Math.floor(max / 3));
  return [...figures!.slice(0, max - Math.min(maxOthers, others!.length)), ...others!.slice(0, maxOthers)];
}

async function look(document: PdfDocument, page: number, frame: PageFrame, box: Box) {
  const [wide, tall] = [box[2] - box[0], box[3] - box[1]];
  const margin = padding * tall;
  const aside = (margin * frame.height) / frame.width;
  const area: Box = [
    Math.max(0, box[0] - aside),
    Math.max(0, box[1] - margin),
    Math.min(1, box[2] + aside),
    Math.min(1, box[3] + margin),
  ];
  if (wide <= 0 || tall <= 0) return undefined;
  const picture = renderBitmap(document, page, frame, lineHeight / ((area[3] - area[1]) * frame.height), area);
  if (!picture) return undefined;
  const [{ buildPyramid }, { readRegion }] = await Promise.all([
    import('../ocr/pyramid.ts'),
    import('../ocr/recognise/read-region.ts'),
  ]);
  const { width, height } = picture;
  const place = { centre: { x: width / 2, y: height / 2 }, width, height, angle: 0 };
  const { read } = await readRegion(buildPyramid(picture), place, 1);
  return { text: read.characters.map(({ text }) => text).join(''), confidence: read.confidence };
}

/** Signs to change, add or leave out (Levenshtein). */
function distanceOf(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length]!;
}
