import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { defaultChildLimits, nameChildCommand } from './child-command.ts';

test('a child whose parser is taken over reaches neither files, processes, network nor environment', async () => {
  const { file, args } = nameChildCommand(
    defaultChildLimits,
    fileURLToPath(import.meta.resolve('./testing/canary.ts')),
  );
  const child = spawn(file, args, { env: {}, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [told] = await once(child, 'message');
  child.kill('SIGKILL');
  expect(told).toEqual({ reached: [], environment: [] });
});
