import { documentTypes } from '@oneform/contract';
import { expect, it } from 'vitest';
import { composePage } from './compose-page.ts';
import { degradePage } from './degrade-page.ts';
import { readFamilies } from './families.ts';
import { createRandom } from './random.ts';

const families = readFamilies();
const pages = families.map((family, seed) => ({ family, page: composePage(family, createRandom(seed)) }));

it('has families of every kind of paper, so that no single issuer stands for its kind', () => {
  const counts = Map.groupBy(families, (family) => family.type);
  for (const type of documentTypes) expect(counts.get(type)?.length ?? 0, type).toBeGreaterThanOrEqual(3);
});

it('names no value that nothing is invented for', () => {
  const left = pages.flatMap(({ family, page }) =>
    [...page.text.matchAll(/\{\w+\}/g)].map(([mark]) => `${family.type}: ${family.name}: ${mark}`),
  );
  expect(left).toEqual([]);
});

it('sets a page the same way twice, and another with another seed', () => {
  const [family] = families;
  const set = (seed: number) => degradePage(composePage(family!, createRandom(seed)), createRandom(seed), 0.5);
  expect(set(1)).toEqual(set(1));
  expect(set(1)).not.toEqual(set(2));
});

it('keeps every line on its sheet', () => {
  for (const { family, page } of pages)
    for (const { box, text } of page.lines) {
      expect(text.trim(), `${family.type}: ${family.name}`).not.toBe('');
      expect(box[1], text).toBeLessThanOrEqual(1);
      expect(box[0], text).toBeGreaterThanOrEqual(0);
    }
});
