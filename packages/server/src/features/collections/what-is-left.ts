// What the rules leave empty in a collection, and which papers still hold something that they put nowhere.
import { createHash } from 'node:crypto';
import { isEmptyValue, isWithin, joinPath, walkFields } from '@oneform/contract';
import type { MapTarget, ProposedValue } from '@oneform/engine';
import { and, eq, isNull } from 'drizzle-orm';
import { modelCalls } from '../../db/model-calls.ts';
import type { Deps } from '../../deps.ts';
import type { ModelIdentity } from '../models/model-offer.ts';
import { proposeValues } from '../updates/propose-values.ts';
import { listPapers, type ReadPaper } from './list-papers.ts';
import { sectionsOf } from './sections-of.ts';
import type { CollectionRow } from './store.ts';

export interface WhatIsLeft {
  readonly collection: CollectionRow;
  readonly target: MapTarget;
  /** The rules' own, over all papers. */
  readonly present: readonly ProposedValue[];
  /** Newest first. */
  readonly papers: readonly (ReadPaper & { readonly question: string })[];
}

/** The rest is asked about the next time. */
const MOST_PAPERS = 8;

/** Null: there is nothing to ask, or it was asked before and answered. */
export async function whatIsLeft(
  deps: Deps,
  collection: CollectionRow,
  section: string | undefined,
  model: ModelIdentity,
): Promise<WhatIsLeft | null> {
  const all = sectionsOf(deps, collection);
  const place = section === undefined ? undefined : joinPath(section);
  const sections = section === undefined ? all : all.filter(({ name }) => name === section);
  const said = (await listPapers(deps.db, collection.userId)).map((paper) => ({
    paper,
    proposals: proposeValues(deps, {
      understood: paper.understood,
      collection,
      sections: all,
      isAskedFor: true,
      extractPeople: paper.document.extractPeople,
    }).filter(({ path }) => place === undefined || isWithin(path, place)),
  }));
  const present = said.flatMap(({ proposals }) => proposals);
  const known = new Set(present.map(({ path }) => path));
  const empty = [...walkFields(sections, collection.data)]
    .filter(({ path, value }) => !known.has(path) && isEmptyValue(value ?? null))
    .map(({ path }) => path);
  if (empty.length === 0) return null;
  const asked = await listAnswered(deps, collection);
  const papers = said
    .filter(({ paper, proposals }) => hasMore(paper, proposals))
    .map(({ paper }) => ({
      ...paper,
      question: digest([model.name, paper.document.id, paper.document.attempt, empty]),
    }))
    .filter(({ question }) => !asked.has(question))
    .reverse()
    .slice(0, MOST_PAPERS);
  return papers.length === 0 ? null : { collection, target: { sections, data: collection.data }, present, papers };
}

function hasMore({ understood }: ReadPaper, proposals: readonly ProposedValue[]): boolean {
  const used = new Set(proposals.map(({ fact }) => fact));
  return [...understood.facts.map(({ name }) => name), ...understood.additionalFields.map(({ label }) => label)].some(
    (name) => !used.has(name),
  );
}

const digest = (question: unknown) => createHash('sha256').update(JSON.stringify(question)).digest('hex');

async function listAnswered({ db }: Pick<Deps, 'db'>, { id, userId }: CollectionRow): Promise<Set<string | null>> {
  const rows = await db
    .select({ question: modelCalls.question })
    .from(modelCalls)
    .where(
      and(
        eq(modelCalls.collectionId, id),
        eq(modelCalls.userId, userId),
        eq(modelCalls.task, 'map'),
        isNull(modelCalls.failure),
      ),
    );
  return new Set(rows.map(({ question }) => question));
}
