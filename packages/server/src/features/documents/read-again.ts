// Papers that were read while no model could be asked, or while it did not answer, read again with it: one, or all.
import type { Quote } from '@oneform/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { documentResults, documents } from '../../db/schema.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { getBalance } from '../credits/get-balance.ts';
import { insufficientCredits } from '../credits/insufficient-credits.ts';
import { chooseModel } from '../models/choose-model.ts';
import { isUnanswered, priceReading } from './price-reading.ts';
import { requireReadingTime } from './reading-time.ts';
import { requireConsent } from './require-consent.ts';
import type { Started } from './start-processing.ts';
import { startReading } from './start-reading.ts';
import { type DocumentRow, requireDocumentLocked } from './store.ts';

/** Those of a person, or of the ids given, that could be; none while there is no model that may be asked. */
export async function listReadableAgain(
  tx: Queryable,
  { model }: Pick<Deps, 'model'>,
  userId: string,
  ids?: readonly string[],
): Promise<DocumentRow[]> {
  if (ids?.length === 0 || !(await chooseModel({ db: tx, model }, userId))) return [];
  const rows = await tx
    .select({ document: documents })
    .from(documents)
    .innerJoin(documentResults, eq(documentResults.documentId, documents.id))
    .where(
      and(
        eq(documents.userId, userId),
        ids ? inArray(documents.id, [...ids]) : undefined,
        eq(documents.status, 'completed'),
        eq(documents.hasOriginal, true),
        isUnanswered,
      ),
    )
    .orderBy(asc(documents.id));
  return rows.map(({ document }) => document);
}

/** Throws `document_not_reprocessable` for what a model has read, or may not be asked about. */
export function readAgain(deps: Deps, userId: string, id: string): Promise<Started> {
  return transact(deps.db, async (tx) => {
    const document = await requireDocumentLocked(tx, userId, id);
    await requireConsent(tx, userId);
    if (document.status === 'processing') throw new AppError('document_processing');
    const [readable] = await listReadableAgain(tx, deps, userId, [id]);
    if (!readable) throw new AppError('document_not_reprocessable');
    await requireReadingTime(tx, deps.config, userId);
    const { isStarted, credits } = await startReading(tx, deps, document, { isAgain: true });
    if (!isStarted) throw await insufficientCredits(tx, userId, credits);
    return { processing_status: 'processing', credits };
  });
}

/** All or none, so that nobody is left with half of them for want of credits. */
export function readAllAgain(deps: Deps, userId: string): Promise<{ documents: number; credits: number }> {
  return transact(deps.db, async (tx) => {
    await requireConsent(tx, userId);
    await requireReadingTime(tx, deps.config, userId);
    const { documents: readable, credits, balance } = await priceAll(tx, deps, userId);
    if (balance < credits) throw await insufficientCredits(tx, userId, credits);
    let held = 0;
    for (const { document, price } of readable) {
      const locked = await requireDocumentLocked(tx, userId, document.id);
      if (locked.status !== 'completed') continue;
      const started = await startReading(tx, deps, locked, { isAgain: true, isFree: price.credits === 0 });
      if (!started.isStarted) throw await insufficientCredits(tx, userId, credits);
      held += started.credits;
    }
    return { documents: readable.length, credits: held };
  });
}

export async function quoteReadAgain(
  deps: Pick<Deps, 'db' | 'config' | 'model'>,
  userId: string,
): Promise<Omit<Quote, 'operation' | 'per_document'> & { documents: number }> {
  const { documents: readable, credits, balance } = await priceAll(deps.db, deps, userId);
  return {
    documents: readable.length,
    credits,
    balance,
    sufficient: balance >= credits,
    reason: readable.length === 1 ? readable[0]!.price.reason : `${readable.length} documents`,
  };
}

/** The same content is paid for once, however often it was uploaded. */
async function priceAll(tx: Queryable, deps: Pick<Deps, 'config' | 'model'>, userId: string) {
  const seen = new Set<string>();
  const priced = [];
  for (const document of await listReadableAgain(tx, deps, userId)) {
    const price = seen.has(document.sha256)
      ? { credits: 0, reason: 'Read once for both: free' }
      : await priceReading(tx, deps, document, { isAgain: true });
    seen.add(document.sha256);
    priced.push({ document, price });
  }
  const credits = priced.reduce((sum, { price }) => sum + price.credits, 0);
  return { documents: priced, credits, balance: await getBalance(tx, userId) };
}
