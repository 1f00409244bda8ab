// Load on one call: each connection is one of the seats, so that no limit of one person bites and no two writes meet.

import autocannon, { type Request } from 'autocannon';
import { cpuMs } from './processes.ts';

export interface Load {
  /** Connection n sends the requests of seat n. */
  readonly seats: readonly Request[];
  readonly seconds: number;
  /** Requests a second: an open loop. Without it, as many as the server answers. */
  readonly rate?: number;
  readonly connections?: number;
  /** The server's process, to know what an answer costs it. */
  readonly pid?: number;
}

export interface LoadResult {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytesEach: number;
  readonly answers: number;
  /** Processor time of the server's process an answer, which a busy machine changes least; without the database's. */
  readonly cpuMsEach: number;
}

/** Throws when anything but success was answered: a fast refusal must not count. */
export async function applyLoad(
  origin: string,
  { seats, seconds, rate, connections = seats.length, pid }: Load,
): Promise<LoadResult> {
  let next = 0;
  const cpuBefore = pid === undefined ? 0 : cpuMs(pid);
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    ...(rate === undefined ? {} : { overallRate: rate }),
    setupClient: (client) => {
      client.setRequests([seats[next++ % seats.length]!]);
    },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refusals and ${result.errors} errors at ${origin}${seats[0]!.path}`);
  const answers = result['2xx'];
  return {
    perSecond: answers / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    bytesEach: result.throughput.total / answers,
    answers,
    cpuMsEach: pid === undefined ? 0 : (cpuMs(pid) - cpuBefore) / answers,
  };
}
