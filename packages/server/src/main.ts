// The process: reads the configuration, opens everything, listens, and leaves in order when told to.
import { sandboxProtections } from '@oneform/engine';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { listLeftBehind } from './features/account/list-issuers.ts';
import { giveBackMemory } from './give-back-memory.ts';
import { startWorkers } from './jobs/start-workers.ts';
import { type Instance, openInstance } from './open-instance.ts';

const SECONDS_TO_STOP = 10;

/** Prints one sentence and exits with 1 when the instance cannot start. */
export async function main(root: string): Promise<void> {
  let config: Config;
  try {
    config = readConfig(process.env, root);
    await start(config);
  } catch (error) {
    console.error(explain(error));
    process.exit(1);
  }
}

async function start(config: Config): Promise<void> {
  let port = config.http.port;
  const instance = await openInstance(config, { port: () => port });
  const closing = [() => instance.close()];
  const close = async () => {
    for (const end of closing.splice(0).reverse()) await end();
  };
  try {
    const app = await buildApp(instance.deps, instance.signIn);
    if (config.metrics.port !== undefined) {
      const metrics = await (await import('./metrics/serve-metrics.ts')).serveMetrics(instance.deps);
      closing.push(() => metrics.stop());
      console.log(`Metrics: http://${config.metrics.host}:${metrics.port}/metrics`);
    }
    if (config.role !== 'api') {
      const workers = await startWorkers(instance);
      closing.push(() => workers.stop());
    }
    closing.push(async () => app.close());
    stopOnSignals(close);
    giveBackMemory();
    // A promise nobody waited for is a bug, but never a reason to drop the others' requests.
    process.on('unhandledRejection', (reason) => app.log.error({ err: reason }, 'unhandled rejection'));
    if (config.role === 'worker') {
      reportSandbox();
      console.log('OneForm reads documents here and serves no pages (ONEFORM_ROLE=worker).');
      return;
    }
    await app.listen({ port, host: config.http.host });
    port = (app.server.address() as { port: number }).port;
    await warnAboutOrphanedData(instance);
    reportSandbox();
    console.log(`OneForm is ready: ${config.http.publicUrl ?? `http://localhost:${port}`}`);
    console.log(`Your data is kept in ${config.folders.data}. Press Ctrl C to stop.`);
  } catch (error) {
    await close();
    throw error;
  }
}

/** Said at each start until it is settled: to the people it looks as if all their papers were gone. */
async function warnAboutOrphanedData({ deps, signIn }: Instance): Promise<void> {
  for (const { issuer, accounts } of await listLeftBehind(deps.db, signIn.issuer()))
    console.error(
      `${accounts} ${accounts === 1 ? 'account belongs' : 'accounts belong'} to ${issuer}, but sign-in now goes through ${signIn.issuer()} and would create new, empty ones. Move them: npm run oneform -- accounts move ${issuer}`,
    );
}

/** Reports the protection of this machine from a paper, in two lines at most. */
function reportSandbox(): void {
  const { network, user, missing } = sandboxProtections();
  const by = network === 'kernel' ? 'the kernel' : 'Node alone';
  console.log(
    `Papers are read without network (by ${by}), ${user === 'own' ? 'each by a user of its own' : 'by the server’s user'}.`,
  );
  for (const sentence of missing) console.log(`  ${sentence}`);
}

/** In order and within the limit; a second signal does not wait. */
function stopOnSignals(close: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      setTimeout(() => process.exit(1), SECONDS_TO_STOP * 1000).unref();
      void close().then(() => process.exit(0));
    });
  }
}

function explain(error: unknown): string {
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. Stop that program, or choose another port: PORT=3001 npm start`;
  if (code === 'EACCES' && port) return `This user may not use port ${port}. Choose another port: PORT=3000 npm start`;
  return message;
}
