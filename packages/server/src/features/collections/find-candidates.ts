// Finds values in a person's own papers that could answer a field, the surest first.
import type { Candidate, FieldDefinition } from '@oneform/contract';
import type { Fact, UnderstoodDocument } from '@oneform/engine';
import type { z } from 'zod';
import type { documents } from '../../db/schema.ts';
import { factsOf } from './explain-field.ts';

export interface Paper {
  readonly document: Pick<typeof documents.$inferSelect, 'id' | 'displayName'>;
  readonly understood: UnderstoodDocument | null;
}

const MOST = 20;
const tiers = { proved: 0, read: 1, inferred: 2 } as const;
type Found = z.infer<typeof Candidate>;

export function findCandidates(field: FieldDefinition, papers: readonly Paper[]): Found[] {
  const facts = new Set(factsOf(field));
  const labels = new Set([field.label.toLowerCase(), ...(field.synonyms ?? [])]);
  return list(
    papers,
    ({ name }) => facts.has(name),
    (label) => labels.has(label.toLowerCase()),
  );
}

const kinds: Partial<Record<FieldDefinition['type'], readonly Fact['type'][]>> = {
  date: ['date'],
  formatted_date: ['date'],
  number: ['number', 'money'],
  email: ['email'],
  url: ['url'],
  boolean: ['boolean'],
};

/** Finds values of the right kind for a field that has no known fact: a model chooses from them. */
export function findOthers({ type }: FieldDefinition, papers: readonly Paper[]): Found[] {
  const fitting = kinds[type];
  const isText = type === 'string' || type === 'text' || type === 'select';
  return list(
    papers,
    (fact) => (fitting ? fitting.includes(fact.type) : isText && fact.type !== 'date' && fact.type !== 'money'),
    () => isText || fitting !== undefined,
  );
}

function list(
  papers: readonly Paper[],
  isNamed: (fact: Fact) => boolean,
  isLabelled: (label: string) => boolean,
): Found[] {
  const found = papers.flatMap(({ document, understood }): Found[] => {
    const about = { document_id: document.id, document_name: document.displayName };
    const named = (understood?.facts ?? []).flatMap((fact): Found[] => {
      if (!isNamed(fact) || fact.isIssuers || typeof fact.value !== 'string') return [];
      return [
        {
          ...about,
          value: fact.value,
          fact: fact.name,
          tier: fact.tier,
          confidence: fact.confidence,
          ...placeOf(fact),
        },
      ];
    });
    const printed = (understood?.additionalFields ?? [])
      .filter(({ label, isIssuers }) => !isIssuers && isLabelled(label))
      .map(
        (printedField): Found => ({
          ...about,
          value: printedField.value,
          fact: printedField.label,
          tier: 'read',
          confidence: printedField.confidence,
          ...placeOf(printedField),
        }),
      );
    return [...named, ...printed];
  });
  return found.sort((a, b) => tierOf(a) - tierOf(b) || b.confidence - a.confidence).slice(0, MOST);
}

const placeOf = ({ evidence }: { evidence: readonly { page: number; quote: string }[] }) => ({
  quote: evidence[0]?.quote ?? '',
  page: evidence[0]?.page ?? 1,
});

const tierOf = ({ tier }: Found) => tiers[tier as keyof typeof tiers];
