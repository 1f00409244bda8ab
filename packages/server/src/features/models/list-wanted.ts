// Facts that a person's collections require and do not have: what a model is asked for a second time.
import { requiredLeaves } from '@oneform/contract';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { sectionsOf } from '../collections/sections-of.ts';
import { listActiveCollections } from '../collections/store.ts';

const neverInvalid = () => false;

/** Names of facts, each once. */
export async function listWanted(
  db: Queryable,
  catalogue: Pick<Deps, 'templates' | 'fieldSchemas'>,
  userId: string,
): Promise<string[]> {
  const collections = await listActiveCollections(db, userId);
  const names = collections.flatMap((collection) => {
    const marks = { notApplicable: new Set(collection.notApplicable), isInvalid: neverInvalid };
    return (
      requiredLeaves(sectionsOf(catalogue, collection), collection.data, marks)
        .filter(({ isDone }) => !isDone)
        // `name@document_type`: of papers of one kind.
        .flatMap(({ field }) => (field.facts ?? []).map((reference) => reference.split('@')[0]!))
    );
  });
  return [...new Set(names)];
}
