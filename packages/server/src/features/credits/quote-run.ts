// The price of a run before it is started, and why it is that.
import type { creditsApi, Operation, Quote } from '@oneform/contract';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { priceOfSecondQuestion, priceReading, type ReadingPrice } from '../documents/price-reading.ts';
import { requireDocument } from '../documents/store.ts';
import { getBalance } from './get-balance.ts';

type QuoteRequest = z.output<typeof creditsApi.quote.query>;

export async function quoteRun(
  deps: Pick<Deps, 'db' | 'config' | 'model'>,
  userId: string,
  { operation, document_id: documentId, again: isAgain = false }: QuoteRequest,
): Promise<Quote> {
  const price = await priceRun(deps, userId, operation, documentId, isAgain);
  const { credits, minCredits = credits, perDocument = 0, reason } = price;
  const balance = await getBalance(deps.db, userId);
  return { operation, credits, balance, sufficient: balance >= minCredits, per_document: perDocument, reason };
}

async function priceRun(
  deps: Pick<Deps, 'db' | 'config' | 'model'>,
  userId: string,
  operation: Operation,
  documentId: string | undefined,
  isAgain: boolean,
): Promise<Omit<ReadingPrice, 'minCredits'> & { readonly minCredits?: number; readonly perDocument?: number }> {
  const { prices } = deps.config.credits;
  if (documentId) {
    const document = await requireDocument(deps.db, userId, documentId);
    if (operation === 'document_processing') return priceReading(deps.db, deps, document, { isAgain });
  }
  if (operation === 'map_fields') return { credits: prices.map_fields, reason: 'Charged when a model finds something' };
  if (operation === 'clarify_fields') return { credits: prices.clarify_fields, reason: 'One explanation' };
  const perDocument = await priceOfSecondQuestion(deps.db, deps, userId);
  return { credits: prices.document_processing, perDocument, reason: `${prices.document_processing} a page` };
}
