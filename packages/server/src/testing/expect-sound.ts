// Invariants after any test: ledger and balance, files and rows, versions, and nothing left lying about.
import { readdir } from 'node:fs/promises';
import { expect } from 'vitest';
import { checkInstance } from '../operate/check-instance.ts';
import type { TestServer } from './test-server.ts';

export async function expectSound({ deps }: Pick<TestServer, 'deps'>): Promise<void> {
  expect(await checkInstance(deps, { deep: true })).toEqual([]);
  expect(await readdir(deps.config.folders.temporary)).toEqual([]);
}
