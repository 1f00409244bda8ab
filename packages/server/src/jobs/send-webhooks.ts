// Looks every second whether a webhook has something to be told; beside the queue, so that no paper waits for a receiver.
import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../deps.ts';
import { claimWebhooks, deliverMessages } from '../features/webhooks/deliver-messages.ts';

const LOOK_EVERY_MS = 1000;
/** Receivers that are told at the same time. */
const PLACES = 16;

/** Stops at once; what was under way is sent again later, with the same id. */
export function startSendingWebhooks(deps: Pick<Deps, 'db' | 'config'>): { stop(): Promise<void> } {
  const leaving = new AbortController();
  const { signal } = leaving;
  const running = new Set<Promise<void>>();
  const look = async () => {
    const claimed = running.size < PLACES ? await claimWebhooks(deps.db, PLACES - running.size) : [];
    for (const webhook of claimed) {
      // A database that is away ends it here; the lease is over when it is back.
      const told: Promise<void> = deliverMessages(deps, webhook, signal)
        .catch(() => undefined)
        .finally(() => running.delete(told));
      running.add(told);
    }
  };
  const watching = (async () => {
    while (!signal.aborted) {
      await look().catch(() => undefined);
      await wait(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  })();
  return {
    async stop() {
      leaving.abort(new Error('The server is stopping'));
      await watching;
      await Promise.all(running);
    },
  };
}
