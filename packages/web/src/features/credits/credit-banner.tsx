// One line across the page when credits run low; dismissing holds, on this device, until the balance is in another tier.
import { useEffect, useState } from 'react';
import { readStored, writeStored } from '#lib/stored.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { creditTier } from './credit-tier.ts';
import { t } from './messages.ts';
import { useBalance } from './use-balance.ts';

/** The tier for which it was dismissed. */
const DISMISSED = 'oneform-credit-banner';

const tiers = {
  none: { tone: 'red', title: t.creditBanner.noCreditsRemaining },
  very_low: { tone: 'orange', title: t.creditBanner.veryLowCredits },
  low: { tone: 'amber', title: t.creditBanner.lowCredits },
} as const;

export function CreditBanner({ onGetCredits }: { readonly onGetCredits: () => void }) {
  const { data: balance } = useBalance();
  const [dismissed, setDismissed] = useState<string | null>(() => readStored(DISMISSED));
  const tier = balance === undefined ? undefined : creditTier(balance);
  useEffect(() => {
    // The next shortage is told again.
    if (tier !== 'enough') return;
    setDismissed(null);
    writeStored(DISMISSED, '');
  }, [tier]);
  if (balance === undefined || tier === undefined) return null;
  if (tier === 'enough' || tier === dismissed) return null;
  const { tone, title } = tiers[tier];
  return (
    <Banner
      flush
      className="[&>p]:basis-28"
      live="status"
      tone={tone}
      title={title}
      onDismiss={() => {
        setDismissed(tier);
        writeStored(DISMISSED, tier);
      }}
      actions={
        <Button size="sm" onClick={onGetCredits}>
          {t.creditBanner.getMoreCredits}
        </Button>
      }
    >
      {balance > 0 ? t.creditBanner.leftReadingAPageCosts(balance) : t.creditBanner.documentsYouUploadAreKept}
    </Banner>
  );
}
