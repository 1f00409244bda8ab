import { beforeAll, describe, expect, it } from 'vitest';
import { drawTexts } from '../../testing/make-picture.ts';
import { buildPyramid, type Pyramid } from '../pyramid.ts';
import { lookAgain } from './look-again.ts';
import { type ReadRegion, readRegion } from './read-region.ts';

/** Print of a scanned form: letters 9 pixels high in a place of 26. */
const place = { centre: { x: 160, y: 37 }, width: 240, height: 26, angle: 0 };
let pyramid: Pyramid;
let first: ReadRegion;

beforeAll(async () => {
  const drawn = await drawTexts([{ text: 'Signature of the applicant', x: 60, y: 41 }], { height: 80, size: 13 });
  const { data, info } = await drawn.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  pyramid = buildPyramid({ data, width: info.width, height: info.height });
  first = await readRegion(pyramid, place, 1);
});

const doubted = (confidence: number): ReadRegion => ({ ...first, read: { ...first.read, confidence } });

describe('lookAgain', () => {
  it('reads doubtful small print from nearer', async () => {
    const second = await lookAgain(pyramid, doubted(0.7), 1);
    expect(second!.line.picture.place.height).toBeLessThan(first.line.picture.place.height);
    expect(second!.read.characters.map(({ text }) => text).join('')).toBe('Signatureoftheapplicant');
  });

  it('spends no time on what is sure, on what is no text and on large print', async () => {
    expect(await lookAgain(pyramid, doubted(0.95), 1)).toBeUndefined();
    expect(await lookAgain(pyramid, doubted(0.1), 1)).toBeUndefined();
    const large = await readRegion(pyramid, { ...place, height: 40 }, 1);
    expect(await lookAgain(pyramid, { ...large, read: { ...large.read, confidence: 0.7 } }, 1)).toBeUndefined();
  });
});
