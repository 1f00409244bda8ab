// The network was trained on what Python computes (`training/page_model/write_fixture.py`); here the same must come out.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type PlacedBox, placeFeatures } from './place-features.ts';
import { gramCount, gramsOf, meaningFeatures, shapeOf } from './word-features.ts';

interface Fixture {
  readonly words: readonly {
    readonly text: string;
    readonly grams: number[];
    readonly shape: number[];
    readonly meaning: number[];
  }[];
  readonly page: {
    readonly height: number;
    readonly boxes: PlacedBox[];
    readonly dense: number[][];
    readonly offsets: number[];
    readonly alignments: number[];
    readonly neighbours: number[];
  };
}

const fixture = JSON.parse(readFileSync(new URL('testing/features.json', import.meta.url), 'utf8')) as Fixture;

describe('features of words', () => {
  it.each(fixture.words)(
    '$text has the same groups of letters, shape and meaning',
    ({ text, grams, shape, meaning }) => {
      expect(gramsOf(text)).toEqual(grams);
      for (const [index, number] of shapeOf(text).entries()) expect(number).toBeCloseTo(shape[index]!, 5);
      for (const [index, number] of Array.from(meaningFeatures(text)).entries())
        expect(number).toBeCloseTo(meaning[index]!, 4);
    },
  );

  it('keeps a bounded number of groups of a long word', () => {
    expect(gramsOf('x'.repeat(400))).toHaveLength(gramCount);
  });
});

describe('features of places', () => {
  const { page } = fixture;
  const features = placeFeatures(page.boxes, page.height);

  it('bins every pair alike', () => {
    expect([...features.offsets]).toEqual(page.offsets);
    expect([...features.alignments]).toEqual(page.alignments);
  });

  it('finds the same neighbours', () => {
    expect([...features.neighbours].map(Number)).toEqual(page.neighbours);
  });

  it('measures each word alike', () => {
    for (const [row, numbers] of features.dense.entries()) {
      expect(numbers).toHaveLength(page.dense[row]!.length);
      for (const [index, number] of numbers.entries()) expect(number).toBeCloseTo(page.dense[row]![index]!, 4);
    }
  });
});
