// The price of an action beside what is there.
import type { Quote } from '@oneform/contract';
import { Coins } from 'lucide-react';
import { count, formatNumber } from '#lib/format.ts';
import { Skeleton } from '#ui/skeleton.tsx';

export function PriceLine({ quote }: { readonly quote: Quote | undefined }) {
  if (!quote) return <Skeleton className="h-5 w-56" />;
  return (
    <p className="flex items-center gap-2 text-ink-2 text-sm">
      <Coins aria-hidden="true" className="size-4 text-ink-3" />
      {quote.credits === 0 ? 'Free' : `Costs ${count(quote.credits, 'credit')}`}; you have {formatNumber(quote.balance)}
      .{!quote.sufficient && ' That’s not enough. Nothing will be charged or changed.'}
    </p>
  );
}
