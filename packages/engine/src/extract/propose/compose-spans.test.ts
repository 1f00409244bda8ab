import { expect, it } from 'vitest';
import type { Box } from '#document/read-document.ts';
import { drawPage } from '#testing/draw-page.ts';
import { composeSpans, type SeenPart } from './compose-spans.ts';

const page = drawPage([]);

function seen(field: string, text: string, [x0, y0]: readonly [number, number], sure: Partial<SeenPart['by']> = {}) {
  const box: Box = [x0, y0, x0 + 0.1, y0 + 0.02];
  const words = text.split(' ').map((word) => ({ text: word, box, confidence: 1 }));
  const span = { role: 'value', probability: 1, words, text, box, fields: [], aboutOther: 0, captions: [] } as const;
  return { span, field, by: { field: 0.9, role: 1, caption: 0.8, aboutOther: 0, rank: 0, parts: 1, ...sure } };
}

const told = (...parts: SeenPart[]) => composeSpans(page, parts).map(({ name, value }) => [name, value]);

it('puts a name in three boxes together as it is said', () => {
  expect(
    told(
      seen('surname', 'Marsh', [0.1, 0.1]),
      seen('given_names', 'Ida', [0.4, 0.1]),
      seen('middle_name', 'Rose', [0.7, 0.1]),
    ),
  ).toEqual([
    ['full_name', 'Ida Rose Marsh'],
    ['given_names', 'Ida Rose'],
  ]);
});

it('takes the surname that stands nearest', () => {
  expect(
    told(
      seen('given_names', 'Ida', [0.1, 0.1]),
      seen('surname', 'Marsh', [0.1, 0.13]),
      seen('surname', 'Okafor', [0.1, 0.2]),
    ),
  ).toEqual([['full_name', 'Ida Marsh']]);
});

it('puts a street and the town beside it together', () => {
  const parts = [
    seen('street', '12 Mill Road', [0.1, 0.1]),
    seen('city', 'Austin', [0.1, 0.14]),
    seen('state', 'TX', [0.4, 0.14], { field: 0.5 }),
    seen('postal_code', '78701', [0.6, 0.14]),
  ];
  expect(told(...parts)).toEqual([['address', '12 Mill Road, Austin, TX 78701']]);
  expect(composeSpans(page, parts)[0]).toMatchObject({ by: { field: 0.5, parts: 4 }, evidence: { length: 4 } });
});

it('puts a street and a town together that were seen as its state', () => {
  expect(
    told(
      seen('street', 'PO Box 88', [0.1, 0.1]),
      seen('state', 'Ridgeway IA', [0.1, 0.14]),
      seen('postal_code', '52165', [0.6, 0.14]),
    ),
  ).toEqual([['address', 'PO Box 88, Ridgeway IA 52165']]);
});

it('puts the lines of one block together', () => {
  expect(
    told(
      seen('employer_address', '12 Mill Road', [0.1, 0.1]),
      seen('employer_address', 'Austin, TX 78701', [0.1, 0.125]),
    ),
  ).toEqual([['employer_address', '12 Mill Road, Austin, TX 78701']]);
});

it('leaves apart what stands far off, is unsure or about somebody else', () => {
  const first = seen('given_names', 'Ida', [0.1, 0.1]);
  expect(told(first, seen('surname', 'Marsh', [0.1, 0.4]))).toEqual([]);
  expect(told(first, seen('surname', 'Marsh', [0.1, 0.12], { field: 0.2 }))).toEqual([]);
  expect(told(first, seen('surname', 'Marsh', [0.1, 0.12], { aboutOther: 0.9 }))).toEqual([]);
});
