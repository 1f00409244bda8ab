// Loads the sources of the current values of fields, and the document's earlier offers for them.

import { type CollectionData, type DataValue, isEmptyValue, strongestSource, valueAt } from '@oneform/contract';
import type { ProposedValue } from '@oneform/engine';
import { and, eq, inArray } from 'drizzle-orm';
import { documents } from '../../db/schema.ts';
import type { Transaction } from '../../db/transact.ts';
import { listSources, type SourceRow, toValueSource } from '../collections/list-sources.ts';
import type { CollectionRow } from '../collections/store.ts';
import { valueText } from '../collections/value-text.ts';
import type { DocumentRow } from '../documents/store.ts';
import type { PlanInput } from './plan-update.ts';
import { isSameValue } from './same-value.ts';
import { listUpdatesBetween } from './store.ts';
import { entriesOf, isConfirmed, isQuestion, offeredValue, type StoredEntry } from './stored-update.ts';
import { type Side, suggestSide } from './suggest-side.ts';

interface Question {
  readonly document: DocumentRow;
  readonly collection: CollectionRow;
  readonly paths: readonly string[];
}

export async function loadProvenance(
  tx: Transaction,
  { document, collection, paths }: Question,
): Promise<Pick<PlanInput, 'sourceOf' | 'isKnown' | 'suggest'>> {
  const sources = await listSources(tx, document.userId, collection.id, paths);
  const earlier = await listUpdatesBetween(tx, document.userId, document.id, collection.id);
  return weighProvenance({
    document,
    data: collection.data,
    sources: Map.groupBy(sources, ({ path }) => path),
    papers: await papersOf(tx, document.userId, sources, [document.id]),
    earlier: earlier.filter(({ reviewStatus }) => reviewStatus !== 'restored').flatMap(entriesOf),
  });
}

interface Known {
  readonly document: DocumentRow;
  readonly data: CollectionData;
  /** By path, newest first. */
  readonly sources: ReadonlyMap<string, readonly SourceRow[]>;
  /** By document. */
  readonly papers: ReadonlyMap<string, Paper>;
  /** Earlier offers of the document. */
  readonly earlier: readonly StoredEntry[];
}

export function weighProvenance({
  document,
  data,
  sources,
  papers,
  earlier,
}: Known): Pick<PlanInput, 'sourceOf' | 'isKnown' | 'suggest'> {
  const { asked, filled } = listEarlierOffers(earlier);
  const strongest = (path: string) => strongestSource((sources.get(path) ?? []).filter(({ supports }) => supports));

  return {
    sourceOf: (path) => {
      const source = strongest(path);
      return source ? toValueSource(source) : null;
    },
    isKnown: (path, value) =>
      asked.has(keyOf(path, value)) ||
      (filled.has(keyOf(path, value)) && !isEmptyValue(valueAt(data, path))) ||
      (sources.get(path) ?? []).some(
        (source) => source.documentId === document.id && source.supports && source.value === valueText(value),
      ),
    suggest: (path, proposal) => {
      const ofField = sources.get(path) ?? [];
      const present = strongest(path);
      return suggestSide(
        present ? sideOf(present, ofField, papers) : null,
        offeredSide(document, proposal, ofField, papers),
      );
    },
  };
}

const keyOf = (path: string, value: DataValue) => JSON.stringify([path, valueText(value)]);

/**
 * A paper does not raise again the values that it contested or suggested, or that the person took back; nor those that
 * it filled once and the person corrected.
 */
function listEarlierOffers(earlier: readonly StoredEntry[]): { asked: Set<string>; filled: Set<string> } {
  const entries = earlier.filter((entry) => !isConfirmed(entry));
  const wasAsked = (entry: StoredEntry) => isQuestion(entry) || entry.decision === 'kept';
  const keys = (wanted: readonly StoredEntry[]) =>
    new Set(wanted.map((entry) => keyOf(entry.path, offeredValue(entry))));
  return {
    asked: keys(entries.filter(wasAsked)),
    filled: keys(entries.filter((entry) => !wasAsked(entry))),
  };
}

interface Paper {
  readonly date: string | null;
  /** The same for uploads of one file and for the two sides of one card. */
  readonly witness: string;
}

/** By document: those that sources name, and `further` ones. */
export async function papersOf(
  tx: Transaction,
  userId: string,
  sources: readonly SourceRow[],
  further: readonly string[],
): Promise<Map<string, Paper>> {
  const ids = [...new Set([...further, ...sources.flatMap(({ documentId }) => documentId ?? [])])];
  const rows = await tx
    .select({
      id: documents.id,
      date: documents.documentDate,
      sha256: documents.sha256,
      otherSide: documents.otherSide,
    })
    .from(documents)
    .where(and(inArray(documents.id, ids), eq(documents.userId, userId)));
  const contentOf = new Map(rows.map(({ id, sha256 }) => [id, sha256]));
  return new Map(
    rows.map(({ id, date, sha256, otherSide }): [string, Paper] => [
      id,
      { date, witness: [sha256, (otherSide && contentOf.get(otherSide)) ?? sha256].sort()[0]! },
    ]),
  );
}

const witnessOf = ({ documentId, documentName }: SourceRow, papers: ReadonlyMap<string, Paper>): string =>
  papers.get(documentId ?? '')?.witness ?? `${documentId ?? documentName}`;

function sideOf(source: SourceRow, sources: readonly SourceRow[], papers: ReadonlyMap<string, Paper>): Side {
  const witnesses = new Set(
    sources.filter(({ kind, supports }) => kind === 'document' && supports).map((row) => witnessOf(row, papers)),
  ).size;
  return {
    kind: source.kind,
    tier: source.tier,
    name: source.documentName ?? '',
    date: papers.get(source.documentId ?? '')?.date ?? null,
    papers: witnesses,
  };
}

/** Papers that lost before, but say the same as this one, count for it, unless they are this one once more. */
function offeredSide(
  document: DocumentRow,
  { field, tier, value }: ProposedValue,
  sources: readonly SourceRow[],
  papers: ReadonlyMap<string, Paper>,
): Side {
  const own = papers.get(document.id)?.witness;
  const agreeing = sources.filter(
    (row) =>
      row.kind === 'document' &&
      !row.supports &&
      row.documentId !== document.id &&
      witnessOf(row, papers) !== own &&
      isSameValue(field, row.value, valueText(value)),
  );
  return {
    kind: 'document',
    tier,
    name: document.displayName,
    date: document.documentDate,
    papers: 1 + new Set(agreeing.map((row) => witnessOf(row, papers))).size,
  };
}
