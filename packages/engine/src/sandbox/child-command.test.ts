import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { defaultChildLimits, nameChildCommand, sandboxProtections } from './child-command.ts';
import { watchProcess } from './watch-process.ts';
import { answeredBy, startFrame } from './wire/frames.ts';

/** By Node alone: as on a system whose kernel gives nothing. */
const byNode = (args: readonly string[]) =>
  args.filter((arg) => !/unshare$|^-[Uni]$/.test(arg)).map((arg) => arg.replace(/\?user=\d+$/, ''));

test.each([
  ['by all that this system gives', (args: readonly string[]) => args],
  ['by Node alone', byNode],
])(
  'a child whose parser is taken over is kept from files, processes, network and environment: %s',
  async (_way, guardedBy) => {
    let requests = 0;
    const server = createServer((socket) => {
      requests++;
      socket.destroy();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const folder = mkdtempSync(join(tmpdir(), 'oneform-canary-'));
    // Below, so that the kernel's own refusals do not hide what Node would have let through.
    chmodSync(folder, 0o777);
    const { port } = server.address() as AddressInfo;
    const given = [String(port), join(folder, 'outside.sqlite'), listLibraries()[0] ?? ''];
    const message = await sendCanary(given, guardedBy);
    server.close();
    const written = readdirSync(folder);
    rmSync(folder, { recursive: true });
    expect(message).toMatchObject({ reached: [], environment: [] });
    expect([requests, written]).toEqual([0, []]);
    const { network, user } = sandboxProtections();
    if (guardedBy === byNode) return;
    if (network === 'kernel') expect(message.interfaces).toEqual([]);
    if (user === 'own') expect(message.user).not.toBe(process.getuid?.());
  },
);

interface Canary {
  readonly reached: readonly string[];
  readonly environment: readonly string[];
  readonly user: number;
  readonly interfaces: readonly string[];
}

async function sendCanary(
  given: readonly string[],
  guardedBy: (args: readonly string[]) => readonly string[],
): Promise<Canary> {
  const { file, args } = nameChildCommand(
    defaultChildLimits,
    fileURLToPath(import.meta.resolve('./testing/canary.ts')),
  );
  const child = spawn(file, [...guardedBy(args), ...given], { env: {}, stdio: ['pipe', 'ignore', 'inherit', 'pipe'] });
  const said = await text(child.stdio[answeredBy] as Readable);
  return JSON.parse(said);
}

/** Shared libraries of this process: some that are there for certain. */
const listLibraries = (): string[] =>
  (process.report.getReport() as { sharedObjects: string[] }).sharedObjects.filter((file) => file.startsWith('/'));

test.runIf(process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/unshare'))(
  'root’s children have a user of their own each, and no network in the kernel',
  () => {
    expect(sandboxProtections()).toEqual({ network: 'kernel', user: 'own', missing: [] });
    const userOf = () => nameChildCommand(defaultChildLimits).args.find((arg) => arg.includes('close-doors'));
    expect(userOf()).not.toBe(userOf());
  },
);

test.runIf(process.platform === 'linux').each(['native', 'wasm'])(
  'a child that nobody ends stays below 1 GB, however fast it takes %s memory',
  async (way) => {
    const { file, args } = nameChildCommand(defaultChildLimits, fileURLToPath(import.meta.resolve('./testing/hog.ts')));
    const child = spawn(file, args, { env: {}, stdio: ['pipe', 'ignore', 'ignore', 'pipe'] });
    const answers = child.stdio[answeredBy] as Readable;
    await once(answers, 'data');
    let maxMb = 0;
    const watch = watchProcess(child.pid ?? 0, ({ residentMb }) => {
      maxMb = Math.max(maxMb, residentMb);
    });
    child.stdin?.write(startFrame(way, Buffer.alloc(0)));
    // Refused or aborted: both end the task alone.
    await Promise.race([once(answers, 'data'), once(child, 'exit')]);
    watch.stop();
    child.kill('SIGKILL');
    expect(maxMb).toBeGreaterThan(400);
    expect(maxMb).toBeLessThan(1000);
  },
);
