// One question over everything a person has.
import { type EndpointResponse, foldWords, type searchApi } from '@oneform/contract';
import type { Deps } from '../../deps.ts';
import { findDocuments } from './find-documents.ts';
import { findPeople } from './find-people.ts';
import { findSources } from './find-source.ts';
import { findValues } from './find-values.ts';

/** A single letter would find everything. */
const SHORTEST = 2;
const MAX_WORDS = 8;

export async function search(
  deps: Deps,
  userId: string,
  text: string,
): Promise<EndpointResponse<typeof searchApi.search>> {
  const question = [...new Set(foldWords(text))].slice(0, MAX_WORDS);
  if (question.join('').length < SHORTEST) return { values: [], documents: [], people: [] };
  const [values, documents, people] = await Promise.all([
    findValues(deps, userId, question),
    findDocuments(deps.db, userId, question),
    findPeople(deps.db, userId, question),
  ]);
  const sourceOf = await findSources(deps.db, userId, values);
  return { values: values.map((found) => ({ ...found, source: sourceOf(found) })), documents, people };
}
