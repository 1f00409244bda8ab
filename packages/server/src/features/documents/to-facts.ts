// Facts of a document, with the place of each word.
import { type DocumentFacts, labelFromName } from '@oneform/contract';
import type { Fact } from '@oneform/engine';
import type { DocumentResults, DocumentRow } from './store.ts';

const evidenceOf = (evidence: Fact['evidence']) =>
  evidence.map(({ page, quote, box, range }) => ({
    page,
    quote,
    ...(box ? { box } : {}),
    ...(range ? { range } : {}),
  }));

export function toFacts(row: DocumentRow, results: DocumentResults | undefined): DocumentFacts {
  const understood = results?.understood;
  return {
    document_type: row.documentType,
    facts: (understood?.facts ?? []).map((fact) => ({
      name: fact.name,
      label: labelFromName(fact.name),
      value: typeof fact.value === 'string' ? fact.value : fact.value.map((record) => ({ ...record })),
      raw: fact.raw,
      tier: fact.tier,
      confidence: fact.confidence,
      alternatives: [...(fact.alternatives ?? [])],
      person: fact.person ?? null,
      caption: fact.caption ?? null,
      evidence: evidenceOf(fact.evidence),
    })),
    additional_fields: (understood?.additionalFields ?? []).map(({ label, value, confidence, evidence }) => ({
      label,
      value,
      confidence,
      evidence: evidenceOf(evidence),
    })),
    people: row.extractPeople
      ? (understood?.people ?? []).map(({ id, role, full_name }) => ({ id, role, full_name }))
      : [],
    pages: (results?.pages ?? []).map(({ number, width, height, source, text }) => ({
      number,
      width,
      height,
      source,
      text,
    })),
  };
}
