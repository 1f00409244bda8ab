// The Chromium that ships inside an npm package, driven by Playwright; a bare machine's missing libraries come with it.
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import bundled, { inflate } from '@sparticuz/chromium';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import type { Person } from './sign-in.ts';

const LIBRARY_FOLDERS = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64', '/usr/lib'];

export async function launchBrowser(): Promise<Browser> {
  const executablePath = await bundled.executablePath();
  const isBare = !LIBRARY_FOLDERS.some((folder) => existsSync(join(folder, 'libnss3.so')));
  if (isBare)
    await inflate(join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '../bin/al2023.tar.br'));
  return chromium.launch({
    executablePath,
    env: {
      ...(process.env as Record<string, string>),
      ...(isBare ? { LD_LIBRARY_PATH: join(tmpdir(), 'al2023', 'lib') } : {}),
      ...(existsSync('/usr/share/fonts') ? {} : { FONTCONFIG_PATH: join(tmpdir(), 'fonts') }),
    },
    args: ['--headless=shell', '--no-sandbox', '--no-zygote', '--disable-gpu', '--disable-background-networking'],
  });
}

/** A context whose pages are signed in as the person. */
export async function openContext(browser: Browser, person: Person): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: person.origin, viewport: { width: 1440, height: 900 } });
  const pairs = person.headers
    .cookie!.split('; ')
    .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]);
  await context.addCookies(pairs.map(([name, value]) => ({ name: name!, value: value!, url: person.origin })));
  return context;
}

/** `slowdown` 4: four times slower than this machine. */
export async function slowDown(page: Page, slowdown: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return session;
}
