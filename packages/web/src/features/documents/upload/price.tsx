// Price of an upload, before it is sent.
import type { Quote } from '@oneform/contract';
import { formatNumber } from '#lib/numbers.ts';
import { t } from './messages.ts';

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
  const price = `${exact ? '' : t.price.atLeast}${t.price.credit(credits)}`;
  const further = documents * quote.per_document;
  const more = further > 0 ? t.price.andUpToMoreIf(formatNumber(further)) : '';
  if (credits <= quote.balance) return t.price.ofYour(price, formatNumber(quote.balance), more);
  return <span className="text-amber-ink">{t.price.butYouHaveWhatCant(price, formatNumber(quote.balance))}</span>;
}
