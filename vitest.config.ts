import { defineConfig } from 'vitest/config';

/** Patience for a busy machine: no test fails because both cores were busy. */
const patient = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 180_000 } } };

/**
 * Files share the process and what it has loaded: loading the engine anew takes a test file several times as long as its tests. For tests
 * that leave nothing behind; what replaces a module has a process of its own.
 */
const shared = { isolate: false };
/** Run by `npm run reliability` alone. */
const long = process.env.LONG ? [] : ['**/*.long.test.ts'];
const replacesModules = ['packages/engine/src/meaning/without-vectors.test.ts'];

export default defineConfig({
  test: {
    // Two cores are the machine that this must run on.
    maxWorkers: 2,
    projects: [
      { test: { name: 'contract', include: ['packages/contract/src/**/*.test.ts'], ...shared, ...patient } },
      {
        test: {
          name: 'engine',
          include: ['packages/engine/src/**/*.test.ts'],
          exclude: replacesModules,
          ...shared,
          ...patient,
        },
      },
      { test: { name: 'engine without a module', include: replacesModules, ...patient } },
      {
        test: {
          name: 'server',
          include: ['packages/server/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: long,
          globalSetup: ['packages/server/src/testing/global-setup.ts'],
          ...shared,
          ...patient,
        },
      },
      { test: { name: 'extension', include: ['packages/extension/src/**/*.test.ts'], ...shared, ...patient } },
      { test: { name: 'training', include: ['training/**/*.test.ts'], ...patient } },
      { test: { name: 'web', include: ['packages/web/src/**/*.test.{ts,tsx}'], ...shared, ...patient } },
    ],
  },
});
