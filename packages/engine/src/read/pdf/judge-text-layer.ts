// Decides whether what the text layer says is what a person sees, or whether the page has to be looked at.
import type { Box, Line } from '#document/read-document.ts';
import { countInk, type InkMap } from './measure-ink.ts';
import type { Glyph } from './read-glyphs.ts';

/**
 * `sound`: the text layer is all there is to read. `partial`: it is right, but a picture shows more. `unsound`: it is missing or cannot be
 * trusted.
 */
export type TextLayerVerdict = 'sound' | 'partial' | 'unsound';

export interface TextLayer {
  readonly glyphs: readonly Glyph[];
  readonly lines: readonly Line[];
  readonly pictures: readonly Box[];
  /** A small picture of the page, drawn only when it is needed. */
  readonly ink: () => InkMap | undefined;
}

const wholePage: Box = [0, 0, 1, 1];
/** Of all glyphs: more without a meaning make the layer garbage. */
const maxUnmapped = 0.15;
/** Of Latin letters: languages have twice as many vowels, shifted letters half. */
const minVowels = 0.22;
/** Of the page: pictures covering less are illustrations. */
const minPictureShare = 0.06;
/** Ink pixels of a page of about 50 000: fewer are dust. */
const minInk = 12;
/** Of the words of a layer over a scan: so many must stand on ink. */
const minWordsOnInk = 0.7;
/** Of the ink of a scan: so much must be accounted for by the layer's words. */
const minInkExplained = 0.4;
/** Of the ink within pictures: so much outside of all words means that a picture says something of its own. */
const maxInkUnexplained = 0.5;

export function judgeTextLayer({ glyphs, lines, pictures, ink }: TextLayer): TextLayerVerdict {
  const letters = glyphs.filter(({ isSpace }) => !isSpace);
  if (lines.length === 0) return hasInk(ink()) ? 'unsound' : 'sound';
  if (isGarbage(letters)) return 'unsound';
  const isLaid = isOverScan(letters);
  const share = coveredShare(pictures);
  if (!isLaid && share < minPictureShare) return 'sound';
  const map = ink();
  if (!map) return 'sound';
  if (isLaid) return agreesWithInk(lines, map) ? 'sound' : 'unsound';
  return hasUnreadPicture(lines, pictures, map) ? 'partial' : 'sound';
}

/** A recogniser wrote the layer, letters that nobody sees, over the picture of a page. */
export function isOverScan(glyphs: readonly Glyph[]): boolean {
  const letters = glyphs.filter(({ isSpace }) => !isSpace);
  return letters.filter(({ isInvisible }) => isInvisible).length > letters.length / 2;
}

function hasInk(map: InkMap | undefined): boolean {
  return map !== undefined && countInk(map, wholePage) >= minInk;
}

function isGarbage(letters: readonly Glyph[]): boolean {
  const unmapped = letters.filter(({ isUnmapped }) => isUnmapped).length;
  return unmapped > letters.length * maxUnmapped && unmapped >= 3
    ? true
    : isNonsense(letters.map(({ text }) => text).join(''));
}

/** Fonts without a character table often yield shifted letters: plausible characters, impossible words. */
function isNonsense(text: string): boolean {
  const latin = text.match(/[a-z]/gi)?.length ?? 0;
  if (latin < 80 || latin < text.length * 0.5) return false;
  const vowels = text.match(/[aeiouy]/gi)?.length ?? 0;
  return vowels < latin * minVowels;
}

function coveredShare(pictures: readonly Box[]): number {
  const size = 40;
  const cells = new Uint8Array(size * size);
  for (const box of pictures) {
    for (let y = Math.floor(box[1] * size); y < box[3] * size; y++)
      cells.fill(1, y * size + Math.floor(box[0] * size), y * size + Math.ceil(box[2] * size));
  }
  return cells.reduce((sum, cell) => sum + cell, 0) / cells.length;
}

function agreesWithInk(lines: readonly Line[], map: InkMap): boolean {
  const words = lines.flatMap((line) => line.words);
  const onInk = words.filter((word) => countInk(map, word.box) >= 2).length;
  const explained = lines.reduce((sum, line) => sum + countInk(map, line.box), 0);
  return onInk >= words.length * minWordsOnInk && explained >= countInk(map, wholePage) * minInkExplained;
}

function hasUnreadPicture(lines: readonly Line[], pictures: readonly Box[], map: InkMap): boolean {
  let inPictures = 0;
  let explained = 0;
  for (const box of pictures) {
    inPictures += countInk(map, box);
    for (const line of lines) explained += countInk(map, overlapOf(line.box, box) ?? [0, 0, 0, 0]);
  }
  return inPictures - explained > Math.max(minInk * 4, inPictures * maxInkUnexplained);
}

function overlapOf(a: Box, b: Box): Box | undefined {
  const box: Box = [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])];
  return box[0] < box[2] && box[1] < box[3] ? box : undefined;
}
