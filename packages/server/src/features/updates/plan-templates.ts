// What a new collection of each template would get from the papers that are there, told by the rules that fill it then.

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CollectionData, Template } from '@oneform/contract';
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { documentResults, documents } from '../../db/schema.ts';
import { emptyData } from '../collections/empty-data.ts';
import type { ReadPaper } from '../collections/list-papers.ts';
import type { Catalogue } from '../collections/sections-of.ts';
import { planUpdate } from './plan-update.ts';
import { proposeValues } from './propose-values.ts';
import { type WhoItIsAbout, whoItIsAbout } from './who-it-is-about.ts';

export interface PlannedTemplate {
  readonly template: Template;
  /** How many fields each paper fills, by its id; papers that fill none are left out. */
  readonly filled: ReadonlyMap<string, number>;
}

/** So many of the newest papers are looked through. */
const NEWEST = 100;
const unheard = { sourceOf: () => null, isKnown: () => false, suggest: () => '' };

export async function planTemplates(tx: Queryable, catalogue: Catalogue, userId: string): Promise<PlannedTemplate[]> {
  const papers = await listOldestFirst(tx, userId);
  if (papers.length === 0) return [];
  const who = whoItIsAbout(tx, catalogue, userId);
  const planned: PlannedTemplate[] = [];
  for (const template of catalogue.templates) planned.push(await planTemplate(catalogue, { template, papers, who }));
  return planned;
}

async function planTemplate(
  catalogue: Catalogue,
  { template, papers, who }: { template: Template; papers: readonly ReadPaper[]; who: WhoItIsAbout },
): Promise<PlannedTemplate> {
  const { id: templateId, sections } = template;
  const filled = new Map<string, number>();
  let data: CollectionData = emptyData(sections);
  for (const { document, understood } of papers) {
    const { subjects } = await who.of({ id: '', templateId, data, customFields: [] }, document);
    const { extractPeople } = document;
    const collection = { templateId, data };
    const proposals = proposeValues(catalogue, {
      ...{ understood, collection, sections, subjects, isAskedFor: false, extractPeople },
    });
    const plan = planUpdate({ sections, data, notApplicable: [], proposals, ...unheard });
    const fields = Object.values(plan.fields).filter(({ kind }) => kind === 'filled').length;
    if (fields > 0) filled.set(document.id, fields);
    data = plan.data;
    // Others are served between two papers.
    await nextTurn();
  }
  return { template, filled };
}

async function listOldestFirst(tx: Queryable, userId: string): Promise<ReadPaper[]> {
  const rows = await tx
    .select({ document: documents, understood: documentResults.understood })
    .from(documents)
    .innerJoin(documentResults, eq(documentResults.documentId, documents.id))
    .where(
      and(
        eq(documents.userId, userId),
        eq(documents.status, 'completed'),
        isNull(documents.targetCollectionId),
        isNotNull(documentResults.understood),
      ),
    )
    .orderBy(desc(documents.uploadedAt), desc(documents.id))
    .limit(NEWEST);
  return rows.reverse().map(({ document, understood }) => ({ document, understood: understood! }));
}
