// Prices the reading of a document: a rate a page, nothing for content that was read before, and a surcharge for a
// second question to a model.
import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Queryable } from '../../db/database.ts';
import { creditEntries, documentResults, documents } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { chooseModel } from '../models/choose-model.ts';
import type { DocumentRow } from './store.ts';

export interface ReadingPrice {
  /** At most: what is not used of it comes back. */
  readonly credits: number;
  /** Less than `credits` where a model may be asked twice: enough to begin with, the second question is paid as far as credits go. */
  readonly minCredits: number;
  readonly reason: string;
}

type Content = Pick<DocumentRow, 'id' | 'userId' | 'sha256'>;

/** `isAgain`: with the model that was not asked, or did not answer, when it was read. */
export async function priceReading(
  tx: Queryable,
  deps: Pick<Deps, 'config' | 'model'>,
  document: Content & Pick<DocumentRow, 'pageCount' | 'estimatedPages'>,
  { isAgain = false } = {},
): Promise<ReadingPrice> {
  if (isAgain && (await wasAnswered(tx, document)))
    return { credits: 0, minCredits: 0, reason: 'Already read with the model: free' };
  if (!isAgain && (await wasRead(tx, document))) return { credits: 0, minCredits: 0, reason: 'Already read: free' };
  const page = deps.config.credits.prices.document_processing;
  // A reading that failed may have counted none.
  const pages = document.pageCount || document.estimatedPages;
  const reason = pages === 1 ? '1 page' : `${pages} pages`;
  const question = await priceOfSecondQuestion(tx, deps, document.userId);
  return question > 0
    ? {
        credits: pages * page + question,
        // A repeated reading with the model always includes its second question.
        minCredits: pages * page + (isAgain ? question : 0),
        reason: `${reason}, and ${question} if the model is asked twice`,
      }
    : { credits: pages * page, minCredits: pages * page, reason };
}

/** 0 where there is no model that may be asked. */
export async function priceOfSecondQuestion(
  tx: Queryable,
  { config, model }: Pick<Deps, 'config' | 'model'>,
  userId: string,
): Promise<number> {
  const price = config.credits.prices.second_question;
  return price > 0 && (await chooseModel({ db: tx, model }, userId)) !== null ? price : 0;
}

/** Of what was read in the end. */
export const costOfReading = (
  { credits: { prices } }: Pick<Config, 'credits'>,
  pages: number,
  lookedAgain: boolean,
): number => pages * prices.document_processing + (lookedAgain ? prices.second_question : 0);

/** Did this person have the same content read, or pay for it? */
export async function wasRead(
  tx: Queryable,
  { userId, sha256 }: Pick<DocumentRow, 'userId' | 'sha256'>,
): Promise<boolean> {
  const paid = and(eq(creditEntries.kind, 'settle'), gt(creditEntries.consumed, 0));
  const [found] = await tx
    .select({ id: documents.id })
    .from(documents)
    .leftJoin(creditEntries, and(eq(creditEntries.documentId, documents.id), eq(creditEntries.userId, userId), paid))
    .where(
      and(
        eq(documents.userId, userId),
        eq(documents.sha256, sha256),
        or(eq(documents.status, 'completed'), gt(creditEntries.consumed, 0)),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** A model has answered all it was asked about. */
export const isAnswered = sql<boolean>`${documentResults.model} ->> 'answered' = 'true' and ${documentResults.model} ->> 'failure' is null`;
/** No model was asked, or it did not answer all. */
export const isUnanswered = or(isNull(documentResults.model), sql`${documentResults.model} ->> 'failure' is not null`);

/** Has a model answered about the same content, uploaded another time? */
export async function wasAnswered(tx: Queryable, { id, userId, sha256 }: Content): Promise<boolean> {
  const [found] = await tx
    .select({ id: documents.id })
    .from(documents)
    .innerJoin(documentResults, eq(documentResults.documentId, documents.id))
    .where(and(eq(documents.userId, userId), eq(documents.sha256, sha256), ne(documents.id, id), isAnswered))
    .limit(1);
  return found !== undefined;
}
