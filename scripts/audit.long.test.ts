// Advisories about the shipped packages, where the registry has them; not every mirror does.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { recordFigure } from '../packages/server/src/testing/record-figure.ts';

it('no package that is shipped has a grave hole that is known', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: root, encoding: 'utf8' });
  const { metadata } = JSON.parse(stdout || '{}') as {
    metadata?: { vulnerabilities: Readonly<Record<string, number>> };
  };
  if (!metadata) return recordFigure('advisories: not told by the registry here');
  const { high = 0, critical = 0, total = 0 } = metadata.vulnerabilities;
  expect({ high, critical }).toEqual({ high: 0, critical: 0 });
  recordFigure(`advisories: ${total}, none high or critical`);
});
