// Search over everything a person has: fields and values of all collections, documents by what is in them.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ValueSource } from '../evidence.ts';
import { Id } from '../ids.ts';
import { PersonBrief } from '../people/person.ts';

/** A field of a collection that was found by its name, what it is also called, or what stands in it. */
export const FoundValue = z.object({
  collection_id: Id,
  collection_name: z.string(),
  path: z.string(),
  section: z.string(),
  /** With the groups it stands in: "Employer › Name". */
  label: z.string(),
  /** In words, '' when nothing stands there yet. */
  value: z.string(),
  /** Further collections in which the same stands under the same name. */
  others: z.number().int(),
  /** Source of the value, null when it is not known. */
  source: ValueSource.pick({ kind: true, document_id: true, document_name: true, tier: true, by: true })
    .extend({ page: z.number().int().nullable() })
    .nullable(),
});
export type FoundValue = z.infer<typeof FoundValue>;

export const FoundDocument = z.object({
  id: Id,
  display_name: z.string(),
  document_type: z.string().nullable(),
  /** The part that matched; null when the name or kind did. */
  match: z
    .object({
      /** The name of a fact; null for words of the page. */
      label: z.string().nullable(),
      text: z.string(),
      page: z.number().int().nullable(),
    })
    .nullable(),
});
export type FoundDocument = z.infer<typeof FoundDocument>;

/** Somebody of the account, found by a name. */
export const FoundPerson = PersonBrief.extend({ documents: z.number().int(), collections: z.number().int() });
export type FoundPerson = z.infer<typeof FoundPerson>;

export const SEARCH_MAX_LENGTH = 200;

export const searchApi = {
  search: endpoint({
    method: 'GET',
    path: '/api/search',
    summary: 'Fields, values, documents and people in which every word is found, best first',
    query: z.object({ q: z.string().max(SEARCH_MAX_LENGTH) }),
    response: z.object({
      values: z.array(FoundValue),
      documents: z.array(FoundDocument),
      people: z.array(FoundPerson),
    }),
  }),
};
