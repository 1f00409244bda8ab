import type { DocumentFact, DocumentFacts } from '@oneform/contract';
import { expect, test } from 'vitest';
import { listDocumentValues } from './document-values.ts';

const fact = (caption: string | null): DocumentFact => ({
  name: 'company_name',
  label: 'Company name',
  value: 'R. J. Reynolds',
  raw: 'R. J. Reynolds',
  tier: 'read',
  confidence: 0.8,
  alternatives: [],
  person: null,
  caption,
  evidence: [],
});
const captionsOf = (...facts: DocumentFact[]) => {
  const said: DocumentFacts = { document_type: 'other', facts, additional_fields: [], people: [], pages: [] };
  return listDocumentValues(said).map(({ caption }) => caption);
};

test('a value is told with its caption, unless that says what the label says', () => {
  expect(captionsOf(fact('MANUFACTURER'), fact('Company Name:'), fact(null))).toEqual([
    'MANUFACTURER',
    undefined,
    undefined,
  ]);
});
