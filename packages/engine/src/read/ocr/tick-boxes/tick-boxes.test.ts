import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Line } from '#document/read-document.ts';
import type { Picture } from '../picture.ts';
import { buildPyramid } from '../pyramid.ts';
import { cutAtBoxes } from './cut-at-boxes.ts';
import { findTickBoxes } from './find-tick-boxes.ts';
import { labelBoxes } from './label-boxes.ts';
import { lookBeside } from './look-beside.ts';

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

  it('takes a square letter of spaced print for none, and a box between rules for one', async () => {
    const bar = (x: number, y: number, height: number) =>
      `<rect x="${x}" y="${y}" width="4" height="${height}" fill="#222"/>`;
    expect(await find(`${bar(125, 39, 20)}${box(140, 40)}${bar(169, 39, 20)}`)).toEqual([]);
    expect(await find(`${bar(125, 20, 60)}${box(140, 40)}${bar(169, 20, 60)}`)).toHaveLength(1);
  });

  it('knows a box by its height beside low letters, however near they stand', async () => {
    const low = (x: number) => `<rect x="${x}" y="49" width="4" height="9" fill="#222"/>`;
    expect(await find(`${box(140, 40)}${low(162)}`)).toHaveLength(1);
  });

  it('knows a box whose mark runs into its label by the boxes above and below it', async () => {
    const letter = (y: number) => `<rect x="162" y="${y}" width="4" height="19" fill="#222"/>`;
    const cross = '<path d="M141 41 l16 16 M157 41 l-16 16" stroke="#113" stroke-width="2"/>';
    const column = await find(`${box(140, 40)}${cross}${letter(40)}${box(140, 90)}${box(140, 140)}`);
    expect(column.map(({ checked }) => checked).sort()).toEqual([false, false, true]);
    expect(await find(`${box(140, 40)}${cross}${letter(40)}${box(40, 140)}${box(240, 140)}`)).toHaveLength(2);
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
  /** A line of one word. */
  const line = (text: string, left: number, top = 0.2): Line => {
    const box = [left, top, left + 0.05, top + 0.1] as const;
    return { text, box, words: [{ text, box, confidence: 1 }], confidence: 1 };
  };

  it('is read without the box', () => {
    const rests = cutAtBoxes({ centre: { x: 100, y: 50 }, width: 140, height: 26, angle: 0 }, [tick]);
    expect(rests).toHaveLength(1);
    expect(rests[0]!.centre.x - rests[0]!.width / 2).toBeGreaterThanOrEqual(60);
  });

  it('labels it: the words to its right up to the next box', () => {
    const words = [line('Yes', 0.17), line('No', 0.4)].flatMap((each) => each.words);
    const lines = [{ text: 'Yes No', box: [0.17, 0.2, 0.45, 0.3] as const, words, confidence: 1 }];
    const next = { left: 130, top: 40, right: 150, bottom: 60, checked: false };
    const fields = labelBoxes([tick, next], lines, 400, 200);
    expect(fields.map(({ label, checked }) => [label, checked])).toEqual([
      ['Yes', true],
      ['No', false],
    ]);
  });

  it('is never the label of the box before it', () => {
    const next = { left: 110, top: 40, right: 130, bottom: 60, checked: true };
    const below = { left: 40, top: 140, right: 60, bottom: 160, checked: false };
    const lines = [line('Yes', 0.17), line('No', 0.17, 0.7)];
    expect(labelBoxes([tick, next, below], lines, 400, 200).map((field) => field.label)).toEqual(['Yes', '', 'No']);
  });

  it('may stand to the left of all boxes', () => {
    const lines = [line('Yes', 0.1), line('No', 0.3)];
    const boxes = [70, 150].map((left) => ({ left, top: 40, right: left + 20, bottom: 60, checked: false }));
    expect(labelBoxes(boxes, lines, 400, 200).map((field) => field.label)).toEqual(['Yes', 'No']);
  });

  it('is looked for where the labels of the boxes above and below stand', () => {
    const column = [40, 90, 140].map((top) => ({ left: 40, top, right: 60, bottom: top + 20, checked: false }));
    const place = (y: number) => ({ centre: { x: 90, y }, width: 50, height: 24, angle: 0 });
    const [found, ...more] = lookBeside(column, [place(50), place(150)]);
    expect(more).toEqual([]);
    expect(found!.centre.y).toBe(100);
    expect(found!.centre.x - found!.width / 2).toBeGreaterThanOrEqual(60);
    expect(lookBeside(column, [place(50)])).toEqual([]);
  });
});
