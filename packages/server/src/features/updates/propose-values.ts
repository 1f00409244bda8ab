// Proposes the values of a document for one collection.

import { fieldAt, isEmptyValue, type Section, valueAt } from '@oneform/contract';
import {
  type KnownPerson,
  type MentionedAs,
  mapFacts,
  type ProposedValue,
  type UnderstoodDocument,
} from '@oneform/engine';
import type { Catalogue } from '../collections/sections-of.ts';
import type { CollectionRow } from '../collections/store.ts';

export interface ProposeInput {
  readonly understood: UnderstoodDocument;
  readonly collection: Pick<CollectionRow, 'templateId' | 'data'>;
  readonly sections: readonly Section[];
  /** The person asked for this collection: free-form data then takes what it has no field for yet. */
  readonly isAskedFor: boolean;
  /** People that the collection may be about where it does not state one itself. */
  readonly subjects: readonly KnownPerson[];
  /** People the document is made out to, where that is decided. */
  readonly mentions?: readonly MentionedAs[] | undefined;
  /** False: what the paper says about others stays out. */
  readonly extractPeople: boolean;
  /**
   * Values that a model proposed for empty places; a place that is filled by now, or that the rules answer, ignores
   * them.
   */
  readonly fromModel?: readonly ProposedValue[] | undefined;
}

export function proposeValues(
  catalogue: Catalogue,
  { understood, collection, sections, subjects, mentions, isAskedFor, extractPeople, fromModel = [] }: ProposeInput,
): ProposedValue[] {
  const isFreeForm = collection.templateId === null;
  const target = {
    sections,
    data: collection.data,
    subjects,
    ...(mentions ? { mentions } : {}),
    ...(isFreeForm && isAskedFor ? { schemas: catalogue.fieldSchemas } : {}),
  };
  const byRules = mapFacts(understood, target);
  const known = new Set(byRules.map(({ path }) => path));
  const further = fromModel.filter(
    ({ path }) =>
      !known.has(path) && fieldAt(sections, path) !== undefined && isEmptyValue(valueAt(collection.data, path) ?? null),
  );
  // A value that is known to be somebody else’s is neither filled nor asked about.
  const proposals = [...byRules, ...further].filter(
    (proposal) => proposal.sameSubject !== false && isOfRightParent(proposal, understood),
  );
  return extractPeople
    ? proposals
    : proposals.filter(({ person }) => person === undefined || person.role === 'subject');
}

/** A form asks for father and mother apart; papers of a parent say by the sex which of them it is. */
function isOfRightParent({ path, person, field, sameSubject }: ProposedValue, { facts }: UnderstoodDocument): boolean {
  const place = /\.(father|mother|parent_\d)\./.exec(path)?.[1];
  if (place === undefined || sameSubject !== true || person?.role !== 'subject' || field.person !== undefined)
    return true;
  const sex = facts.find(({ name }) => name === 'sex')?.value;
  return (place === 'father' && sex === 'M') || (place === 'mother' && sex === 'F');
}
