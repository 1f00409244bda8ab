// The balance in the header; pressing it tells what credits are and how to get more.
import { clsx } from 'clsx';
import { Coins } from 'lucide-react';
import { formatNumber } from '#lib/numbers.ts';
import { type CreditTier, creditTier } from './credit-tier.ts';
import { t } from './messages.ts';
import { useBalance } from './use-balance.ts';

const tones: Record<CreditTier, string> = {
  none: 'bg-red-soft text-red-ink',
  very_low: 'bg-amber-soft text-amber-ink',
  low: 'bg-amber-soft text-amber-ink',
  enough: 'bg-green-soft text-green-ink',
};

export function CreditPill({ onOpen }: { readonly onOpen: () => void }) {
  const { data: balance, isPending, isError } = useBalance();
  const known = balance !== undefined && !isError;
  const unknown = isPending ? t.creditPill.loading : '--';
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={known ? t.creditPill.creditsLeft(formatNumber(balance)) : t.creditPill.credits(unknown)}
      className={clsx(
        'relative inline-flex h-7 shrink-0 items-center gap-1.5 rounded-full px-2.5 font-medium text-sm tabular-nums after:absolute after:-inset-x-1 after:-inset-y-2',
        known ? tones[creditTier(balance)] : 'bg-sunken text-ink-2',
      )}
    >
      <Coins aria-hidden="true" className="size-3.5" />
      {known ? (
        <span>
          {formatNumber(balance)}
          <span className="max-sm:sr-only"> {t.creditPill.unit}</span>
        </span>
      ) : (
        <span>{unknown}</span>
      )}
    </button>
  );
}
