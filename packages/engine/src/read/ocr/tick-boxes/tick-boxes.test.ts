import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Picture } from '../picture.ts';
import { buildPyramid } from '../pyramid.ts';
import { cutAtBoxes } from './cut-at-boxes.ts';
import { findTickBoxes } from './find-tick-boxes.ts';
import { labelBoxes } from './label-boxes.ts';

async function draw(shapes: string, width = 400, height = 200): Promise<Picture> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#f4f2ee"/>${shapes}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const box = (x: number, y: number, side = 18) =>
  `<rect x="${x}" y="${y}" width="${side}" height="${side}" fill="none" stroke="#222" stroke-width="2"/>`;
const line = { centre: { x: 200, y: 50 }, width: 300, height: 30, angle: 0 };
const find = async (shapes: string) => findTickBoxes(buildPyramid(await draw(shapes)), [line], 0);

describe('findTickBoxes', () => {
  it('tells an empty box from a ticked, a crossed and a filled one', async () => {
    const boxes = await find(`${box(40, 40)}
      ${box(100, 40)}<path d="M103 49 l5 6 l10 -14" fill="none" stroke="#113" stroke-width="2"/>
      ${box(160, 40)}<path d="M158 38 l22 22 M180 38 l-22 22" stroke="#113" stroke-width="2"/>
      ${box(220, 40)}<rect x="223" y="43" width="12" height="12" fill="#111"/>`);
    expect(boxes.sort((a, b) => a.left - b.left).map(({ checked }) => checked)).toEqual([false, true, true, true]);
  });

  it('says where the box stands', async () => {
    const [found] = await find(box(40, 40));
    expect(Math.abs(found!.left - 39)).toBeLessThan(2);
    expect(Math.abs(found!.bottom - 59)).toBeLessThan(2);
  });

  it('finds the boxes of a page that stands askew', async () => {
    const askew = `<g transform="rotate(4 200 100)">${box(40, 40)}${box(100, 40)}<rect x="103" y="43" width="12" height="12" fill="#111"/></g>`;
    const boxes = findTickBoxes(buildPyramid(await draw(askew)), [line], (4 * Math.PI) / 180);
    expect(boxes.sort((a, b) => a.left - b.left).map(({ checked }) => checked)).toEqual([false, true]);
  });

  it('takes a square letter inside a word for none, and a box close to its label for one', async () => {
    const letter = (x: number) => `<rect x="${x}" y="40" width="4" height="19" fill="#222"/>`;
    expect(await find(`${box(140, 40)}${letter(162)}`)).toEqual([]);
    expect(await find(`${letter(132)}${box(140, 40)}`)).toEqual([]);
    expect(await find(`${box(140, 40)}${letter(167)}`)).toHaveLength(1);
  });

  it('takes neither rings, table cells nor solid bullets for boxes', async () => {
    const rings = '<circle cx="50" cy="50" r="9" fill="none" stroke="#222" stroke-width="3"/>';
    const cells =
      '<path d="M120 40 h120 M120 60 h120 M120 40 v20 M140 40 v20 M160 40 v20" stroke="#222" stroke-width="2"/>';
    expect(await find(`${rings}${cells}<rect x="300" y="45" width="14" height="14" fill="#222"/>`)).toEqual([]);
  });
});

describe('what stands beside a box', () => {
  const tick = { left: 40, top: 40, right: 60, bottom: 60, checked: true };

  it('is read without the box', () => {
    const rests = cutAtBoxes({ centre: { x: 100, y: 50 }, width: 140, height: 26, angle: 0 }, [tick]);
    expect(rests).toHaveLength(1);
    expect(rests[0]!.centre.x - rests[0]!.width / 2).toBeGreaterThanOrEqual(60);
  });

  it('labels it: the words to its right up to the next box', () => {
    const word = (text: string, left: number) => ({ text, box: [left, 0.2, left + 0.05, 0.3] as const, confidence: 1 });
    const words = [word('Yes', 0.17), word('No', 0.4)];
    const lines = [{ text: 'Yes No', box: [0.17, 0.2, 0.45, 0.3] as const, words, confidence: 1 }];
    const next = { left: 130, top: 40, right: 150, bottom: 60, checked: false };
    const fields = labelBoxes([tick, next], lines, 400, 200);
    expect(fields.map(({ label, checked }) => [label, checked])).toEqual([
      ['Yes', true],
      ['No', false],
    ]);
  });
});
