// Browser tests against the real server, with the Chromium that npm brings.
import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './chromium.ts';

const port = Number(process.env.E2E_PORT ?? 3917);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './extension/build-extension.ts',
  fullyParallel: false,
  workers: 2,
  timeout: 600_000,
  // Patience for a busy machine: the processes that read and draw give way to all others.
  expect: { timeout: 90_000 },
  forbidOnly: Boolean(process.env.CI),
  outputDir: '../test-results',
  use: {
    baseURL: `http://localhost:${port}`,
    // `--trace on` when a failure is to be looked into: the recorder's snapshots cost long lists seconds each.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Nothing is pressed or measured while it moves: a toast that slides in takes a press away from what lies below it.
    contextOptions: { reducedMotion: 'reduce' },
    // Answers that a test makes up must not be asked of the worker; `installed.spec.ts` has it.
    serviceWorkers: 'block',
    launchOptions: await chromiumLaunchOptions(),
  },
  webServer: {
    command: 'node start-server.ts',
    port,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { PORT: String(port) },
  },
});
