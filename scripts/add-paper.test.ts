import { allPapers, drawPaper } from '@oneform/engine/fitting';
import { expect, it } from 'vitest';
import { stubOf } from './add-paper.ts';

it('prints a paper that is drawn with the same words, and what is read from it today', () => {
  const paper = allPapers.find(({ about }) => about === 'British tenancy in rows')!;
  const page = drawPaper({ ...paper, text: `${paper.text}\nPaid by \`card\` \\ \${amount}` });
  const fact = {
    name: 'monthly_rent',
    value: '795',
    raw: '£795',
    type: 'money',
    tier: 'read',
    confidence: 0.9,
    evidence: [],
  } as const;
  const stub = stubOf(
    { pages: [page], problems: [], mediaType: 'application/pdf', sha256: '' },
    { type: 'lease', facts: [fact] },
  );
  const printed = new Function(`return ${stub.replace(/,$/, '')}`)();
  expect(printed).toMatchObject({ type: 'lease', facts: { monthly_rent: '795' } });
  expect(drawPaper(printed).text.split(/\s+/)).toEqual(page.text.split(/\s+/));
});
