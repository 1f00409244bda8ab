// Finds and decodes the symbols of a picture: the decoder searches the whole once, then looks closely at the places like a symbol that it missed.
import type { Box } from '#document/read-document.ts';
import { type ColourPicture, type Cut, cutPatch } from './cut-patch.ts';
import { findPatches, type Patch } from './find-patches.ts';
import { shrinkFurther, shrinkToGrey } from './shrink-to-grey.ts';
import { findSymbols, type SeenSymbol, type SymbolFormat } from './zxing.ts';

export interface ReadCode {
  readonly format: SymbolFormat;
  readonly text: string;
  readonly bytes: Uint8Array;
  /** On the picture as it was handed in. */
  readonly box: Box;
}

/** Pixels of the longer side of the small copy: of A4, four to a millimetre. Smaller ones show what is blurred, and symbols that fill the picture. */
const glanceSide = 1200;
const furtherBy = [2, 4];
/** Pixels of the longer side for the look at the whole. */
const wholeSide = 2000;
/** No more are looked at. */
const maxPatches = 5;
/** Pixels of one cut; large modules are seen with fewer. */
const maxCutPixels = 1_200_000;
const coarsePixels = 250_000;

const quick = { pixels: maxCutPixels, scale: 1, turn: 0, harder: false };
/** Enlarged for symbols printed finely, then turned by what the edges may have been misjudged by, in radians. */
const tireless = [
  { ...quick, harder: true, scale: 2 },
  { ...quick, harder: true, turn: -0.04 },
  { ...quick, harder: true, turn: 0.04 },
];

export async function readCodes(picture: ColourPicture): Promise<ReadCode[]> {
  const codes = await lookOver(picture);
  for (const patch of findPlaces(picture)) {
    if (codes.some(({ box }) => holds(patch, box, picture))) continue;
    const found = await lookAt(picture, patch);
    for (const code of found) if (!codes.some((other) => isSameCode(code, other))) codes.push(code);
  }
  return codes;
}

/** Lets the decoder search all of the picture by itself. */
async function lookOver(picture: ColourPicture): Promise<ReadCode[]> {
  const whole = shrinkToGrey(picture, wholeSide);
  const toPicture = (x: number, y: number) => ({ x: x * whole.factor, y: y * whole.factor });
  const found = await findSymbols(whole, { turned: true });
  return found.map((symbol) => toCode(symbol, { ...whole, toPicture }, picture));
}

/** Whether the middle of a code that was read lies within the place. */
function holds({ left, top, right, bottom }: Patch, box: Box, { width, height }: ColourPicture): boolean {
  const [x, y] = [((box[0] + box[2]) / 2) * width, ((box[1] + box[3]) / 2) * height];
  return x > left && x < right && y > top && y < bottom;
}

interface Place extends Patch {
  /** It looks like a symbol on the smaller copy only. */
  readonly isCoarse: boolean;
}

/** In pixels of the picture, likeliest first. */
function findPlaces(picture: ColourPicture): Place[] {
  const glance = shrinkToGrey(picture, glanceSide);
  const places: Place[] = [];
  for (const copy of [glance, ...furtherBy.map((by) => shrinkFurther(glance, by))]) {
    const isCoarse = copy !== glance;
    const found = findPatches(copy).map((patch) => ({ ...enlarge(patch, copy.factor), isCoarse }));
    places.push(...found.filter((patch) => !places.some((other) => covers(other, patch))));
  }
  return places.toSorted((a, b) => b.score - a.score).slice(0, maxPatches);
}

/** Both copies show the same thing. */
function covers(a: Patch, b: Patch): boolean {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 && width * height > 0.6 * (b.right - b.left) * (b.bottom - b.top);
}

async function lookAt(picture: ColourPicture, place: Place): Promise<ReadCode[]> {
  const tries = place.isCoarse
    ? [{ ...quick, harder: true, pixels: coarsePixels }]
    : place.isPromising
      ? [quick, ...tireless]
      : [quick];
  for (const { pixels, scale, turn, harder } of tries) {
    const cut = cutPatch(picture, { ...place, angle: place.angle + turn }, scale * scaleFor(place, pixels));
    const found = await findSymbols(cut, { harder, turned: true });
    if (found.length > 0) return found.map((symbol) => toCode(symbol, cut, picture));
  }
  return [];
}

function enlarge(patch: Patch, scale: number): Patch {
  const { left, top, right, bottom } = patch;
  return { ...patch, left: left * scale, top: top * scale, right: right * scale, bottom: bottom * scale };
}

function scaleFor({ left, top, right, bottom }: Patch, pixels: number): number {
  return Math.min(1, Math.sqrt(pixels / ((right - left) * (bottom - top))));
}

function toCode({ format, text, bytes, corners }: SeenSymbol, cut: Cut, { width, height }: ColourPicture): ReadCode {
  const places = corners.map(({ x, y }) => cut.toPicture(x, y));
  const share = (value: number, whole: number) => Math.min(1, Math.max(0, value / whole));
  const [xs, ys] = [places.map(({ x }) => share(x, width)), places.map(({ y }) => share(y, height))];
  return { format, text, bytes, box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] };
}

/** Patches may overlap; the same payload printed twice in two places is two codes. */
function isSameCode(a: ReadCode, b: ReadCode): boolean {
  const overlaps = a.box[0] < b.box[2] && b.box[0] < a.box[2] && a.box[1] < b.box[3] && b.box[1] < a.box[3];
  return overlaps && a.text === b.text;
}
