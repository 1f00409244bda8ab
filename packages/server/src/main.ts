// The process: reads the configuration, opens everything, listens, and leaves in order when told to.
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { startWorkers } from './jobs/start-workers.ts';
import { openInstance } from './open-instance.ts';

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
  const instance = await openInstance(config, { port: () => port, log: (message, error) => console.error(message, error ?? '') });
  const app = await buildApp(instance.deps, instance.signIn);
  const workers = config.role === 'api' ? null : await startWorkers(instance);

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), SECONDS_TO_STOP * 1000).unref();
    if (process.stdout.isTTY) console.log(`\n${signal}: finishing what is under way …`);
    await app.close();
    await workers?.stop();
    await instance.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(signal));
  // A promise nobody waited for is a bug, but never a reason to drop the others' requests.
  process.on('unhandledRejection', (reason) => app.log.error({ err: reason }, 'unhandled rejection'));

  if (config.role === 'worker') {
    console.log('OneForm reads papers here; it serves no pages (ONEFORM_ROLE=worker).');
    return;
  }
  try {
    await app.listen({ port, host: config.http.host });
  } catch (error) {
    await workers?.stop();
    await instance.close();
    throw error;
  }
  port = (app.server.address() as { port: number }).port;
  console.log(`OneForm is ready: ${config.http.publicUrl ?? `http://localhost:${port}`}`);
}

function explain(error: unknown): string {
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Stop it, or start with another one: PORT=3001 npm start`;
  if (code === 'EACCES' && port) return `Port ${port} may not be used by this user. Start with another one: PORT=3000 npm start`;
  return message;
}
