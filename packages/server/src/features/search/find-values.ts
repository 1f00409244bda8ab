// Fields and values of all collections, found by what a field is called, what papers call it, and what stands in it.
import {
  type FieldDefinition,
  type FoundValue,
  foldText,
  isEmptyValue,
  joinPath,
  type Leaf,
  valueAt,
  valueInWords,
  walkFields,
} from '@oneform/contract';
import { desc, eq } from 'drizzle-orm';
import { collections } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { sectionsOf } from '../collections/sections-of.ts';
import { createFieldScorer, type FieldScorer } from './score-field.ts';
import { totalOf } from './score-words.ts';
import { walkFilled } from './walk-filled.ts';

/** Those changed last; beyond them a search would keep others waiting. */
const MAX_COLLECTIONS = 500;
const MAX_FILLED = 8;
const MAX_EMPTY = 3;

type Found = Omit<FoundValue, 'source'>;
type Rows = Awaited<ReturnType<typeof readCollections>>;

/** Filled ones first, best first. The same value under the same name is one, however many collections have it. */
export async function findValues(deps: Deps, userId: string, question: readonly string[]): Promise<Found[]> {
  const rows = await readCollections(deps, userId);
  const scorer = createFieldScorer(question);
  return [...findFilled(deps, rows, scorer), ...findEmpty(deps, rows, scorer)];
}

function readCollections({ db }: Deps, userId: string) {
  const { id, name, templateId, data, customFields, updatedAt } = collections;
  return db
    .select({ id, name, templateId, data, customFields })
    .from(collections)
    .where(eq(collections.userId, userId))
    .orderBy(desc(updatedAt))
    .limit(MAX_COLLECTIONS);
}

const labelOf = ({ groups, field }: { groups: readonly FieldDefinition[]; field: FieldDefinition }) =>
  [...groups, field].map(({ label }) => label).join(' › ');

function findFilled(deps: Deps, rows: Rows, scorer: FieldScorer): Found[] {
  const hits = new Map<string, { readonly found: Found; readonly score: number }>();
  for (const row of rows) {
    const collectionName = scorer.scoreCollectionName(row.name);
    walkFilled(sectionsOf(deps, row), row.data, (filled) => {
      const score = scorer.score(filled, filled.value, collectionName);
      if (score === 0) return;
      const found = {
        collection_id: row.id,
        collection_name: row.name,
        path: joinPath(...filled.keys),
        section: filled.section.label,
        label: labelOf(filled),
        value: valueInWords(filled.value),
        others: 0,
      };
      const key = foldText(`${found.label}\n${found.value}`);
      const known = hits.get(key);
      if (!known) hits.set(key, { found, score });
      else if (known.found.collection_id !== row.id)
        hits.set(key, {
          found: { ...known.found, others: known.found.others + 1 },
          score: Math.max(score, known.score),
        });
    });
  }
  return [...hits.values()]
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_FILLED)
    .map(({ found }) => found);
}

/** By their own name alone: there is nothing else to find them by. */
function findEmpty(deps: Deps, rows: Rows, scorer: FieldScorer): Found[] {
  const namesakes = new Map<object, Leaf[]>();
  const found = new Map<string, Found>();
  for (const row of rows) {
    const sections = sectionsOf(deps, row);
    if (!namesakes.has(sections))
      namesakes.set(
        sections,
        [...walkFields(sections, {})].filter((leaf) => totalOf(scorer.scoreName(leaf)) > 0),
      );
    for (const leaf of namesakes.get(sections) ?? []) {
      if (!isEmptyValue(valueAt(row.data, leaf.path))) continue;
      const label = labelOf(leaf);
      const known = found.get(label);
      if (known) found.set(label, { ...known, others: known.others + Number(known.collection_id !== row.id) });
      else if (found.size < MAX_EMPTY)
        found.set(label, {
          collection_id: row.id,
          collection_name: row.name,
          path: leaf.path,
          section: leaf.section.label,
          label,
          value: '',
          others: 0,
        });
    }
  }
  return [...found.values()];
}
