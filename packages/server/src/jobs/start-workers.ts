// Takes documents out of the queue and has them read; hands back what cannot be finished when the process is told to go.
import type { JobResult, JobWithMetadata } from 'pg-boss';
import { withoutValues } from '../db/without-values.ts';
import type { Deps } from '../deps.ts';
import { failReading } from '../features/documents/end-reading.ts';
import { processDocument } from '../features/documents/process-document.ts';
import { removeUnusedFiles } from '../features/documents/remove-unused-files.ts';
import { SWEEP_AFTER_SECONDS, sweepFiles } from '../features/documents/sweep-files.ts';
import { tellOfExpiring } from '../features/webhooks/tell-of-expiring.ts';
import { workingOn } from '../log/work-under-way.ts';
import { forgetExpired } from './forget-expired.ts';
import { HOUSEKEEPING, SECONDS_BETWEEN } from './housekeeping-job.ts';
import { measureReading } from './measure-reading.ts';
import type { RunningQueue } from './pg-boss-queue.ts';
import {
  HEARTBEAT_REFRESH_SECONDS,
  READ_DOCUMENT,
  READ_DOCUMENT_DEAD,
  ReadDocumentPayload,
} from './read-document-job.ts';
import { REMOVE_FILES, RemoveFilesPayload } from './remove-files-job.ts';
import { resumeInterrupted } from './resume-interrupted.ts';
import { startSendingWebhooks } from './send-webhooks.ts';
import { slotsOf } from './slots.ts';

/** A job that is nearly done may finish. */
const GRACE_MS = 3000;

export interface Workers {
  /** Resolves when nothing runs here any more; within ten seconds. */
  stop(): Promise<void>;
}

export async function startWorkers({ deps, queue }: { deps: Deps; queue: RunningQueue }): Promise<Workers> {
  const { boss } = queue;
  const leaving = new AbortController();
  const running = new Set<Promise<void>>();
  // A job that fails again stays the same job, to be tried later.
  const withoutJobs = { db: deps.db, files: deps.files, config: deps.config };

  const handle = async (job: JobWithMetadata<unknown>): Promise<void> => {
    const payload = ReadDocumentPayload.parse(job.data);
    const ended = measureReading(deps.log);
    try {
      ended(await processDocument(deps, payload, AbortSignal.any([job.signal, leaving.signal])));
    } catch (error) {
      ended('failed', error);
      if (leaving.signal.aborted) {
        // A fresh job, so that leaving costs the document none of its tries.
        await handBack(job);
        return;
      }
      if (job.retryCount >= job.retryLimit) await failReading(deps, { ...payload, code: 'internal' });
      // The queue keeps it beside the job.
      throw withoutValues(error);
    }
  };

  const handBack = (job: JobWithMetadata<unknown>) =>
    deps.db.transaction((tx) => queue.enqueueReadDocument(tx, ReadDocumentPayload.parse(job.data)));

  await resumeInterrupted(deps, queue);
  const options = {
    includeMetadata: true,
    batchSize: 1,
    localConcurrency: slotsOf(deps.config),
    localGroupConcurrency: deps.config.workers,
    pollingIntervalSeconds: 2,
    notifyPollingIntervalSeconds: 5,
    heartbeatRefreshSeconds: HEARTBEAT_REFRESH_SECONDS,
  } as const;
  // The order lies in the priority that a job was sent with.
  await boss.work(READ_DOCUMENT, options, async ([job]) => {
    if (!job || leaving.signal.aborted) return;
    const { requestId, documentId } = ReadDocumentPayload.parse(job.data);
    const work = workingOn({ reqId: requestId, documentId }, () => handle(job));
    const settled = work.catch(() => undefined);
    running.add(settled);
    try {
      await work;
    } finally {
      running.delete(settled);
      // A job that ends looks for the next one at once: a notification only announces new jobs.
      for (const { id, name, count } of boss.getWipData())
        if (name === READ_DOCUMENT && count > 0) boss.notifyWorker(id);
    }
  });
  // Jobs whose worker died with every try: nobody else can tell the document.
  await boss.work(
    READ_DOCUMENT_DEAD,
    { pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 10 },
    async ([job]) => {
      if (job) await failReading(deps, { ...ReadDocumentPayload.parse(job.data), code: 'internal' });
    },
  );
  // Many at a time: what a day without the store left would otherwise take as many half minutes to be gone.
  const removing = {
    batchSize: 50,
    burstWhenBatchFull: true,
    perJobResults: true,
    pollingIntervalSeconds: 30,
    notifyPollingIntervalSeconds: 30,
  } as const;
  await boss.work(REMOVE_FILES, removing, async (jobs) => {
    const results: JobResult[] = [];
    for (const { id, data } of jobs)
      results.push(
        await removeUnusedFiles(withoutJobs, RemoveFilesPayload.parse(data).hashes).then(
          () => ({ id, status: 'completed' }),
          (error: Error) => ({ id, status: 'failed', output: { message: error.message } }),
        ),
      );
    return results;
  });
  // Before anybody looks for it: the next look is a minute later.
  await boss.send(HOUSEKEEPING, {});
  await boss.work(HOUSEKEEPING, { pollingIntervalSeconds: 60 }, async () => {
    await boss.send(HOUSEKEEPING, {}, { startAfter: SECONDS_BETWEEN });
    await forgetExpired(deps.db);
    await tellOfExpiring(deps.db, new Date());
    await sweepFiles(deps, SWEEP_AFTER_SECONDS);
  });
  // On its own database this process is alone (the data folder is locked): no import is under way.
  if (!deps.config.databaseUrl) {
    const sweeping = sweepFiles(deps, 0).catch(() => undefined);
    running.add(sweeping);
    void sweeping.then(() => running.delete(sweeping));
  }
  const sending = startSendingWebhooks(deps);

  return {
    async stop() {
      const queues = [READ_DOCUMENT, READ_DOCUMENT_DEAD, REMOVE_FILES, HOUSEKEEPING];
      const off = Promise.all(queues.map((name) => boss.offWork(name)));
      await Promise.race([Promise.all(running), new Promise((resolve) => setTimeout(resolve, GRACE_MS).unref())]);
      leaving.abort(new Error('The server is stopping'));
      await off;
      await sending.stop();
    },
  };
}
