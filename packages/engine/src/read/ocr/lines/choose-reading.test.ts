import { describe, expect, it } from 'vitest';
import { chooseReading, type Reading } from './choose-reading.ts';

const place = { centre: { x: 0, y: 0 }, width: 10, height: 5, angle: 0 };
const reading = (confidence: number, ...texts: string[]): Reading => ({
  words: texts.map((text) => ({ text, place, confidence })),
  confidence,
});
const choose = (first: Reading, second: Reading) => chooseReading(first, second).words.map(({ text }) => text);

describe('chooseReading', () => {
  it('takes the surer one, the first where neither is', () => {
    expect(choose(reading(0.7, 'Oxq'), reading(0.8, 'Oxg'))).toEqual(['Oxg']);
    expect(choose(reading(0.8, 'Oxq'), reading(0.8, 'Oxg'))).toEqual(['Oxq']);
  });

  it('trusts words that exist a little more than their confidence says', () => {
    expect(choose(reading(0.8, 'Sickess'), reading(0.77, 'Sickness'))).toEqual(['Sickness']);
    expect(choose(reading(0.9, 'Sickess'), reading(0.77, 'Sickness'))).toEqual(['Sickess']);
  });

  it('keeps a reading of words beside none', () => {
    expect(choose(reading(0.4, 'Dato'), { words: [], confidence: 0 })).toEqual(['Dato']);
  });
});
