// Plans new collections of each template from the present papers, by the rules that will fill them.
import type { Template } from '@oneform/contract';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { documentResults, documents } from '../../db/schema.ts';
import { emptyData } from '../collections/empty-data.ts';
import type { ReadPaper } from '../collections/list-papers.ts';
import type { Catalogue } from '../collections/sections-of.ts';
import { isForAll } from '../documents/reserved.ts';
import { loadSettledPeople, type SettledPeople } from '../people/settle-people.ts';
import { planPapers } from './plan-papers.ts';

export interface PlannedTemplate {
  readonly template: Template;
  /** Number of fields that each paper fills, by its id; papers that fill none are left out. */
  readonly filled: ReadonlyMap<string, number>;
}

/** So many of the newest papers are looked through. */
const NEWEST = 100;

export async function planTemplates(tx: Queryable, catalogue: Catalogue, userId: string): Promise<PlannedTemplate[]> {
  const papers = await listNewest(tx, userId);
  if (papers.length === 0) return [];
  const people = await loadSettledPeople(tx, catalogue, userId);
  const planned: PlannedTemplate[] = [];
  for (const template of catalogue.templates) planned.push(await planTemplate(catalogue, { template, papers, people }));
  return planned;
}

/** For the owner of the account, who is whom a collection is for where nothing else is said. */
async function planTemplate(
  catalogue: Catalogue,
  { template, papers, people }: { template: Template; papers: readonly ReadPaper[]; people: SettledPeople },
): Promise<PlannedTemplate> {
  const data = emptyData(template.sections);
  const me = [...people.people.values()].find(({ relation }) => relation === 'me');
  const { plans } = await planPapers(catalogue, {
    collection: {
      id: '',
      personId: me?.id ?? null,
      templateId: template.id,
      data,
      customFields: [],
      notApplicable: [],
    },
    data,
    papers,
    people,
  });
  const filled = [...plans].map(
    ([id, { fields }]) => [id, Object.values(fields).filter(({ kind }) => kind === 'filled').length] as const,
  );
  return { template, filled: new Map(filled.filter(([, fields]) => fields > 0)) };
}

async function listNewest(tx: Queryable, userId: string): Promise<ReadPaper[]> {
  const rows = await tx
    .select({ document: documents, understood: documentResults.understood })
    .from(documents)
    .innerJoin(documentResults, eq(documentResults.documentId, documents.id))
    .where(
      and(
        eq(documents.userId, userId),
        eq(documents.status, 'completed'),
        isForAll(),
        isNotNull(documentResults.understood),
      ),
    )
    .orderBy(desc(documents.uploadedAt), desc(documents.id))
    .limit(NEWEST);
  return rows.map(({ document, understood }) => ({ document, understood: understood! }));
}
