// An instance whose `networks/` lacks the vectors works as before.
import { defineCustomField } from '@oneform/contract';
import { expect, it, vi } from 'vitest';
import { mapFacts } from '#map/map-facts.ts';
import { buildPaper, buildSection } from '#map/testing/build-paper.ts';

vi.mock('./vectors-file.ts', () => ({ hasWordVectors: () => false, vectorsFile: '/none', piecesFile: '/none' }));

it('compares by letters alone', () => {
  const fields = [defineCustomField({ name: 'Blood group', type: 'string' })!];
  const map = (label: string) =>
    mapFacts(buildPaper('other', {}, { labels: { [label]: 'A+' } }), {
      sections: [{ ...buildSection('health', {}), fields }],
      data: {},
    });
  expect(map('Blood type')).toEqual([]);
  expect(map('Blood group')).toMatchObject([{ path: 'health.Blood group', value: 'A+' }]);
});
