// What a document proposes for one collection.

import type { Section } from '@oneform/contract';
import { mapFacts, type ProposedValue, type UnderstoodDocument } from '@oneform/engine';
import type { Catalogue } from '../collections/sections-of.ts';
import type { CollectionRow } from '../collections/store.ts';

export interface ProposeInput {
  readonly understood: UnderstoodDocument;
  readonly collection: Pick<CollectionRow, 'templateId' | 'data'>;
  readonly sections: readonly Section[];
  /** The person asked for this collection: free-form data then takes what it has no field for yet. */
  readonly isAskedFor: boolean;
  /** False: what the paper says about others stays out. */
  readonly extractPeople: boolean;
}

export function proposeValues(
  catalogue: Catalogue,
  { understood, collection, sections, isAskedFor, extractPeople }: ProposeInput,
): ProposedValue[] {
  const isFreeForm = collection.templateId === null;
  const target = {
    sections,
    data: collection.data,
    ...(isFreeForm && isAskedFor ? { schemas: catalogue.fieldSchemas } : {}),
  };
  const proposals = mapFacts(understood, target);
  return extractPeople
    ? proposals
    : proposals.filter(({ person }) => person === undefined || person.role === 'subject');
}
