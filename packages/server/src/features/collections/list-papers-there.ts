// The papers that are there of the kinds a template expects, each with why it does not answer what is missing.
import { isEmptyValue, type PaperThere, type ProblemCode, valueAt } from '@oneform/contract';
import type { ProposedValue } from '@oneform/engine';
import { desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { documentResults, documents } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { isReservedElsewhere } from '../documents/reserved.ts';
import type { DocumentRow } from '../documents/store.ts';
import { loadSettledPeople } from '../people/settle-people.ts';
import { voiceOf } from '../people/voice-of.ts';
import { FILL_CONFIDENCE } from '../updates/plan-update.ts';
import { proposeValues } from '../updates/propose-values.ts';
import { isSameValue } from '../updates/same-value.ts';
import type { ReadPaper } from './list-papers.ts';
import { listSources } from './list-sources.ts';
import { findTemplate, sectionsOf } from './sections-of.ts';
import type { CollectionRow } from './store.ts';
import { validate } from './validate.ts';

type There = z.infer<typeof PaperThere>;
type Reason = There['reason'];

/** So many of the newest are looked through. */
const NEWEST = 200;
const unreadable: readonly ProblemCode[] = ['page_unreadable', 'no_text_found'];

export async function listPapersThere(deps: Deps, collection: CollectionRow): Promise<There[]> {
  const expected = new Set<string>(
    findTemplate(deps, collection.templateId)?.expected_documents.map(({ document_type }) => document_type),
  );
  if (expected.size === 0) return [];
  const judge = await prepare(deps, collection);
  const rows = await deps.db
    .select({ document: documents, understood: documentResults.understood })
    .from(documents)
    .leftJoin(documentResults, eq(documentResults.documentId, documents.id))
    .where(eq(documents.userId, collection.userId))
    .orderBy(desc(documents.uploadedAt), desc(documents.id))
    .limit(NEWEST);
  const there: There[] = [];
  for (const { document, understood } of rows) {
    const types = [...new Set(understood?.parts.map(({ type }) => type) ?? [document.documentType ?? ''])];
    const fitting = types.filter((type) => expected.has(type));
    // A paper that could not be opened has no kind: it may be any of them.
    if (fitting.length === 0 && document.status !== 'error') continue;
    there.push({
      document_id: document.id,
      document_name: document.displayName,
      document_types: fitting,
      reason: understood && document.status === 'completed' ? await judge({ document, understood }) : stateOf(document),
    });
  }
  return there;
}

const stateOf = ({ status }: DocumentRow): Reason => (status === 'error' ? 'unreadable' : 'not_read_yet');

/** Judges one paper after the other against what stands in the collection now. */
async function prepare(deps: Deps, collection: CollectionRow): Promise<(paper: ReadPaper) => Promise<Reason>> {
  const sections = sectionsOf(deps, collection);
  const missing = new Set(validate(deps, collection).missing_fields.map(({ path }) => path));
  const people = await loadSettledPeople(deps.db, deps, collection.userId);
  const sources = await listSources(deps.db, collection.userId, collection.id);
  const dates = new Map(
    (
      await deps.db
        .select({ id: documents.id, date: documents.documentDate })
        .from(documents)
        .where(eq(documents.userId, collection.userId))
    ).map(({ id, date }) => [id, date]),
  );
  /** The day of the newest other paper that speaks for what stands there. */
  const newestOf = (path: string, than: DocumentRow) =>
    sources
      .filter((source) => source.path === path && source.supports && source.documentId !== than.id)
      .map(({ documentId }) => dates.get(documentId ?? '') ?? '')
      .toSorted()
      .at(-1) ?? '';
  const isContested = ({ path, field, value }: ProposedValue) => {
    const present = valueAt(collection.data, path) ?? null;
    return !isEmptyValue(present) && !isSameValue(field, present, value);
  };
  return async ({ document, understood }) => {
    const { extractPeople } = document;
    if (isReservedElsewhere(document, collection.id)) return 'for_another_collection';
    const voice = voiceOf(people, document, collection);
    const paper = people.papers.get(document.id);
    if (!voice) {
      const isInDoubt = paper?.status === 'asks' && paper.people.includes(collection.personId ?? '');
      return isInDoubt || paper?.nameOnPaper === null ? 'unsure_whose' : 'another_person';
    }
    const input = { understood, collection, sections, ...voice, isAskedFor: true, extractPeople };
    const proposals = proposeValues(deps, input);
    const wanted = proposals.filter(({ path }) => missing.has(path));
    if (wanted.some(({ sameSubject }) => sameSubject === 'unknown')) return 'unsure_whose';
    if (understood.facts.some(isExpired)) return 'expired';
    if (wanted.some(({ confidence, dispute }) => confidence < FILL_CONFIDENCE || dispute)) return 'to_decide';
    if (document.problems.some(({ code }) => unreadable.some((one) => one === code))) return 'unreadable';
    const { documentDate } = document;
    const isOlder =
      documentDate !== null && proposals.some((one) => isContested(one) && newestOf(one.path, document) > documentDate);
    return isOlder ? 'older' : null;
  };
}

const isExpired = ({ name, value }: { name: string; value: unknown }) =>
  name === 'expiry_date' && typeof value === 'string' && value < new Date().toISOString().slice(0, 10);
