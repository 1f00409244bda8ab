// A server process on a data folder of its own that can be told to die at its n-th call, and is started again on the same port.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { emptyDataFolder, newDataFolder } from './data-folder.ts';
import type { Armed, Counted } from './kill-at-call.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const preload = new URL('kill-at-call.ts', import.meta.url).href;

export class KillableServer {
  readonly folder: string;
  readonly #env: Readonly<Record<string, string>>;
  origin = '';
  #child: ChildProcess | null = null;
  #said = '';

  private constructor(folder: string, env: Readonly<Record<string, string>>) {
    this.folder = folder;
    this.#env = env;
  }

  /** On a new folder in `place`; not started yet. */
  static async create(place?: string, env: Readonly<Record<string, string>> = {}): Promise<KillableServer> {
    return new KillableServer(await newDataFolder(place), env);
  }

  /** Its first start makes everything. */
  static async createEmpty(): Promise<KillableServer> {
    return new KillableServer(await emptyDataFolder(), {});
  }

  get isAlive(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** False: it died at its call number `killAt`. */
  async start(killAt = 0): Promise<boolean> {
    const port = this.origin ? new URL(this.origin).port : '0';
    this.#said = '';
    const child = spawn(process.execPath, ['--import', preload, join(root, 'scripts/serve.ts')], {
      env: {
        PATH: process.env.PATH ?? '',
        ONEFORM_DATA: this.folder,
        PORT: port,
        REQUESTS_PER_MINUTE: '1000000',
        CREDITS_INITIAL: '100000',
        KILL_AT_CALL: String(killAt),
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (this.#said += text));
    while (!/ready: \S+/.test(this.#said)) {
      if (child.signalCode === 'SIGKILL' && killAt > 0) return false;
      if (!this.isAlive) throw new Error(`It ended before it was ready: ${this.#said}`);
      await sleep(20);
    }
    this.origin = /ready: (\S+)/.exec(this.#said)?.[1] ?? '';
    return true;
  }

  /** Answers how many calls there were since the last time. */
  async arm(killAt: number): Promise<number> {
    const child = this.#child!;
    const answer = once(child, 'message') as Promise<[Counted]>;
    const armed: Armed = { killAt };
    child.send(armed);
    return (await answer)[0].calls;
  }

  /** Until it has died of itself. */
  async end(): Promise<void> {
    if (this.isAlive) await once(this.#child!, 'exit');
  }

  /** After it died, or to see that it did not. */
  async startAgain(): Promise<void> {
    if (this.isAlive) await this.kill('SIGKILL');
    await this.start();
  }

  async kill(signal: NodeJS.Signals): Promise<void> {
    const ended = once(this.#child!, 'exit');
    this.#child!.kill(signal);
    await ended;
  }

  async remove(): Promise<void> {
    if (this.isAlive) await this.kill('SIGTERM');
    await rm(join(this.folder, '..'), { recursive: true, force: true });
  }
}
