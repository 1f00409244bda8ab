import type { DocumentType } from '@oneform/contract';
import { expect, it } from 'vitest';
import { drawPage } from '#testing/draw-page.ts';
import { findHeadings } from './find-headings.ts';
import { gridOf } from './page-grid.ts';
import { joinWords } from './segments.ts';

const told = (type: DocumentType, text: string, country?: string): string[] =>
  findHeadings(gridOf(drawPage([[40, 50, text]])).segments, type, country).map(
    ({ name, words }) => `${name} ${joinWords(words)}`,
  );

it.each([
  ['drivers_license', 'MASSACHUSETTS DRIVER’S LICENSE', undefined, ['state MASSACHUSETTS']],
  ['drivers_license', 'State of Illinois', 'US', ['state Illinois']],
  ['drivers_license', 'New South Wales, Australia', 'AU', ['state New South Wales']],
  ['drivers_license', 'QUINCY, MASSACHUSETTS 02171', 'US', []],
  ['visa', 'IMMIGRANT VISA', 'US', ['visa_type IMMIGRANT VISA']],
  ['passport', 'IMMIGRANT VISA', 'US', []],
] as const)('%s: %s', (type, text, country, facts) => {
  expect(told(type, text, country)).toEqual(facts);
});
