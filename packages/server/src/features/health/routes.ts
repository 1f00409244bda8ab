// Is the instance ready to serve?
import { setTimeout as sleep } from 'node:timers/promises';
import { api } from '@oneform/contract';
import { hasPageModel, hasWordVectors, sandboxProtections } from '@oneform/engine';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { proveWritable } from '../../db/prove-writable.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';

/** Probes give up after some seconds, and then take silence for death. */
const WITHIN_MS = 3000;

/** Null: it answers. */
const faultOf = (probe: Promise<unknown>): Promise<unknown> =>
  Promise.race([
    probe.then(
      (value) => (value === false ? new Error('It says no.') : null),
      (error: unknown) => error,
    ),
    sleep(WITHIN_MS, new Error('It does not answer.'), { ref: false }),
  ]);

type State = 'ok' | 'unavailable';
const isThere = (there: boolean): State => (there ? 'ok' : 'unavailable');

/** By SQLSTATE. */
const refusals: Readonly<Record<string, string>> = {
  '25006': 'The database is read-only: nothing can be saved.',
  '28P01': 'The database refuses the password.',
  '28000': 'The database refuses the user.',
  '3D000': 'The database does not exist.',
  '53100': 'The database has no room on its disk.',
  '53300': 'The database takes no further connection.',
};

function explainUnready(faults: { database: unknown; queue: unknown }, ownFault: string | null): string {
  if (faults.database !== null)
    return ownFault ?? refusals[(faults.database as { code?: string }).code ?? ''] ?? 'The database is not responding.';
  return faults.queue !== null ? 'The queue is not responding.' : 'The stored files cannot be reached or written.';
}

/** Why something is missing stands in the log: it names folders. */
const toSandbox = ({ network, user }: ReturnType<typeof sandboxProtections>) => ({ network, user });

export async function healthRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  route(app, api.health.live, () => ({ status: 'ok' as const }));

  const look = () =>
    Promise.all([
      faultOf(proveWritable(deps.db, WITHIN_MS)),
      // The pool that requests use: it may be exhausted while a new connection still works.
      faultOf(deps.db.execute(sql`select 1`)),
      faultOf(deps.jobs.isReady()),
      faultOf(deps.files.isWritable()),
      deps.disk.fault(),
      deps.disk.warning(),
    ]);
  // Probes are not limited: whoever asks while an answer is under way gets that one.
  let looking: ReturnType<typeof look> | undefined;

  route(app, api.health.ready, async ({ reply }) => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    const [writing, pool, queue, files, diskFault, warning] = await looking;
    const database = writing ?? pool;
    const ready = [database, queue, files, diskFault].every((fault) => fault === null);
    if (!ready) reply.header('retry-after', '5');
    const body = {
      status: ready ? ('ok' as const) : ('unavailable' as const),
      database: isThere(database === null),
      queue: isThere(queue === null),
      files: isThere(files === null),
      page_model: isThere(hasPageModel()),
      word_vectors: isThere(hasWordVectors()),
      sandbox: toSandbox(sandboxProtections()),
      warning,
      // A full disk may be what stops the rest.
      reason: ready ? null : (diskFault ?? explainUnready({ database, queue }, deps.databaseFault())),
      version: deps.version,
    };
    return ready ? body : reply.code(503).send(body);
  });
}
