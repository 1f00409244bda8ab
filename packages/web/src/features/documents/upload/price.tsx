// Price of an upload, before it is sent.
import type { Quote } from '@oneform/contract';
import { count, formatNumber } from '#lib/format.ts';

export interface PriceProps {
  readonly documents: number;
  readonly pages: number;
  /** False: some pages could not be counted. */
  readonly exact: boolean;
  /** The price of one page. */
  readonly quote: Quote | undefined;
}

export function Price({ documents, pages, exact, quote }: PriceProps) {
  if (!quote || pages === 0) return null;
  const credits = pages * quote.credits;
  const price = `${exact ? '' : 'At least '}${count(credits, 'credit')}`;
  const further = documents * quote.per_document;
  const more = further > 0 ? `, and up to ${formatNumber(further)} more if the AI model is asked twice` : '';
  if (credits <= quote.balance) return `${price} of your ${formatNumber(quote.balance)}${more}`;
  return (
    <span className="text-amber-ink">
      {price}, but you have {formatNumber(quote.balance)}. What can’t be read now is kept for later.
    </span>
  );
}
