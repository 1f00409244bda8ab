// Watches documents in work from every page, announces each one's end once and refreshes what it changed.
import { api, type Document } from '@oneform/contract';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { call } from '#lib/api-client.ts';
import { isApiError } from '#lib/api-error.ts';
import { announceDocumentsChanged, onDocumentsInWork } from '#lib/document-events.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { announceBatch } from './announce-batch.ts';
import { announceDocument, type FinishedDocument, type ToastAction } from './announce-document.ts';
import { allowAnnouncements, claimAnnouncement } from './claim-announcement.ts';
import { afterPoll, isFinished, type Watch } from './watch.ts';

const POLL_MS = 10_000;
/** Documents started from here are polled more often: most papers are read within seconds. */
const STARTED_POLL_MS = 1_500;
const STARTED_FOR_MS = 60_000;
const PAGE_SIZE = 50;
/** As many toasts as are visible at once: more documents than that in work together are announced by one. */
const MAX_SINGLE = 3;
/** A batch is announced when its last document has ended, or when none has for so long. */
const QUIET_MS = 15_000;

async function findInWork(watching: boolean, signal: AbortSignal): Promise<readonly Document[]> {
  const list = (page_size: number) =>
    call(api.documents.list, { query: { page: 1, page_size, processing_status: 'processing' }, signal });
  if (!watching && (await list(1)).total === 0) return [];
  return (await list(PAGE_SIZE)).documents;
}

function refresh(client: QueryClient): void {
  for (const queryKey of [queryKeys.documents.all, queryKeys.collections.all, queryKeys.credits.all]) {
    void client.invalidateQueries({ queryKey });
  }
  announceDocumentsChanged();
}

export interface ProcessingWatcherProps {
  /** Action in the toast of a finished document. */
  readonly actionOf: (document: FinishedDocument) => ToastAction | undefined;
  /** The action of the toast of many, given the document that leaves most to decide, if one leaves anything. */
  readonly batchActionOf: (documentId: string | undefined) => ToastAction | undefined;
}

/** Announces documents one by one, or together those that were in work together. */
function useAnnouncements(watch: RefObject<Watch>, { actionOf, batchActionOf }: ProcessingWatcherProps) {
  const offer = useRef({ actionOf, batchActionOf });
  offer.current = { actionOf, batchActionOf };
  const [isBatch, finished, timer] = [useRef(false), useRef<FinishedDocument[]>([]), useRef<number>(undefined)];
  return useMemo(() => {
    const flush = () => {
      const documents = finished.current.splice(0);
      const [first] = documents;
      if (documents.length > 1) void announceBatch(documents, (id) => offer.current.batchActionOf(id));
      else if (first) void announceDocument(first, offer.current.actionOf(first));
    };
    return {
      /** After documents were added to those in work. */
      noteBegun: () => {
        if (watch.current.size > MAX_SINGLE) isBatch.current = true;
      },
      announce: (document: FinishedDocument) => {
        finished.current.push(document);
        clearTimeout(timer.current);
        if (isBatch.current && watch.current.size > 0) timer.current = window.setTimeout(flush, QUIET_MS);
        else flush();
        if (watch.current.size === 0) isBatch.current = false;
      },
    };
  }, [watch, isBatch, finished, timer]);
}

export function ProcessingWatcher(props: ProcessingWatcherProps) {
  const client = useQueryClient();
  const watch = useRef<Watch>(new Map());
  const checking = useRef(new Set<string>());
  const { noteBegun, announce } = useAnnouncements(watch, props);
  const [startedUntil, setStartedUntil] = useState(0);

  const check = useCallback(
    async (id: string) => {
      if (checking.current.has(id)) return;
      checking.current.add(id);
      try {
        const { processing_status, error_message } = await call(api.documents.status, { params: { id } });
        const name = watch.current.get(id);
        if (name === undefined || !isFinished(processing_status)) return;
        watch.current = new Map([...watch.current].filter(([other]) => other !== id));
        refresh(client);
        if (!claimAnnouncement(id)) return;
        announce({ id, name, status: processing_status, errorMessage: error_message });
      } catch (error) {
        // Deleted meanwhile. Any other failure passes: the next poll asks again.
        if (!isApiError(error, 'not_found')) return;
        watch.current = new Map([...watch.current].filter(([other]) => other !== id));
      } finally {
        checking.current.delete(id);
      }
    },
    [client, announce],
  );

  const { data: inWork, dataUpdatedAt } = useQuery({
    queryKey: queryKeys.documents.processing,
    queryFn: ({ signal }) => findInWork(watch.current.size > 0, signal),
    refetchInterval: POLL_MS,
    staleTime: 0,
    retry: false,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer counts, also one equal to the last
  useEffect(() => {
    if (!inWork) return;
    allowAnnouncements(inWork.map(({ id }) => id));
    const next = afterPoll(watch.current, inWork);
    watch.current = next.watch;
    noteBegun();
    for (const id of next.toCheck) void check(id);
  }, [inWork, dataUpdatedAt, check, noteBegun]);

  useEffect(
    () =>
      onDocumentsInWork(({ documents, isNew }) => {
        if (isNew) allowAnnouncements(documents.map(({ id }) => id));
        watch.current = new Map([...watch.current, ...documents.map(({ id, name }) => [id, name] as const)]);
        noteBegun();
        setStartedUntil(Date.now() + STARTED_FOR_MS);
      }),
    [noteBegun],
  );

  useEffect(() => {
    if (startedUntil === 0) return;
    const timer = setInterval(() => {
      if (Date.now() > startedUntil || watch.current.size === 0) setStartedUntil(0);
      else for (const id of watch.current.keys()) void check(id);
    }, STARTED_POLL_MS);
    return () => clearInterval(timer);
  }, [startedUntil, check]);

  return null;
}
