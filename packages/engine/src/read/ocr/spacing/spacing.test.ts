import { describe, expect, it } from 'vitest';
import type { Character } from '../recognise/decode-ctc.ts';
import { findGaps } from './find-gaps.ts';
import { type Ink, measureInk } from './ink-profile.ts';
import { spaceProbabilities } from './space-odds.ts';
import { splitWords } from './split-words.ts';

const height = 48;
const step = 8;

/** Letters as upright bars on paper: `[left, right]` each. */
function drawBars(bars: readonly (readonly [number, number])[], width: number, ink = 20, paper = 240) {
  const data = new Uint8Array(width * height * 3).fill(paper);
  for (const [left, right] of bars) {
    for (let y = 12; y < 38; y++) data.fill(ink, (y * width + left) * 3, (y * width + right) * 3);
  }
  return { data, width, height };
}

function charactersOn(bars: readonly (readonly [number, number])[], text: string): Character[] {
  return bars.map(([left, right], index) => {
    const peak = Math.floor((left + right) / 2 / step);
    return { text: text[index]!, from: peak, to: peak + 1, peak, confidence: 0.99 };
  });
}

function wordsOf(bars: readonly (readonly [number, number])[], text: string, ink: Ink): string[] {
  const characters = charactersOn(bars, text);
  // The recogniser hints at a space anywhere between two letters; only the paper tells them apart here.
  const spaces = new Float32Array(Math.ceil(ink.width / step)).fill(0.01);
  const line = { characters, spaces, steps: spaces.length, pixelsPerStep: step };
  const gaps = findGaps(characters, ink, step);
  const odds = spaceProbabilities(line, gaps, ink.rows[1] - ink.rows[0], height);
  return splitWords([...text], odds).map(({ from, to }) => text.slice(from, to));
}

/** Bars of 18 pixels with the given gaps between them. */
function barsWith(gaps: readonly number[]): [number, number][] {
  const bars: [number, number][] = [[8, 26]];
  for (const gap of gaps) {
    const left = bars.at(-1)![1] + gap;
    bars.push([left, left + 18]);
  }
  return bars;
}

describe('spaces from the ink', () => {
  const gaps = [4, 3, 4, 16, 4, 3, 15, 4, 4];
  const bars = barsWith(gaps);

  it('finds a space where the paper between two letters is wide for the line', () => {
    const ink = measureInk(drawBars(bars, 260));
    expect(wordsOf(bars, 'onetwosixe', ink)).toEqual(['onet', 'wos', 'ixe']);
  });

  it('reads light print on dark the same', () => {
    const ink = measureInk(drawBars(bars, 260, 240, 20));
    expect(wordsOf(bars, 'onetwosixe', ink)).toEqual(['onet', 'wos', 'ixe']);
  });

  it('does not take wide but even spacing for spaces', () => {
    const wide = barsWith([9, 9, 9, 9, 9, 9]);
    expect(wordsOf(wide, 'HEADING', measureInk(drawBars(wide, 260)))).toEqual(['HEADING']);
  });

  it('is not bridged by a rule under the words', () => {
    const picture = drawBars(bars, 260);
    picture.data.fill(20, 40 * 260 * 3, 42 * 260 * 3);
    expect(wordsOf(bars, 'onetwosixe', measureInk(picture))).toEqual(['onet', 'wos', 'ixe']);
  });

  it('gives each run of paper to one pair of letters only', () => {
    const characters = charactersOn(bars, 'onetwosixe');
    const found = findGaps(characters, measureInk(drawBars(bars, 260)), step);
    expect(found.map(({ from, to }) => to - from)).toEqual(gaps);
  });

  it('opens a word after each likely space', () => {
    expect(splitWords(['X', 'Q', 'V', 'K'], [0.1, 0.9, 0.2])).toEqual([
      { from: 0, to: 2 },
      { from: 2, to: 4 },
    ]);
  });
});

/** Spaces where the mark stands, of the likelihood given; none elsewhere. */
function divide(marked: string, likelihood: number): string {
  const characters = [...marked.replaceAll('|', '')];
  const spaces = new Array<number>(characters.length - 1).fill(0.0001);
  let at = 0;
  for (const sign of marked) {
    if (sign === '|') spaces[at - 1] = likelihood;
    else at++;
  }
  return splitWords(characters, spaces)
    .map(({ from, to }) => characters.slice(from, to).join(''))
    .join(' ');
}

describe('spaces from the words', () => {
  it.each([
    ['of|identity|for', 'of identity for'],
    ['notice|incorrect', 'notice incorrect'],
    ['as|of|2023-01-20', 'as of 2023-01-20'],
    ['Name:|Big', 'Name: Big'],
    ['DOB|03/04/1990', 'DOB 03/04/1990'],
    ['if|you|notice', 'if you notice'],
    ['THE|FIRST|NAME', 'THE FIRST NAME'],
    ['fecha|de|nacimiento', 'fecha de nacimiento'],
    ['Lane,|Chicago', 'Lane, Chicago'],
  ])('opens %s though the ink leaves it open', (marked, words) => {
    expect(divide(marked, 0.25)).toBe(words);
  });

  it.each([
    'FRI|END',
    'inform|ation',
    'jane.doe|@|example.org',
    'www.|homedepot.com|/|forms',
    '12|/07/|2019',
    'Rosa|lez',
    'Weiß|mann',
    'Szcze|panski',
    'C95|778D3',
    '401|(k)',
    'Amount|(RM)',
    'ERIKSSON<|<ANNA<MARIA',
  ])('keeps %s together though the ink leaves it open', (marked) => {
    expect(divide(marked, 0.6)).toBe(marked.replaceAll('|', ''));
  });

  it.each([
    'Ofner',
    'Byrne',
    'Theford',
    'Forsythe',
    'Inman',
    'Anderson',
    'Notting',
    'Bydgoszcz',
    'Zaragoza',
    'Isfahan',
  ])('does not cut the name %s where the ink shows no gap', (name) => {
    expect(divide([...name].join('|'), 0.03)).toBe(name);
  });

  it('leaves spaces between names to the ink', () => {
    expect(divide('Szczepanski|Oluwaseun', 0.9)).toBe('Szczepanski Oluwaseun');
    expect(divide('LAS|VEGAS', 0.8)).toBe('LAS VEGAS');
    expect(divide('Amount|(RM)', 0.99)).toBe('Amount (RM)');
  });
});
