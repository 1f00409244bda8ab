import { describe, expect, it } from 'vitest';
import { type LinePicture, lineHeight } from './crop-line.ts';
import { stretchTones } from './stretch-tones.ts';

const width = 64;

/** A bar of ink on paper, an eighth of the picture. */
function drawLine(ink: number, paper: number): LinePicture {
  const data = new Uint8Array(width * lineHeight * 3).fill(paper);
  for (let y = 0; y < lineHeight; y++) data.fill(ink, (y * width + 8) * 3, (y * width + 16) * 3);
  const place = { centre: { x: 32, y: 24 }, width, height: lineHeight, angle: 0 };
  return { data, width, height: lineHeight, place };
}

const tonesOf = ({ data }: LinePicture) => [...new Set(data)].sort((a, b) => a - b);

describe('stretchTones', () => {
  it('makes faint print darker and its paper light', () => {
    expect(tonesOf(stretchTones(drawLine(170, 200)))).toEqual([107, 235]);
  });

  it('leaves dark print and empty paper', () => {
    expect(tonesOf(stretchTones(drawLine(20, 240)))).toEqual([20, 240]);
    expect(tonesOf(stretchTones(drawLine(236, 240)))).toEqual([236, 240]);
  });
});
