// Invoices of any trade: seller, buyer, numbers, days, sums and lines.
import type { Extractor } from '../../extractor.ts';
import { listFact } from '../../find/list-fact.ts';
import { makeFacts } from '../../find/make-facts.ts';
import { readCurrency } from '../../find/read-currency.ts';
import { openPaper } from '../../find/read-paper.ts';
import { readLineItems } from './read-line-items.ts';
import { readTradeParties } from './read-trade-parties.ts';

export const extractInvoice: Extractor = (context) => {
  const paper = openPaper(context);
  const readings = [...readTradeParties(paper), ...readCurrency(paper)];
  const items = readLineItems(paper);
  return {
    facts: [
      ...makeFacts(context, readings),
      ...(items ? [listFact(context, 'line_items', items.records, items.tokens, 0.85)] : []),
    ],
  };
};
