// Is the instance ready to serve?
import { api } from '@oneform/contract';
import { hasPageModel, hasWordVectors } from '@oneform/engine';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';

const answers = (probe: Promise<unknown>) =>
  probe
    .then((value) => (value === false ? 'unavailable' : 'ok') as 'ok' | 'unavailable')
    .catch(() => 'unavailable' as const);

type State = 'ok' | 'unavailable';
const isThere = (there: boolean): State => (there ? 'ok' : 'unavailable');

function sayWhy({ database, queue }: { database: State; queue: State }, fault: string | null): string {
  if (database !== 'ok') return fault ?? 'The database is not responding.';
  return queue !== 'ok' ? 'The queue is not responding.' : 'The stored files cannot be reached or written.';
}

export async function healthRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  route(app, api.health.live, () => ({ status: 'ok' as const }));

  const look = () =>
    Promise.all([
      answers(deps.db.execute(sql`select 1`)),
      answers(deps.jobs.isReady()),
      answers(deps.files.isWritable()),
      deps.disk.fault(),
    ]);
  // Probes are not limited: whoever asks while an answer is under way gets that one.
  let looking: ReturnType<typeof look> | undefined;

  route(app, api.health.ready, async ({ reply }) => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    const [database, queue, files, diskFault] = await looking;
    const ready = database === 'ok' && queue === 'ok' && files === 'ok' && diskFault === null;
    if (!ready) reply.header('retry-after', '5');
    const body = {
      status: ready ? ('ok' as const) : ('unavailable' as const),
      database,
      queue,
      files,
      page_model: isThere(hasPageModel()),
      word_vectors: isThere(hasWordVectors()),
      // A full disk may be what stops the rest.
      reason: ready ? null : (diskFault ?? sayWhy({ database, queue }, deps.databaseFault())),
      version: deps.version,
    };
    return ready ? body : reply.code(503).send(body);
  });
}
