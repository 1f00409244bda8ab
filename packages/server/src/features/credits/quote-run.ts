// The price of a run before it is started, and why it is that.
import type { Operation, Quote } from '@oneform/contract';
import type { Deps } from '../../deps.ts';
import { priceReading } from '../documents/price-reading.ts';
import { requireDocument } from '../documents/store.ts';
import { getBalance } from './get-balance.ts';

export async function quoteRun(
  deps: Pick<Deps, 'db' | 'config'>,
  userId: string,
  operation: Operation,
  documentId: string | undefined,
): Promise<Quote> {
  const { credits, reason } = await priceRun(deps, userId, operation, documentId);
  const balance = await getBalance(deps.db, userId);
  return { operation, credits, balance, sufficient: balance >= credits, reason };
}

async function priceRun(
  deps: Pick<Deps, 'db' | 'config'>,
  userId: string,
  operation: Operation,
  documentId: string | undefined,
) {
  const { prices } = deps.config.credits;
  if (documentId) {
    const document = await requireDocument(deps.db, userId, documentId);
    if (operation === 'document_processing') return priceReading(deps.db, deps.config, document);
  }
  if (operation === 'map_fields') return { credits: prices.map_fields, reason: 'Charged when a model finds something' };
  if (operation === 'clarify_fields') return { credits: prices.clarify_fields, reason: 'One explanation' };
  return { credits: prices.document_processing, reason: `${prices.document_processing} a page` };
}
