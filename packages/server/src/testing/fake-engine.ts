// An engine that says what the test wants, when it wants it; the real one reads in a child process and cannot be stopped half-way.
import { createHash } from 'node:crypto';
import type { EnginePool, ReadProblem, UnderstoodDocument } from '@oneform/engine';
import type { Deps } from '../deps.ts';
import { type Facts, understandAs } from './read-as.ts';

export interface FakeEngine extends EnginePool {
  /** Documents under way, in the order in which they came. */
  readonly users: string[];
  started(count: number): Promise<void>;
  /** From now on, and for those under way: of one person alone, or all. */
  finish(user?: string): void;
}

interface Script {
  readonly facts?: Facts;
  readonly pages?: number;
  readonly problems?: readonly ReadProblem[];
  /** Wait for `finish`. */
  readonly waits?: boolean;
  readonly throws?: Error;
  /** Milliseconds that each reading takes of the day's. */
  readonly worksMs?: number;
  readonly more?: Partial<UnderstoodDocument>;
}

export function createFakeEngine(script: Script = {}): FakeEngine {
  const { facts = { surname: 'Keller' }, pages = 1, problems = [], throws, more = {} } = script;
  const users: string[] = [];
  const gate = Promise.withResolvers<void>();
  const gates = new Map<string, PromiseWithResolvers<void>>();
  const gateOf = (user: string) => {
    const one = gates.get(user) ?? Promise.withResolvers<void>();
    gates.set(user, one);
    return one;
  };
  if (!script.waits) gate.resolve();

  const run = async (
    task: Parameters<Deps['engine']['run']>[0],
    { user, signal, onProgress, onWorked }: Parameters<Deps['engine']['run']>[1],
  ) => {
    if (task.kind === 'judge') return { understood: task.understood, missing: [] };
    if (task.kind === 'fill-page') return null;
    users.push(user);
    onProgress?.(0, pages);
    await Promise.race([
      gate.promise,
      gateOf(user).promise,
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    ]);
    signal?.throwIfAborted();
    onWorked?.(script.worksMs ?? 0);
    if (throws) throw throws;
    const text = Array.from({ length: pages }, (_, index) => ({
      number: index + 1,
      width: 0,
      height: 0,
      rotation: 0,
      source: 'text' as const,
      text: 'words',
      fields: [],
      isUnsure: false,
    }));
    const read = {
      mediaType: 'text/plain' as const,
      sha256: createHash('sha256').update(task.bytes).digest('hex'),
      pages: text,
      problems,
    };
    return { read, understood: understandAs(facts, { problems, ...more }), words: Buffer.alloc(0) };
  };

  return {
    users,
    run: run as EnginePool['run'],
    wake: () => undefined,
    peakMb: () => 0,
    close: () => gate.resolve(),
    finish: (user) => (user === undefined ? gate : gateOf(user)).resolve(),
    async started(count) {
      while (users.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
    },
  };
}
