import { StandardFonts } from '@cantoo/pdf-lib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawTexts, type TextPicture } from '../testing/make-picture.ts';
import { recognisePicture } from './recognise-picture.ts';

const lines = ['Certificate of Residence', 'Issued to John Miller on 12 May 2024', 'Amount paid: 1,284.50 EUR'];

interface Look extends Partial<TextPicture> {
  readonly blur?: number;
  readonly turn?: number;
}

/** Rows of text from the upper left corner; `shapes` are drawn over them as SVG. */
async function draw(texts: readonly string[], { blur, turn = 0, ...look }: Look = {}, shapes = '') {
  const { size = 26 } = look;
  const rows = texts.map((text, row) => ({ text, x: 60, y: 60 + row * size * 2.2 }));
  return toPicture(await drawTexts(rows, { height: Math.round(80 + texts.length * size * 2.2), size, ...look }), {
    shapes,
    turn,
    ...(blur && { blur }),
  });
}

async function toPicture(
  drawn: Sharp,
  { blur, turn = 0, shapes = '' }: { blur?: number; turn?: number; shapes?: string },
) {
  const overlay = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="100">${shapes}</svg>`);
  const flat = shapes ? drawn.composite([{ input: overlay, top: 0, left: 0 }]) : drawn;
  const turned = sharp(await flat.removeAlpha().png().toBuffer()).rotate(turn, { background: '#fff' });
  const { data, info } = await (blur ? turned.blur(blur) : turned)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const textsOf = (result: Awaited<ReturnType<typeof recognisePicture>>) => result.lines.map((line) => line.text);

describe('recognisePicture', () => {
  it.each([StandardFonts.Helvetica, StandardFonts.TimesRoman, StandardFonts.Courier])(
    'reads words with their spaces in %s',
    async (font) => {
      expect(textsOf(await recognisePicture(await draw(lines, { font }), {}))).toEqual(lines);
    },
  );

  it.each([
    { turn: 0, rotation: 0 },
    { turn: 90, rotation: 270 },
    { turn: 180, rotation: 180 },
    { turn: 270, rotation: 90 },
  ])('turns a picture that lies by $turn degrees upright', async ({ turn, rotation }) => {
    const result = await recognisePicture(await draw(lines, { turn }), {});
    expect(result.rotation).toBe(rotation);
    expect(textsOf(result)).toEqual(lines);
    expect(result.width).toBe(900);
  });

  it('reads light print on dark, faint print and a page that stands askew', async () => {
    const looks: Look[] = [
      { ink: [1, 1, 1], paper: [0.1, 0.17, 0.33] },
      { ink: [0.6, 0.6, 0.6], paper: [0.87, 0.87, 0.87], blur: 0.6 },
      { turn: 3 },
    ];
    for (const look of looks) expect(textsOf(await recognisePicture(await draw(lines, look), {}))).toEqual(lines);
  });

  it('places each word where its ink stands', async () => {
    const picture = await draw(['HHHH MMMM'], { font: StandardFonts.Courier, size: 40 });
    const [line] = (await recognisePicture(picture, {})).lines;
    const boxes = line!.words.map((word) => word.box);
    // Courier advances by 0.6 of its size, and its capitals are 0.562 of it high.
    const advance = 0.6 * 40;
    expect(boxes).toHaveLength(2);
    expect(Math.abs(boxes[0]![0] * picture.width - 61)).toBeLessThan(4);
    expect(Math.abs(boxes[0]![2] * picture.width - (60 + 4 * advance - 1))).toBeLessThan(4);
    expect(Math.abs(boxes[1]![0] * picture.width - (60 + 5 * advance + 1))).toBeLessThan(4);
    expect(Math.abs(boxes[1]![1] * picture.height - (60 - 0.562 * 40))).toBeLessThan(4);
    expect(Math.abs(boxes[1]![3] * picture.height - 60)).toBeLessThan(4);
  });

  it('reads the letters of Latin Europe', async () => {
    const texts = [
      'Weißenburger Straße 12, 50667 Köln',
      'Größe: François Nuñez',
      'Östergård, Århus, Tromsø',
      'Überweisung für März',
      'João Conceição, município',
    ];
    expect(textsOf(await recognisePicture(await draw(texts), {}))).toEqual(texts);
  });

  it('reads a machine-readable zone to its full length', async () => {
    const zone = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'];
    const picture = await draw(zone, { font: StandardFonts.Courier, size: 30 });
    expect(textsOf(await recognisePicture(picture, {}))).toEqual(zone);
  });

  it('reads choices one by one, with the state of their boxes', async () => {
    const box = (x: number) =>
      `<rect x="${x}" y="41" width="20" height="20" fill="none" stroke="#222" stroke-width="2"/>`;
    const texts = [
      { text: 'Yes', x: 100, y: 60 },
      { text: 'No', x: 260, y: 60 },
    ];
    const shapes = `${box(70)}${box(230)}<path d="M233 44 l14 14 M247 44 l-14 14" stroke="#113" stroke-width="2"/>`;
    const picture = await toPicture(await drawTexts(texts, { height: 140, size: 26 }), { shapes });
    const { fields, lines: read } = await recognisePicture(picture, {});
    expect(read.map((line) => line.text)).toEqual(['Yes', 'No']);
    expect(fields.map(({ label, checked }) => [label, checked])).toEqual([
      ['Yes', false],
      ['No', true],
    ]);
  });

  it('finds nothing on an empty page', async () => {
    const result = await recognisePicture(await draw(['']), {});
    expect(result.lines).toEqual([]);
    expect(result.fields).toEqual([]);
  });

  it('stops when it is told to', async () => {
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(recognisePicture(await draw(lines), { signal })).rejects.toThrow('enough');
  });
});
