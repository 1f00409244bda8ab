import { defineConfig } from 'vitest/config';

/** What is waited for comes when the machine gets to it: no test fails because both cores were busy. */
const patient = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 180_000 } } };

export default defineConfig({
  test: {
    // Two cores are the machine that this must run on.
    maxWorkers: 2,
    projects: [
      { test: { name: 'contract', include: ['packages/contract/src/**/*.test.ts'], ...patient } },
      {
        test: {
          name: 'engine',
          include: ['packages/engine/src/**/*.test.ts'],
          ...patient,
        },
      },
      {
        test: {
          name: 'server',
          include: ['packages/server/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          globalSetup: ['packages/server/src/testing/global-setup.ts'],
          ...patient,
        },
      },
      { test: { name: 'training', include: ['training/**/*.test.ts'], ...patient } },
      { test: { name: 'web', include: ['packages/web/src/**/*.test.{ts,tsx}'], ...patient } },
    ],
  },
});
