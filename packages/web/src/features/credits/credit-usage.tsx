// The Credit Usage section of the settings.

import { t } from './messages.ts';
import { UsageChart } from './usage-chart.tsx';
import { UsageHistory } from './usage-history.tsx';

export function CreditUsage() {
  return (
    <section aria-labelledby="credit-usage" className="flex flex-col gap-4">
      <h2 id="credit-usage" className="font-semibold text-xl">
        {t.creditUsage.creditUsage}
      </h2>
      <UsageChart />
      <UsageHistory />
    </section>
  );
}
