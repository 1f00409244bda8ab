// Starts the yardstick server of bench:api beside the app, on the app's database.
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { endProcess, freePort } from './start-server.ts';

export interface BareServer {
  readonly origin: string;
  readonly pid: number;
  /** Sets the answers, by method, path and access token. */
  teach(bodies: readonly (readonly [key: string, body: string])[]): Promise<void>;
  stop(): Promise<void>;
}

export async function startBareServer(databaseUrl: string): Promise<BareServer> {
  const port = await freePort();
  const child = fork(fileURLToPath(new URL('./bare-server.ts', import.meta.url)), {
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port) },
  });
  await nextMessage(child);
  return {
    origin: `http://localhost:${port}`,
    pid: child.pid!,
    teach: async (bodies) => {
      const heard = nextMessage(child);
      child.send([...bodies]);
      await heard;
    },
    stop: () => endProcess(child),
  };
}

function nextMessage(child: ChildProcess): Promise<void> {
  return new Promise((heard, failed) => {
    child.once('message', () => heard());
    child.once('exit', (code) => failed(new Error(`The yardstick server ended with ${code}.`)));
  });
}
