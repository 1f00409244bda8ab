import { expect, test } from 'vitest';
import { strongestSource, type Tier } from './evidence.ts';

const source = (by: string, tier: Tier | null, document_type: string | null = null) => ({ by, tier, document_type });

test.each([
  ['proof speaks before what is newer', [source('bill', 'read'), source('passport', 'proved')], 'passport'],
  ['print before a word', [source('me', null), source('bill', 'read')], 'bill'],
  ['a word before what was derived', [source('bill', 'inferred'), source('me', null)], 'me'],
  [
    'an identity paper before what is newer',
    [source('bill', 'read', 'utility_bill'), source('licence', 'read', 'drivers_license')],
    'licence',
  ],
  ['the newest of equals', [source('new', 'read'), source('old', 'read')], 'new'],
  ['nobody', [], undefined],
])('%s', (_name, sources, by) => {
  expect(strongestSource(sources)?.by).toBe(by);
});
