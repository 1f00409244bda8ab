import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { defaultChildLimits, nameChildCommand } from './child-command.ts';
import { watchProcess } from './watch-process.ts';

test('a child whose parser is taken over reaches neither files, processes, network nor environment', async () => {
  const { file, args } = nameChildCommand(
    defaultChildLimits,
    fileURLToPath(import.meta.resolve('./testing/canary.ts')),
  );
  const child = spawn(file, args, { env: {}, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [message] = await once(child, 'message');
  child.kill('SIGKILL');
  expect(message).toEqual({ reached: [], environment: [] });
});

test.runIf(process.platform === 'linux').each(['native', 'wasm'])(
  'a child that nobody ends stays below 1 GB, however fast it takes %s memory',
  async (way) => {
    const { file, args } = nameChildCommand(defaultChildLimits, fileURLToPath(import.meta.resolve('./testing/hog.ts')));
    const child = spawn(file, args, { env: {}, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    await once(child, 'message');
    let mostMb = 0;
    const watch = watchProcess(child.pid ?? 0, ({ residentMb }) => {
      mostMb = Math.max(mostMb, residentMb);
    });
    child.send(way);
    // Refused or aborted: both end the task alone.
    await Promise.race([once(child, 'message'), once(child, 'exit')]);
    watch.stop();
    child.kill('SIGKILL');
    expect(mostMb).toBeGreaterThan(400);
    expect(mostMb).toBeLessThan(1000);
  },
);
