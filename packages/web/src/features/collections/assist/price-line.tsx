// The price of an action beside what is there.
import type { Quote } from '@oneform/contract';
import { Coins } from 'lucide-react';
import { formatNumber } from '#lib/numbers.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { t } from './messages.ts';

export function PriceLine({ quote }: { readonly quote: Quote | undefined }) {
  if (!quote) return <Skeleton className="h-5 w-56" />;
  return (
    <p className="flex items-center gap-2 text-ink-2 text-sm">
      <Coins aria-hidden="true" className="size-4 text-ink-3" />
      {t.priceLine.youHave(quote.credits, formatNumber(quote.balance))}
      {!quote.sufficient && t.priceLine.thatsNotEnoughNothing}
    </p>
  );
}
