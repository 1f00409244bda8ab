// Every use of credits, newest first, with the document or collection it was for.
import { api, type EndpointResponse, SETTINGS_HISTORY_PAGE_SIZE } from '@oneform/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api-client.ts';
import { formatDateTime } from '#lib/format.ts';
import { formatNumber } from '#lib/numbers.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { usePageInAddress } from '#lib/use-address.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Cell, Table } from '#ui/table.tsx';
import { t } from './messages.ts';
import { operationLabel } from './operation-label.ts';

type HistoryPage = EndpointResponse<typeof api.credits.usageHistory>;

const limit = SETTINGS_HISTORY_PAGE_SIZE;
const columns = [
  { label: t.usageHistory.date, className: 'pl-5' },
  { label: t.usageHistory.operation },
  { label: t.usageHistory.credits, align: 'right', className: 'pr-5' },
] as const;

function Entries({ history, onPage }: { readonly history: HistoryPage; readonly onPage: (page: number) => void }) {
  const { items, total, total_pages, page } = history;
  const first = (page - 1) * limit + 1;
  return (
    <>
      <Table caption={t.usageHistory.usageHistory} columns={columns}>
        {items.map((item) => (
          <tr key={item.id}>
            <Cell className="whitespace-nowrap pl-5 text-ink-2 tabular-nums max-sm:whitespace-normal">
              {formatDateTime(item.created_at)}
            </Cell>
            <Cell>
              {operationLabel(item.operation_type)}
              {item.subject && <span className="block max-w-80 truncate text-ink-3 text-sm">{item.subject}</span>}
            </Cell>
            <Cell className="pr-5 text-right tabular-nums">{formatNumber(item.credits_consumed)}</Cell>
          </tr>
        ))}
      </Table>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t px-5 py-3">
        <p className="text-ink-2 text-sm tabular-nums">
          {t.usageHistory.showingToOfEntries(
            formatNumber(first),
            formatNumber(first + items.length - 1),
            formatNumber(total),
          )}
        </p>
        <Pagination label={t.usageHistory.usageHistoryPages} page={page} totalPages={total_pages} onChange={onPage} />
      </div>
    </>
  );
}

export function UsageHistory() {
  const [page, setPage] = usePageInAddress('usage');
  const { data, isPending, isError } = useQuery({
    queryKey: queryKeys.credits.history(page, limit),
    queryFn: ({ signal }) => call(api.credits.usageHistory, { query: { page, limit }, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Card title={t.usageHistory.usageHistory} padded={false}>
      {isPending ? (
        <div className="grid h-40 place-items-center">
          <Spinner label={t.usageHistory.loadingUsageHistory} />
        </div>
      ) : isError ? (
        <div role="alert">
          <EmptyState
            heading="h3"
            title={t.usageHistory.failedToLoadUsageHistory}
            description={t.usageHistory.pleaseTryRefreshingThePage}
          />
        </div>
      ) : data.total === 0 ? (
        <EmptyState
          heading="h3"
          title={t.usageHistory.noUsageHistoryAvailable}
          description={t.usageHistory.startUsingAiFeatures}
        />
      ) : (
        <div className="pt-2">
          <Entries history={data} onPage={setPage} />
        </div>
      )}
    </Card>
  );
}
