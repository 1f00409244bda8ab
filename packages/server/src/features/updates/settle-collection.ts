// Brings a collection in line with all papers that may speak in it: what papers filled and nobody touched is decided anew from all of them, the
// best first. So it depends on which papers, answers and typed values there are, not on the order in which they came.
import { isDeepStrictEqual } from 'node:util';
import { type CollectionData, isEmptyValue, setValueAt, valueAt } from '@oneform/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { collectionUpdates, type StoredChange, valueSources } from '../../db/schema.ts';
import type { Transaction } from '../../db/transact.ts';
import { takeTurns } from '../../take-turns.ts';
import type { Author } from '../collections/author.ts';
import type { ReadPaper } from '../collections/list-papers.ts';
import { listSources, type SourceRow } from '../collections/list-sources.ts';
import { addSources, weighSources } from '../collections/record-sources.ts';
import { type Catalogue, sectionsOf } from '../collections/sections-of.ts';
import type { CollectionRow } from '../collections/store.ts';
import { valueText } from '../collections/value-text.ts';
import { writeCollection } from '../collections/write-collection.ts';
import type { SettledPeople } from '../people/settle-people.ts';
import { voiceOf } from '../people/voice-of.ts';
import { papersOf, weighProvenance } from './load-provenance.ts';
import { planPapers } from './plan-papers.ts';
import { isIdentical } from './same-value.ts';
import { statusOf } from './status-of.ts';
import type { UpdateRow } from './store.ts';
import {
  entriesOf,
  isConfirmed,
  isConflict,
  offeredValue,
  type StoredEntry,
  type StoredFieldUpdate,
  type StoredUpdate,
} from './stored-update.ts';
import { listUntouched, withoutUntouched } from './without-untouched.ts';

export interface SettledPaper {
  readonly filled: number;
  readonly suggested: number;
  readonly conflicts: number;
  /** Of all that was filled, suggested or contested. */
  readonly paths: readonly string[];
  readonly isNew: boolean;
}

export interface SettledCollection {
  readonly row: CollectionRow;
  /** By document: what it says there now. */
  readonly papers: ReadonlyMap<string, SettledPaper>;
}

interface Task {
  /** Locked. */
  readonly collection: CollectionRow;
  /** All of the account, none of which can be deleted before the transaction ends. */
  readonly papers: readonly ReadPaper[];
  readonly people: SettledPeople;
  /** Author named in the history when present values change. */
  readonly author: Author;
}

/** An update of a paper as it stands before it is heard again. */
interface Before {
  /** The one that new entries go into. */
  readonly live: UpdateRow | undefined;
  /** Decided, or overtaken by what a person wrote: nothing of it is brought up again. */
  readonly kept: readonly StoredEntry[];
  readonly isMute: boolean;
}

