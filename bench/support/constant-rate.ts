// An open loop: requests leave at even distances, whether or not those before are answered. autocannon sends what a second is due in one burst at
// its beginning, so that its latency under a rate is that of a closed loop.
import { Agent, request as send } from 'node:http';
import { createHistogram, performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Request } from 'autocannon';

export interface ConstantRate {
  /** Each has a connection of its own, on which one request is under way at a time. */
  readonly seats: readonly Request[];
  /** Without the lead-in. */
  readonly seconds: number;
  /** Requests a second, over all seats. */
  readonly rate: number;
}

const TICK_MS = 1;
/** Connections made and code compiled in the first moments are no part of a constant rate. */
const LEAD_IN_MS = 1500;

/**
 * 99th percentile in ms, after a lead-in at the same rate, from when a request was due until its answer was whole, so that waiting for a
 * connection counts.
 * Throws when anything but success was answered.
 */
export async function measureP99(origin: string, { seats, seconds, rate }: ConstantRate): Promise<number> {
  const latency = createHistogram();
  const agent = new Agent({ keepAlive: true, maxSockets: seats.length });
  const free = [...seats.keys()];
  const due: number[] = [];
  const failures: unknown[] = [];
  const underWay = new Set<Promise<void>>();
  const sendNext = (): void => {
    while (due.length > 0 && free.length > 0) {
      const [dueAt, seat] = [due.shift()!, free.shift()!];
      const counts = dueAt >= start + LEAD_IN_MS;
      const answered = answer(origin, seats[seat]!, agent)
        .then(() => counts && latency.record(Math.max(1, Math.round((performance.now() - dueAt) * 1000))))
        .catch((error: unknown) => failures.push(error))
        .then(() => {
          free.push(seat);
          underWay.delete(answered);
          sendNext();
        });
      underWay.add(answered);
    }
  };
  const start = performance.now();
  const all = Math.round((LEAD_IN_MS / 1000 + seconds) * rate);
  for (let sent = 0; sent < all; await sleep(TICK_MS)) {
    const reached = Math.min(all, Math.floor(((performance.now() - start) * rate) / 1000));
    for (; sent < reached; sent++) due.push(start + (sent * 1000) / rate);
    sendNext();
  }
  while (underWay.size > 0) await Promise.all(underWay);
  agent.destroy();
  if (failures.length > 0) throw new Error(`${failures.length} requests failed at ${origin}`, { cause: failures[0] });
  return latency.percentile(99) / 1000;
}

function answer(origin: string, seat: Request, agent: Agent): Promise<void> {
  const { method, path, headers, body } = seat.setupRequest?.(seat) ?? seat;
  return new Promise((resolve, reject) => {
    const outgoing = send(`${origin}${path}`, { method, headers, agent }, (incoming) => {
      incoming.resume().once('error', reject);
      incoming.once('end', () =>
        incoming.statusCode! < 300 ? resolve() : reject(new Error(`${path} answered ${incoming.statusCode}`)),
      );
    });
    outgoing.once('error', reject).end(body);
  });
}
