import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('docs/templates.md says what the templates are', async () => {
  const script = join(import.meta.dirname, 'describe-templates.ts');
  await expect(promisify(execFile)(process.execPath, [script, '--check'])).resolves.toMatchObject({ stderr: '' });
});
