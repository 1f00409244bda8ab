// A page that is a picture, laid level: its words and boxes where they stand then, and what is drawn on it.
import type { Box, Page, Word } from '#document/read-document.ts';
import type { PageDrawing, Span } from '#read/drawing.ts';
import { readPictureDrawing } from '#read/image/read-picture-drawing.ts';
import { type Straightened, straighten } from '#read/image/straighten.ts';
import type { Picture } from '#read/ocr/picture.ts';
import { frameOf } from '#read/pdf/page-frame.ts';
import { sharedArea } from '../blanks/blank.ts';
import type { DrawnPage } from '../blanks/read-page-inks.ts';
import { wordInk } from '../blanks/word-ink.ts';
import { findBoxes, type SeenBox } from './find-boxes.ts';

export interface LevelScan {
  readonly page: Page;
  readonly drawn: DrawnPage;
  /** The words of the page as it lies by those of the level one. */
  readonly origin: ReadonlyMap<Word, Word>;
  /** To be ticked, where they stand on the level page, in points. */
  readonly boxes: readonly SeenBox[];
  /** Of the page as it lies, by that of the level one. */
  readonly lieAskew: (span: Span) => Box;
}

/** Points: a photo does not say how large the paper is. */
const usualWidth = 612;
/** Pixels, as many as a page has at 150 dots an inch: rules are found nearly as well as in more, and in half of the time. */
const widest = 1275;
/** Points: bars and feet of letters that pass for rules are no longer. */
const longestStroke = 14;

/** @param seen the page, upright @param page as it was recognised there */
export async function levelScan(seen: Picture, page: Page): Promise<LevelScan> {
  const picture = await shrink(seen);
  const scale = Math.min(picture.width, picture.height) / usualWidth;
  const straight = await straighten(picture);
  const [width, height] = [straight.picture.width / scale, straight.picture.height / scale];
  const lay = layLevel(picture, straight.skew);
  const toSpan = (box: Box): Span => {
    const [x0, y0, x1, y1] = lay(box);
    return [x0 / scale + width / 2, y0 / scale + height / 2, x1 / scale + width / 2, y1 / scale + height / 2];
  };
  const toBox = ([x0, y0, x1, y1]: Span): Box => [x0 / width, y0 / height, x1 / width, y1 / height];
  const origin = new Map<Word, Word>();
  const inks = page.lines.flatMap(({ words }) => words).map(({ text, box }) => wordInk(text, toSpan(box)));
  const lines = page.lines.map((line) => {
    const words = line.words.map((word) => {
      const laid = { ...word, box: toBox(toSpan(word.box)) };
      origin.set(laid, word);
      return laid;
    });
    return { ...line, box: toBox(toSpan(line.box)), words };
  });
  const fields = page.fields.map((field) => ({ ...field, box: toBox(toSpan(field.box)) }));
  const known = page.fields.filter(({ kind }) => kind === 'checkbox').map(({ box }) => toSpan(box));
  const found = findBoxes(straight.picture, scale, inks);
  const boxes = [
    ...known,
    ...found.map(({ span }) => span).filter((span) => !known.some((box) => sharedArea(box, span) > 0)),
  ];
  const drawing = readPictureDrawing(straight.picture, {
    scale,
    boxes,
    words: inks.map(({ span }) => span),
    isWrittenOn: true,
  });
  return {
    page: { ...page, width, height, lines, fields },
    drawn: {
      frame: frameOf({ left: 0, bottom: 0, right: width, top: height }, 0),
      drawing: withoutStrokes(
        drawing,
        page.lines.flatMap(({ words }) => words.map(({ box }) => toSpan(box))),
      ),
      inks,
    },
    origin,
    boxes: found,
    lieAskew: lieAskew(picture, straight, scale),
  };
}

async function shrink(picture: Picture): Promise<Picture> {
  const { default: sharp } = await import('sharp');
  const share = widest / Math.min(picture.width, picture.height);
  if (share >= 1) return picture;
  const raw = { width: picture.width, height: picture.height, channels: 3 as const };
  const { data, info } = await sharp(picture.data, { raw })
    .resize(Math.round(picture.width * share), Math.round(picture.height * share))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** From a box of the page as it lies to pixels of the level one, from its middle. */
function layLevel({ width, height }: Picture, skew: number): (box: Box) => Span {
  const [cos, sin] = [Math.cos((skew * Math.PI) / 180), Math.sin((skew * Math.PI) / 180)];
  const lean = Math.abs(sin);
  return ([x0, y0, x1, y1]) => {
    const [x, y] = [((x0 + x1 - 1) / 2) * width, ((y0 + y1 - 1) / 2) * height];
    const [across, down] = [x * cos + y * sin, y * cos - x * sin];
    // Print that lies askew fills its box from corner to corner.
    const [wide, high] = [(x1 - x0) * width, (y1 - y0) * height];
    const long = Math.max(1, (wide * cos - high * lean) / (cos * cos - sin * sin));
    const tall = Math.max(1, (high * cos - wide * lean) / (cos * cos - sin * sin));
    return [across - long / 2, down - tall / 2, across + long / 2, down + tall / 2];
  };
}

/** From points of the level page back to the page as it lies; what is small stays as large. */
function lieAskew(
  { width, height }: Picture,
  { picture: level, skew }: Straightened,
  scale: number,
): (span: Span) => Box {
  const [cos, sin] = [Math.cos((skew * Math.PI) / 180), Math.sin((skew * Math.PI) / 180)];
  return ([x0, y0, x1, y1]) => {
    const [across, down] = [((x0 + x1) * scale - level.width) / 2, ((y0 + y1) * scale - level.height) / 2];
    const [x, y] = [across * cos - down * sin + width / 2, across * sin + down * cos + height / 2];
    const [wide, high] = [((x1 - x0) * scale) / 2, ((y1 - y0) * scale) / 2];
    return [(x - wide) / width, (y - high) / height, (x + wide) / width, (y + high) / height];
  };
}

function withoutStrokes(drawing: PageDrawing, words: readonly Span[]): PageDrawing {
  const isStroke = ([x0, y0, x1, y1]: Span) =>
    Math.max(x1 - x0, y1 - y0) <= longestStroke &&
    words.some((word) => x0 > word[0] - 1 && x1 < word[2] + 1 && y0 > word[1] && y1 < word[3]);
  return {
    ...drawing,
    level: drawing.level.filter(({ at, from, to }) => !isStroke([from, at, to, at])),
    upright: drawing.upright.filter(({ at, from, to }) => !isStroke([at, from, at, to])),
  };
}
