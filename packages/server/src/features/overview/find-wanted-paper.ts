// The paper that would fill most of what is missing in all collections together.
import { findUsefulPapers, type Overview } from '@oneform/contract';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { documentPeople } from '../../db/document-people.ts';
import { documentResults } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { findTemplate, sectionsOf } from '../collections/sections-of.ts';
import { listActiveCollections } from '../collections/store.ts';
import { validate } from '../collections/validate.ts';

/** Null when no paper that is not there yet would fill anything. */
export async function findWantedPaper(deps: Deps, userId: string): Promise<Overview['wanted_paper']> {
  const there = await typesByPerson(deps.db, userId);
  const wanted = new Map<string, NonNullable<Overview['wanted_paper']>>();
  for (const collection of await listActiveCollections(deps.db, userId)) {
    const papers = findTemplate(deps, collection.templateId)?.expected_documents ?? [];
    const { missing_fields: missing } = validate(deps, collection);
    for (const { paper, fields } of findUsefulPapers({ sections: sectionsOf(deps, collection), missing, papers })) {
      if (there.get(collection.personId ?? '')?.has(paper.document_type)) continue;
      const { document_type, label } = paper;
      const before = wanted.get(document_type) ?? { document_type, label, fields: 0, collections: 0 };
      wanted.set(document_type, {
        ...before,
        fields: before.fields + fields.length,
        collections: before.collections + 1,
      });
    }
  }
  return [...wanted.values()].toSorted((a, b) => b.fields - a.fields)[0] ?? null;
}

/** The kinds of papers that each person has. */
async function typesByPerson(tx: Queryable, userId: string): Promise<Map<string, Set<string>>> {
  const { rows } = await tx.execute<{ person: string; type: string }>(sql`
    select distinct p.person_id as person, part->>'type' as type
    from ${documentPeople} p
    join ${documentResults} r on r.document_id = p.document_id
    cross join lateral jsonb_path_query(r.understood, '$.parts[*]') as part
    where p.user_id = ${userId}
  `);
  return new Map(
    [...Map.groupBy(rows, ({ person }) => person)].map(([person, found]) => [
      person,
      new Set(found.map(({ type }) => type)),
    ]),
  );
}
