import { documentTypes } from '@oneform/contract';
import { expect, it } from 'vitest';
import { getKindWeights } from './kind-weights.ts';
import { layoutNames } from './layout-features.ts';

// A failure here is mended by `npm run fit:kinds`.
it('was fitted to the kinds and the layout that there are today', () => {
  const { types, vocabulary, rows, scales } = getKindWeights();
  expect(types).toEqual(documentTypes);
  expect([...vocabulary.layout.keys()]).toEqual(layoutNames);
  expect(scales).toHaveLength(vocabulary.size);
  expect(rows).toHaveLength(vocabulary.size * types.length);
});
