// The Chromium of the tests, for setting papers.
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import chromium, { inflate } from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';

export async function launchBrowser(): Promise<Browser> {
  const executablePath = await chromium.executablePath();
  let libraries: Record<string, string> = {};
  if (!existsSync('/usr/lib/x86_64-linux-gnu/libnss3.so')) {
    await inflate(join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '../bin/al2023.tar.br'));
    libraries = { LD_LIBRARY_PATH: join(tmpdir(), 'al2023', 'lib') };
  }
  return playwright.launch({
    executablePath,
    env: { ...(process.env as Record<string, string>), ...libraries },
    args: [
      '--headless=shell',
      '--no-sandbox',
      '--no-zygote',
      '--disable-gpu',
      '--font-render-hinting=none',
      '--disable-background-networking',
      '--no-first-run',
    ],
  });
}
