// One line across the page when credits run low; dismissing holds until the balance falls into the next tier.
import { useState } from 'react';
import { count } from '#lib/format.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { type CreditTier, creditTier } from './credit-tier.ts';
import { useBalance } from './use-balance.ts';

const tiers = {
  none: { tone: 'red', title: 'No credits remaining' },
  very_low: { tone: 'orange', title: 'Very low credits' },
  low: { tone: 'amber', title: 'Low credits' },
} as const;

export function CreditBanner({ onGetCredits }: { readonly onGetCredits: () => void }) {
  const { data: balance } = useBalance();
  const [dismissed, setDismissed] = useState<CreditTier>();
  if (balance === undefined) return null;
  const tier = creditTier(balance);
  if (tier === 'enough' || tier === dismissed) return null;
  const { tone, title } = tiers[tier];
  return (
    <Banner
      flush
      className="[&>p]:basis-28"
      live="status"
      tone={tone}
      title={title}
      onDismiss={() => setDismissed(tier)}
      actions={
        <Button size="sm" onClick={onGetCredits}>
          Get More Credits
        </Button>
      }
    >
      {balance > 0
        ? `${count(balance, 'credit')} left. Reading a page costs one credit.`
        : 'Papers you upload are kept and can be read later. Everything else still works.'}
    </Banner>
  );
}
