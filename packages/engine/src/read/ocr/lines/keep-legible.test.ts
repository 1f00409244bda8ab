import { describe, expect, it } from 'vitest';
import type { TextPiece } from './join-lines.ts';
import { keepLegible } from './keep-legible.ts';

function piece(
  text: string,
  confidence: number,
  { height = 20, contrast = 0.7 }: { height?: number; contrast?: number } = {},
) {
  const place = { centre: { x: 100, y: 20 }, width: 100, height, angle: 0 };
  const words = text.split(' ').map((word) => ({ text: word, place, confidence }));
  return { place, words, confidence, contrast };
}

const page = [piece('Date of birth', 0.99), piece('Employer', 0.99), piece('1,250.00', 0.99)];
const isKept = (one: TextPiece) => keepLegible([...page, one]).includes(one);

describe('keepLegible', () => {
  it('believes words sooner than what might be anything', () => {
    expect(isKept(piece('No', 0.7))).toBe(true);
    expect(isKept(piece('Marital status:', 0.7))).toBe(true);
    expect(isKept(piece('femsias', 0.76))).toBe(false);
    expect(isKept(piece('10/10/192', 0.78))).toBe(false);
    expect(isKept(piece('Szczepanski', 0.87))).toBe(true);
  });

  it('asks more of small letters', () => {
    expect(isKept(piece('02O08', 0.86))).toBe(true);
    expect(isKept(piece('02O08', 0.86, { height: 7 }))).toBe(false);
  });

  it('leaves out print that is much paler than the rest, unless it reads clearly', () => {
    expect(isKept(piece('THE BACK OF THIS DOCUMENT', 0.96, { contrast: 0.13 }))).toBe(false);
    expect(isKept(piece('Optional', 0.99, { contrast: 0.13 }))).toBe(true);
    expect(isKept(piece('Grey label', 0.96, { contrast: 0.3 }))).toBe(true);
  });

  it('keeps a page that is pale all over', () => {
    const pale = ['Total due', 'Thank you'].map((text) => piece(text, 0.9, { contrast: 0.15 }));
    expect(keepLegible(pale)).toEqual(pale);
  });

  it('leaves the rows of a machine-readable zone to their check digits', () => {
    const { contrast: _, ...row } = piece('L898902C36UTO7408122F1204159ZE184226B', 0.7);
    expect(isKept(row)).toBe(true);
    expect(isKept(piece('ZE000509<9CAN8501019F2301147<<<<<<08', 0.7))).toBe(true);
  });
});
