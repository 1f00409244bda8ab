import { expect, it } from 'vitest';
import type { Page } from '#document/read-document.ts';
import { drawPaper, type Paper } from '#testing/paper.ts';
import { describeBoundary } from './describe-boundary.ts';

const sheet = (text: string, shape: Partial<Page> = {}): Page => ({
  ...drawPaper({ type: 'other', about: '', text } satisfies Paper),
  ...shape,
});

const types = ['lease', 'letter'] as const;
const describe = (last: Page, page: Page) =>
  describeBoundary({
    before: [last],
    page,
    so: { type: 'lease', probabilities: Float64Array.of(0.9, 0.1) },
    own: { type: 'letter', probabilities: Float64Array.of(0.2, 0.8) },
    titled: Float64Array.of(0.3, 0.7),
    types,
  });

it('sees numbers that pages give themselves', () => {
  const features = describe(sheet('Lease\nPage 1 of 3'), sheet('Rent\nPage 2 of 3'));
  expect(features).toMatchObject({
    'numbered as the next page': 1,
    'numbered as the first page': 0,
    'follows a page before the last': 1,
  });
  expect(describe(sheet('Lease\nPage 3 of 3'), sheet('Dear Sir\nPage 1 of 2'))).toMatchObject({
    'numbered as the next page': 0,
    'numbered as the first page': 1,
    'follows a last page': 1,
  });
});

it('sees what two pages share', () => {
  const features = describe(
    sheet('Harbour Mutual Insurance\nPolicy number HM-4471920'),
    sheet('Harbour Mutual Insurance\nYour cover under HM-4471920'),
  );
  expect(features).toMatchObject({ 'same running line': 1, 'same numbers': 1, 'sheet of another size': 0 });
});

it('sees sheets of another size, and how well the page fits what was begun', () => {
  expect(describe(sheet('Lease'), sheet('Dear Sir', { width: 400, height: 300 }))).toMatchObject({
    'sheet of another size': 1,
    'other kind, how sure': 0.8,
    'other kind, titled': 0.7,
    'fits what was begun': 0.2,
    'same numbers': 0,
  });
});
