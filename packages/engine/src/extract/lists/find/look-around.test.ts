import { describe, expect, it } from 'vitest';
import { type Drawn, drawPage, layOutAs } from '#testing/draw-page.ts';
import { layOut } from './lay-out.ts';
import { linesBelow } from './look-around.ts';
import { findLabels } from './match-label.ts';

const below = (phrase: string, ...drawn: Drawn[]): string[] => {
  const [hit] = findLabels(layOut([layOutAs(drawPage(drawn))]), [phrase]);
  return hit ? linesBelow(hit, 2).map((tokens) => tokens.map((token) => token.text).join(' ')) : [];
};

describe('linesBelow', () => {
  it('takes a value set flush right under a shorter label whole', () => {
    // Fourteen letters of five points end where nine do that begin 25 points further right.
    expect(below('bill date', [435, 100, 'Bill date'], [410, 114, '9 January 2025'])).toEqual(['9 January 2025']);
  });

  it('leaves what begins in the column before alone', () => {
    expect(below('bill date', [435, 100, 'Bill date'], [300, 114, '9 January 2025 and more'])).not.toContain(
      '9 January 2025 and more',
    );
  });

  it('counts a box number and an article as the head of the column', () => {
    expect(below('tenant', [100, 100, '2. THE TENANT'], [100, 114, 'Olu Adeyemi'])).toEqual(['Olu Adeyemi']);
  });

  const headings: Drawn[] = [
    [60, 100, 'UNIT'],
    [160, 100, 'MAKE'],
    [260, 100, 'MODEL'],
  ];

  it('gives each of as many cells as headings to its own', () => {
    const cells: Drawn[] = [
      [40, 114, '1'],
      [130, 114, 'FIAT'],
      [230, 114, 'PANDA'],
    ];
    expect(below('make', ...headings, ...cells)).toEqual(['FIAT']);
    expect(below('model', ...headings, ...cells)).toEqual(['PANDA']);
  });

  it('leaves to the next heading what stands under it', () => {
    expect(below('make', ...headings, [40, 114, '1'], [250, 114, 'PANDA'])).toEqual([]);
    expect(below('model', ...headings, [40, 114, '1'], [250, 114, 'PANDA'])).toEqual(['PANDA']);
  });
});
