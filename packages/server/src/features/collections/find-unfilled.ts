// Finds the fields of a collection that the rules leave empty, and the papers with facts that were put nowhere.
import { isEmptyValue, type Leaf, walkFields } from '@oneform/contract';
import type { MapTarget, ProposedValue } from '@oneform/engine';
import { and, eq, isNull } from 'drizzle-orm';
import { modelCalls } from '../../db/model-calls.ts';
import type { Deps } from '../../deps.ts';
import type { ModelIdentity } from '../models/model-offer.ts';
import { loadSettledPeople } from '../people/settle-people.ts';
import { voiceOf } from '../people/voice-of.ts';
import { proposeValues } from '../updates/propose-values.ts';
import { listPapers, type ReadPaper } from './list-papers.ts';
import { sectionsOf } from './sections-of.ts';
import type { CollectionRow } from './store.ts';

export interface Unfilled {
  readonly collection: CollectionRow;
  readonly target: MapTarget;
  /** Values that the rules propose over all papers, and values already present: none of these places is asked about. */
  readonly present: readonly ProposedValue[];
  readonly empty: readonly string[];
  /** Newest first. */
  readonly papers: readonly ReadPaper[];
}

/** The rest is asked about the next time. */
const MAX_PAPERS = 8;

/** Null: there is nothing to ask, or it was asked before and answered. */
export async function findUnfilled(
  deps: Deps,
  collection: CollectionRow,
  section: string | undefined,
  model: ModelIdentity,
): Promise<Unfilled | null> {
  const all = sectionsOf(deps, collection);
  const sections = section === undefined ? all : all.filter(({ name }) => name === section);
  const people = await loadSettledPeople(deps.db, deps, collection.userId);
  const proposed: { paper: ReadPaper; proposals: ProposedValue[] }[] = [];
  for (const paper of await listPapers(deps.db, { userId: collection.userId, collectionId: collection.id })) {
    const voice = voiceOf(people, paper.document, collection);
    if (!voice) continue;
    const proposals = proposeValues(deps, {
      understood: paper.understood,
      collection,
      sections: all,
      ...voice,
      isAskedFor: true,
      extractPeople: paper.document.extractPeople,
    });
    proposed.push({ paper, proposals });
  }
  const byRules = proposed.flatMap(({ proposals }) => proposals);
  const known = new Set(byRules.map(({ path }) => path));
  const leaves = [...walkFields(sections, collection.data)].filter(({ path }) => !known.has(path));
  const empty = leaves
    .filter(({ value, asked }) => asked !== 'not_asked' && isEmptyValue(value ?? null))
    .map(({ path }) => path);
  const standing = leaves.filter(({ value }) => !isEmptyValue(value ?? null)).map(asPresent);
  const asked = await listAskedPaths(deps, collection, model);
  const papers = proposed
    .filter(({ paper, proposals }) => hasMore(paper, proposals))
    .map(({ paper }) => paper)
    .filter(({ document }) => empty.some((path) => !asked.get(document.id)?.has(path)))
    .reverse()
    .slice(0, MAX_PAPERS);
  if (papers.length === 0) return null;
  const profile = people.profiles.get(collection.personId ?? '');
  const subjects = profile ? [profile] : [];
  const target = { sections, data: collection.data, subjects };
  return { collection, target, present: [...byRules, ...standing], empty, papers };
}

const asPresent = ({ path, field, value }: Leaf): ProposedValue => ({
  path,
  field,
  value: value ?? null,
  fact: '',
  tier: 'read',
  confidence: 1,
  evidence: [],
  sameSubject: 'unknown',
});

function hasMore({ understood }: ReadPaper, proposals: readonly ProposedValue[]): boolean {
  const used = new Set(proposals.map(({ fact }) => fact));
  return [...understood.facts.map(({ name }) => name), ...understood.additionalFields.map(({ label }) => label)].some(
    (name) => !used.has(name),
  );
}

/** By document: what this model has answered about before. */
async function listAskedPaths(
  { db }: Pick<Deps, 'db'>,
  { id, userId }: CollectionRow,
  { name }: ModelIdentity,
): Promise<Map<string | null, Set<string>>> {
  const rows = await db
    .select({ documentId: modelCalls.documentId, paths: modelCalls.paths })
    .from(modelCalls)
    .where(
      and(
        eq(modelCalls.collectionId, id),
        eq(modelCalls.userId, userId),
        eq(modelCalls.task, 'map'),
        eq(modelCalls.model, name),
        isNull(modelCalls.failure),
      ),
    );
  const byDocument = Map.groupBy(rows, ({ documentId }) => documentId);
  return new Map([...byDocument].map(([document, calls]) => [document, new Set(calls.flatMap(({ paths }) => paths))]));
}
