// Progress of a document, the findings of each step, and their times; looks again every 3 seconds until it has ended.
import { api, type Document, type ProcessingDetails } from '@oneform/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api-client.ts';
import { explainError } from '#lib/api-error.ts';
import { formatDateTime } from '#lib/format.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { Badge } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { percentOf, stateOf, stepWords } from './document-state.ts';
import { MachineReadings } from './machine-readings.tsx';
import { t } from './messages.ts';
import { ProcessingSteps } from './processing-steps.tsx';
import { SentToModel } from './sent-to-model.tsx';

const POLL_MS = 3_000;
const ended = (status: string | undefined) => status === 'completed' || status === 'error';

const useProcessingDetails = (id: string | undefined) =>
  useQuery({
    queryKey: queryKeys.documents.processingDetails(id ?? ''),
    queryFn: ({ signal }) => call(api.documents.processingDetails, { params: { id: id ?? '' }, signal }),
    enabled: id !== undefined,
    staleTime: 0,
    refetchInterval: ({ state }) => (ended(state.data?.processing_status) ? false : POLL_MS),
  });

function costWords({ credits, credits_held: held }: ProcessingDetails): string {
  if (held > 0) return t.processingDetailsDialog.held(held);
  return credits === 0 ? t.processingDetailsDialog.nothing : t.processingDetailsDialog.credit(credits);
}

function Times({ details }: { readonly details: ProcessingDetails }) {
  const times = [
    [t.processingDetailsDialog.uploaded, details.uploaded_at],
    [t.processingDetailsDialog.started, details.processing_started_at],
    [t.processingDetailsDialog.ended, details.processing_completed_at],
  ] as const;
  return (
    <dl className="grid gap-x-6 gap-y-2 border-t pt-4 text-sm sm:grid-cols-2">
      {times.map(
        ([label, time]) =>
          time !== null && (
            <div key={label} className="flex justify-between gap-3">
              <dt className="text-ink-2">{label}</dt>
              <dd className="tabular-nums">{formatDateTime(time)}</dd>
            </div>
          ),
      )}
      <div className="flex justify-between gap-3">
        <dt className="text-ink-2">{t.processingDetailsDialog.cost}</dt>
        <dd className="tabular-nums">{costWords(details)}</dd>
      </div>
      {details.engine && (
        <div className="flex justify-between gap-3 sm:col-span-2">
          <dt className="shrink-0 text-ink-2">{t.processingDetailsDialog.readBy}</dt>
          <dd className="min-w-0 break-words text-right">{details.engine}</dd>
        </div>
      )}
    </dl>
  );
}

function Details({ details, document }: { readonly details: ProcessingDetails; readonly document: Document }) {
  const percent = percentOf(details);
  const { tone, label } = stateOf(details);
  const working = details.processing_status === 'processing';
  return (
    <div className="flex flex-col gap-5">
      <div>
        <div className="mb-2 flex items-center justify-between gap-3" aria-live="polite">
          <span className="flex items-center gap-2">
            <Badge tone={tone}>{label}</Badge>
            {working && (
              <span className="text-ink-2 text-sm tabular-nums">
                {stepWords({ processing_step: details.current_step, progress: details.progress })}
              </span>
            )}
          </span>
          <span className="font-medium tabular-nums">{percent}%</span>
        </div>
        <ProgressBar
          value={percent}
          label={t.processingDetailsDialog.processingProgress}
          tone={details.processing_status === 'error' ? 'red' : percent === 100 ? 'green' : 'blue'}
          className="h-1.5"
        />
      </div>
      {details.error_message && (
        <Banner tone="red" live="none">
          {details.error_message}
        </Banner>
      )}
      {document.problems
        .filter(({ message }) => message !== details.error_message)
        .map(({ code, page, message }) => (
          <Banner
            key={`${code}-${page}`}
            tone="amber"
            live="none"
            title={page === undefined ? undefined : t.processingDetailsDialog.page(page)}
          >
            {message}
          </Banner>
        ))}
      <ProcessingSteps details={details} />
      <MachineReadings readings={details.machine_readings} />
      {details.model?.notice && (
        <Banner tone="neutral" live="none">
          {details.model.notice}
        </Banner>
      )}
      <Times details={details} />
      {ended(details.processing_status) && <SentToModel documentId={document.id} />}
    </div>
  );
}

export interface ProcessingDetailsDialogProps {
  readonly document: Document | null;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export function ProcessingDetailsDialog({ document, open, onOpenChange }: ProcessingDetailsDialogProps) {
  const { data, isPending, isError, error, refetch } = useProcessingDetails(open ? document?.id : undefined);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t.processingDetailsDialog.documentProcessingDetails}
      description={document?.display_name ?? t.processingDetailsDialog.noDocumentSelected}
      footer={<Button onClick={() => onOpenChange(false)}>{t.processingDetailsDialog.close}</Button>}
    >
      {document === null ? null : isPending ? (
        <div className="flex flex-col gap-4" aria-busy="true">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-40" />
        </div>
      ) : data ? (
        <Details details={data} document={document} />
      ) : isError ? (
        <Banner
          tone="red"
          title={t.processingDetailsDialog.failedToLoadProcessingDetails}
          actions={
            <Button size="sm" onClick={() => void refetch()}>
              {t.processingDetailsDialog.retry}
            </Button>
          }
        >
          {explainError(error)}
        </Banner>
      ) : (
        <p className="py-8 text-center text-ink-2">{t.processingDetailsDialog.noDataAvailable}</p>
      )}
    </Dialog>
  );
}
