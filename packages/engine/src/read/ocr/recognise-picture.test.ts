import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { recognisePicture } from './recognise-picture.ts';

const lines = ['Certificate of Residence', 'Issued to John Miller on 12 May 2024', 'Amount paid: 1,284.50 EUR'];

interface Look {
  readonly font?: string;
  readonly size?: number;
  readonly ink?: string;
  readonly paper?: string;
  readonly blur?: number;
  readonly turn?: number;
  readonly extra?: string;
}

async function draw(texts: readonly string[], look: Look = {}) {
  const { font = 'DejaVu Sans', size = 24, ink = '#222', paper = '#fff', blur, turn = 0, extra = '' } = look;
  const height = 80 + texts.length * size * 2.2;
  const rows = texts.map(
    (text, row) =>
      `<text x="60" y="${60 + row * size * 2.2}" font-family="${font}" font-size="${size}" fill="${ink}" xml:space="preserve">${text.replaceAll('<', '&lt;')}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="${height}"><rect width="100%" height="100%" fill="${paper}"/>${rows.join('')}${extra}</svg>`;
  const drawn = sharp(await sharp(Buffer.from(svg)).removeAlpha().png().toBuffer()).rotate(turn, { background: paper });
  const { data, info } = await (blur ? drawn.blur(blur) : drawn)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const textsOf = (result: Awaited<ReturnType<typeof recognisePicture>>) => result.lines.map((line) => line.text);

describe('recognisePicture', () => {
  it.each(['DejaVu Sans', 'DejaVu Serif', 'DejaVu Sans Mono'])('reads words with their spaces in %s', async (font) => {
    expect(textsOf(await recognisePicture(await draw(lines, { font }), {}))).toEqual(lines);
  });

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
    const looks: Look[] = [{ ink: '#fff', paper: '#1b2a55' }, { ink: '#999', paper: '#ddd', blur: 0.6 }, { turn: 3 }];
    for (const look of looks) expect(textsOf(await recognisePicture(await draw(lines, look), {}))).toEqual(lines);
  });

  it('places each word where its ink stands', async () => {
    const picture = await draw(['HHHH MMMM'], { font: 'DejaVu Sans Mono', size: 40 });
    const [line] = (await recognisePicture(picture, {})).lines;
    const boxes = line!.words.map((word) => word.box);
    // DejaVu Sans Mono advances by 0.602 of its size, and its capitals are 0.729 of it high.
    const advance = 0.602 * 40;
    expect(boxes).toHaveLength(2);
    expect(Math.abs(boxes[0]![0] * picture.width - 62)).toBeLessThan(4);
    expect(Math.abs(boxes[0]![2] * picture.width - (60 + 4 * advance - 2))).toBeLessThan(4);
    expect(Math.abs(boxes[1]![0] * picture.width - (60 + 5 * advance + 1))).toBeLessThan(4);
    expect(Math.abs(boxes[1]![1] * picture.height - (60 - 0.729 * 40))).toBeLessThan(4);
    expect(Math.abs(boxes[1]![3] * picture.height - 60)).toBeLessThan(4);
  });

  it('reads a machine-readable zone to its full length', async () => {
    const zone = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'];
    const picture = await draw(zone, { font: 'DejaVu Sans Mono', size: 26 });
    expect(textsOf(await recognisePicture(picture, {}))).toEqual(zone);
  });

  it('reads choices one by one, with the state of their boxes', async () => {
    const box = (x: number) =>
      `<rect x="${x}" y="41" width="20" height="20" fill="none" stroke="#222" stroke-width="2"/>`;
    const texts =
      '<text x="100" y="60" font-family="DejaVu Sans" font-size="24">Yes</text><text x="260" y="60" font-family="DejaVu Sans" font-size="24">No</text>';
    const extra = `${box(70)}${box(230)}<path d="M233 44 l14 14 M247 44 l-14 14" stroke="#113" stroke-width="2"/>${texts}`;
    const { fields, lines: read } = await recognisePicture(await draw([''], { extra }), {});
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
