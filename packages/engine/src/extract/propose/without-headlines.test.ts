import { expect, it } from 'vitest';
import type { Fact } from '#document/facts.ts';
import { drawPage } from '#testing/draw-page.ts';
import { openDocument } from '../lists/extract-by-rules.ts';
import { propose } from './propose.ts';

const claimed = (name: string, value: string): string[] => {
  const page = drawPage([[50, 40, value, 18]]);
  const read = { mediaType: 'application/pdf', sha256: '', pages: [page], problems: [] } as const;
  const context = openDocument(read, { type: 'utility_bill', confidence: 0.9, pages: [1] });
  const evidence = [{ page: 1, quote: value, box: page.lines[0]!.box }];
  const fact: Fact = { name, value, raw: value, type: 'string', tier: 'read', confidence: 0.9, evidence };
  return propose(context.analysed, context, [fact])
    .filter((claim) => claim.name === name)
    .map(({ candidates }) => candidates[0]!.value);
};

it('claims no provider that is the headline of its bill', () => {
  expect(claimed('utility_provider', 'ENERGY STATEMENT')).toEqual([]);
  expect(claimed('utility_provider', 'Northwind Energy')).toEqual(['Northwind Energy']);
});

it('claims the name of a specimen', () => {
  expect(claimed('surname', 'SAMPLE')).toEqual(['SAMPLE']);
});
