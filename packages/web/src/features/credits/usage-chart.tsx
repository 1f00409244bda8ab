// Credits used a day in the last 30 days, by the person's own days.
import { api, CHART_DAYS, type DailyUsage } from '@oneform/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { call } from '#lib/api-client.ts';
import { formatDay, timeZone } from '#lib/format.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { useMediaQuery } from '#lib/use-media-query.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { t } from './messages.ts';

const UsageBars = lazy(() => import('./usage-bars.tsx'));

const loading = (
  <div className="grid h-55 place-items-center">
    <Spinner label={t.usageChart.loadingChartData} />
  </div>
);

/** The same figures as a table, for those who cannot see the bars. */
function HiddenTable({ days }: { readonly days: readonly DailyUsage[] }) {
  return (
    <table className="sr-only">
      <caption>{t.usageChart.creditsUsedPerDay}</caption>
      <tbody>
        {days
          .filter((day) => day.credits > 0)
          .map((day) => (
            <tr key={day.date}>
              <th scope="row">{formatDay(day.date, { dateStyle: 'full' })}</th>
              <td>{t.usageChart.creditsUsed(day.credits)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

function Chart() {
  const zone = timeZone();
  const animated = !useMediaQuery('(prefers-reduced-motion: reduce)');
  const { data, isPending, isError } = useQuery({
    queryKey: queryKeys.credits.chart(CHART_DAYS, zone),
    queryFn: ({ signal }) => call(api.credits.usageChart, { query: { days: CHART_DAYS, time_zone: zone }, signal }),
  });
  if (isPending) return loading;
  if (isError) {
    return (
      <div role="alert">
        <EmptyState
          heading="h3"
          title={t.usageChart.failedToLoadChartData}
          description={t.usageChart.pleaseTryRefreshingThePage}
        />
      </div>
    );
  }
  if (data.every((day) => day.credits === 0)) {
    return (
      <EmptyState
        heading="h3"
        title={t.usageChart.noUsageDataAvailable}
        description={t.usageChart.startUsingAiFeatures}
      />
    );
  }
  return (
    <>
      <HiddenTable days={data} />
      <div aria-hidden="true">
        <Suspense fallback={loading}>
          <UsageBars days={data} animated={animated} />
        </Suspense>
      </div>
    </>
  );
}

export function UsageChart() {
  return (
    <Card title={t.usageChart.creditUsageLast30Days}>
      <Chart />
    </Card>
  );
}