export async function settleCollection(
  tx: Transaction,
  catalogue: Catalogue,
  { collection, papers, people, author }: Task,
): Promise<SettledCollection> {
  const rows = await tx
    .select()
    .from(collectionUpdates)
    .where(and(eq(collectionUpdates.collectionId, collection.id), eq(collectionUpdates.userId, collection.userId)))
    .orderBy(collectionUpdates.createdAt, collectionUpdates.id);
  const asked = new Set(rows.map(({ documentId }) => documentId));
  const heard = papers.filter((paper) => asked.has(paper.document.id) || voiceOf(people, paper.document, collection));
  if (heard.length === 0) return { row: collection, papers: new Map() };
  const ids = new Set(heard.map(({ document }) => document.id));
  const isSilent = (paper: ReadPaper) => voiceOf(people, paper.document, collection) === null;
  const silent = new Set(heard.filter(isSilent).map(({ document }) => document.id));
  const mayChange = rows.filter(
    (row) => ids.has(row.documentId) && !isClosed(row) && (row.updateType === 'document' || silent.has(row.documentId)),
  );
  const sections = sectionsOf(catalogue, collection);
  const standing = mayChange.flatMap(({ fields }) => Object.values(fields).filter(isFilledOpen));
  const untouched = new Set<StoredEntry>(listUntouched(collection.data, standing, sections));
  const base = withoutUntouched(collection.data, standing, sections);
  const sources = await listSources(tx, collection.userId, collection.id);
  // A value that a paper filled or a person typed, and a person emptied since, stays empty; a present value that is
  // only decided anew does not count.
  const emptied = [
    ...standing.filter((entry) => !untouched.has(entry)),
    ...sources.filter(({ kind, supports }) => kind === 'typed' && !supports),
  ]
    .map(({ path }) => path)
    .filter((path) => isEmptyValue(valueAt(collection.data, path)));
  const ownRows = Map.groupBy(rows, ({ documentId }) => documentId);
  const changeable = new Set(mayChange);
  // Answers about a file hold for the files that were made of it.
  const inherited = ({ madeBy }: ReadPaper['document']) =>
    heard.flatMap(({ document: { id, replacedBy } }) =>
      madeBy !== null && replacedBy === madeBy ? (ownRows.get(id) ?? []).flatMap(listAnswers) : [],
    );
  const before = new Map(
    heard.map(({ document }): [string, Before] => {
      const own = ownRows.get(document.id) ?? [];
      const live = own.findLast((row) => changeable.has(row) && row.updateType === 'document');
      const kept = own.flatMap((row) =>
        changeable.has(row)
          ? entriesOf(row).filter((entry) => isDecided(entry) || (isFilledOpen(entry) && !untouched.has(entry)))
          : entriesOf(row).filter((entry) => !isConfirmed(entry)),
      );
      kept.push(...inherited(document));
      const isMute = !live && own.some((row) => isClosed(row) && row.attempt >= document.attempt);
      return [document.id, { live, kept, isMute }];
    }),
  );

  const told = await papersOf(tx, collection.userId, sources, [...ids]);
  const isHeardAnew = ({ documentId, path }: SourceRow) =>
    documentId !== null &&
    ids.has(documentId) &&
    !(before.get(documentId)?.kept ?? []).some((one) => one.path === path);
  const known = Map.groupBy(
    sources.filter((source) => !isHeardAnew(source)),
    ({ path }) => path,
  );
  const { data, plans, ranked } = await planPapers(catalogue, {
    collection: { ...collection, notApplicable: [...collection.notApplicable, ...emptied] },
    data: base,
    papers: heard,
    people,
    isMute: ({ document }) => before.get(document.id)!.isMute,
    provenanceOf: ({ document }, now) =>
      weighProvenance({ document, data: now, sources: known, papers: told, earlier: before.get(document.id)!.kept }),
    onPlan: ({ document }, fields) => {
      for (const entry of fields) {
        const spoken = toSource(collection, { document, entry });
        const ofField = known.get(entry.path);
        if (ofField) ofField.push(spoken);
        else known.set(entry.path, [spoken]);
      }
    },
  });

  // All that stood there still does: each paper's own part is a version of its own.
  const isAddition = [...untouched].every((entry) => isIdentical(valueAt(data, entry.path), offeredValue(entry)));
  let row = collection;
  const changes: StoredChange[] = [];
  const write = async (next: CollectionData, by: Author, filled: number) => {
    if (isDeepStrictEqual(next, row.data)) return;
    const summary =
      filled === 0 ? 'Brought in line with the papers' : `Filled ${filled === 1 ? '1 field' : `${filled} fields`}`;
    const written = await writeCollection(tx, catalogue, row, { data: next }, { author: by, summarise: () => summary });
    row = written.row;
    changes.push(...written.changes);
  };
  if (isAddition)
    for (const { document } of ranked) {
      const fresh = Object.values(plans.get(document.id)?.fields ?? {}).filter(
        (entry) => isFilledOpen(entry) && !isIdentical(valueAt(row.data, entry.path), entry.value),
      );
      const next = fresh.reduce((sofar, { path, value }) => setValueAt(sofar, path, value, sections), row.data);
      if (fresh.length > 0)
        await write(next, { kind: 'document', name: document.displayName, documentId: document.id }, fresh.length);
    }
  await write(data, author, 0);
  await weighSources(tx, collection, changes);

  const settled = new Map<string, SettledPaper>();
  const changed = new Set(changes.map(({ path }) => path));
  const turn = takeTurns();
  for (const paper of heard) {
    await turn();
    const { document } = paper;
    const { live, isMute } = before.get(document.id)!;
    if (isMute) continue;
    const plan = plans.get(document.id) ?? { fields: {}, conflicts: [] };
    const result = await keepUpdate(tx, { collection: row, paper, live, plan, untouched });
    await dropSilent(tx, mayChange, document.id, { silent, live });
    await keepSources(tx, { collection, paper, live, plan, changed, untouched });
    if (entriesOf(plan).length > 0) settled.set(document.id, result);
  }
  return { row, papers: settled };
}

const isFilledOpen = (entry: StoredEntry): entry is StoredFieldUpdate =>
  !isConflict(entry) && entry.kind === 'filled' && entry.decision === 'open';
const isDecided = (entry: StoredEntry) => entry.decision !== 'open' && !isConfirmed(entry);

/** Entries that a person did not want, or wrote otherwise. What they wanted stands in the collection. */
const listAnswers = (row: UpdateRow): StoredEntry[] =>
  entriesOf(row).filter(
    (entry) =>
      !isConfirmed(entry) &&
      (row.reviewStatus === 'rejected' ||
        row.reviewStatus === 'restored' ||
        entry.decision === 'kept' ||
        entry.decision === 'edited'),
  );

/** A person closed it. What only found values again closed by itself. */
const isClosed = (row: UpdateRow): boolean =>
  row.reviewStatus === 'rejected' ||
  row.reviewStatus === 'restored' ||
  (row.reviewStatus === 'approved' && entriesOf(row).some((entry) => !isConfirmed(entry)));

