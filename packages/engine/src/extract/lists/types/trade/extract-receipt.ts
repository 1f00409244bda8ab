// Till receipts and payment slips: the shop at the top, whom the receipt is for, the lines.
import type { Extractor } from '../../extractor.ts';
import { listFact } from '../../find/list-fact.ts';
import { makeFacts, type Reading } from '../../find/make-facts.ts';
import { readCurrency } from '../../find/read-currency.ts';
import { openPaper, type Paper, readPartyAs } from '../../find/read-paper.ts';
import { readLineItems } from './read-line-items.ts';
import { readMerchant } from './read-merchant.ts';

const titled = /^(?:mr|mrs|ms|miss|mx|dr|prof)\b/i;

/** Hotels and workshops print whom the receipt is for, with an address, under their own. */
function readGuest({ parties, sheets }: Paper): Reading[] {
  const lineHeight = sheets[0]?.lineHeight ?? 1;
  const guest = parties.find(
    (party, index) =>
      party.kind === 'person' &&
      (index > 0 || party.lines.some((line) => titled.test(line.text))) &&
      (party.nameTokens[0]?.bottom ?? 1) - (party.nameTokens[0]?.top ?? 0) < lineHeight * 1.4,
  );
  return guest ? readPartyAs(guest, { name: 'customer_name', address: 'customer_address' }, 0.85, 'block') : [];
}

export const extractReceipt: Extractor = (context) => {
  const paper = openPaper(context);
  const readings = [...readMerchant(paper), ...readGuest(paper), ...readCurrency(paper)];
  const items = readLineItems(paper);
  return {
    facts: [
      ...makeFacts(context, readings),
      ...(items ? [listFact(context, 'line_items', items.records, items.tokens, 0.8)] : []),
    ],
  };
};
