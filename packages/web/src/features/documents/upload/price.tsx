// What sending will cost, before it is sent.
import type { Quote } from '@oneform/contract';
import { count } from '#lib/format.ts';

export interface PriceProps {
  readonly pages: number;
  /** False: some pages could not be counted. */
  readonly exact: boolean;
  /** The price of one page. */
  readonly quote: Quote | undefined;
}

export function Price({ pages, exact, quote }: PriceProps) {
  if (!quote || pages === 0) return null;
  const credits = pages * quote.credits;
  const price = `${exact ? '' : 'At least '}${count(credits, 'credit')}`;
  if (credits <= quote.balance) return `${price} of ${quote.balance}`;
  return (
    <span className="text-amber-ink">
      {price}, {quote.balance} left: what cannot be read now is kept for later.
    </span>
  );
}