function toSource(
  collection: CollectionRow,
  { document, entry }: { document: ReadPaper['document']; entry: StoredFieldUpdate },
): SourceRow {
  return {
    id: '',
    userId: collection.userId,
    collectionId: collection.id,
    path: entry.path,
    kind: 'document',
    documentId: document.id,
    documentName: document.displayName,
    documentType: document.documentType,
    tier: entry.tier,
    confidence: entry.confidence,
    evidence: entry.evidence as SourceRow['evidence'],
    value: valueText(entry.value),
    supports: true,
    by: document.displayName,
    at: new Date(),
  };
}

interface Kept {
  readonly collection: CollectionRow;
  readonly paper: ReadPaper;
  readonly live: UpdateRow | undefined;
  readonly plan: StoredUpdate;
  readonly untouched: ReadonlySet<StoredEntry>;
}

/** Entries without the moment at which their source was made. */
const timeless = (entry: StoredEntry) => JSON.stringify(entry, (key, value) => (key === 'at' ? undefined : value));

async function keepUpdate(tx: Transaction, { collection, paper, live, plan, untouched }: Kept): Promise<SettledPaper> {
  const { document } = paper;
  const stays = (entry: StoredEntry) => isDecided(entry) || (isFilledOpen(entry) && !untouched.has(entry));
  const fields = {
    ...Object.fromEntries(Object.entries(live?.fields ?? {}).filter(([, entry]) => stays(entry))),
    ...plan.fields,
  };
  const conflicts = [...(live?.conflicts ?? []).filter(stays), ...plan.conflicts];
  const update = { fields, conflicts };
  const count = (kind: string) => Object.values(plan.fields).filter((entry) => entry.kind === kind).length;
  const result = {
    filled: count('filled'),
    suggested: count('suggested'),
    conflicts: plan.conflicts.length,
    paths: entriesOf(plan).flatMap((entry) => (isConfirmed(entry) ? [] : [entry.path])),
    isNew: live === undefined,
  };
  if (entriesOf(update).length === 0) {
    if (live) await tx.delete(collectionUpdates).where(owned(live));
    return result;
  }
  const reviewStatus = statusOf(update);
  const isOpen = reviewStatus === 'pending' || reviewStatus === 'requires_review';
  const set = { ...update, reviewStatus, attempt: document.attempt, decidedAt: isOpen ? null : sql`now()` };
  if (!live) {
    await tx.insert(collectionUpdates).values({
      id: uuid(),
      userId: collection.userId,
      documentId: document.id,
      collectionId: collection.id,
      updateType: 'document',
      ...set,
    });
    return result;
  }
  const isSame =
    live.attempt === document.attempt &&
    isDeepStrictEqual(entriesOf(live).map(timeless).toSorted(), entriesOf(update).map(timeless).toSorted());
  if (!isSame) await tx.update(collectionUpdates).set(set).where(owned(live));
  return result;
}

const owned = ({ id, userId }: UpdateRow) => and(eq(collectionUpdates.id, id), eq(collectionUpdates.userId, userId));

/** Drops the offers of a paper that was asked to fill, once it may not be used here any more. */
async function dropSilent(
  tx: Transaction,
  rows: readonly UpdateRow[],
  documentId: string,
  { silent, live }: { silent: ReadonlySet<string>; live: UpdateRow | undefined },
): Promise<void> {
  if (!silent.has(documentId)) return;
  for (const row of rows)
    if (row.documentId === documentId && row !== live && !entriesOf(row).some(isDecided))
      await tx.delete(collectionUpdates).where(owned(row));
}

async function keepSources(
  tx: Transaction,
  { collection, paper, live, plan, changed, untouched }: Kept & { changed: ReadonlySet<string> },
): Promise<void> {
  const { document } = paper;
  const earlier = new Map(entriesOf(live ?? { fields: {}, conflicts: [] }).map((entry) => [entry.path, entry]));
  const next = new Map(entriesOf(plan).map((entry) => [entry.path, entry]));
  const isStale = (path: string) => {
    const [a, b] = [earlier.get(path), next.get(path)];
    return !a || !b || changed.has(path) || timeless(a) !== timeless(b);
  };
  const vanished = [...earlier].flatMap(([path, entry]) =>
    !next.has(path) && !isDecided(entry) && (!isFilledOpen(entry) || untouched.has(entry)) ? [path] : [],
  );
  const stale = [...next.keys()].filter(isStale);
  const paths = [...vanished, ...stale];
  if (paths.length > 0)
    await tx
      .delete(valueSources)
      .where(
        and(
          eq(valueSources.collectionId, collection.id),
          eq(valueSources.userId, collection.userId),
          eq(valueSources.documentId, document.id),
          inArray(valueSources.path, paths),
        ),
      );
  const speaking = stale.flatMap((path) => {
    const entry = next.get(path)!;
    return !isConflict(entry) && (isConfirmed(entry) || isFilledOpen(entry)) ? [entry] : [];
  });
  await addSources(
    tx,
    collection,
    speaking.map((entry) => {
      const {
        id: _id,
        userId: _user,
        collectionId: _collection,
        at: _at,
        ...source
      } = toSource(collection, { document, entry });
      return source;
    }),
  );
}
