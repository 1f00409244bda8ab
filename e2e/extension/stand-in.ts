// The extension in a browser that loads none (headless shell): its own background runs here, its pages and its script in Chromium,
// and this file stands for the little of the `chrome` API between them.
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { answer } from '../../packages/extension/src/background/answer.ts';
import type { Message } from '../../packages/extension/src/messages.ts';
import { openWorld } from './page-world.ts';

const folder = new URL('../../packages/extension/dist/chromium/', import.meta.url);
const origin = 'https://extension.example';
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.png': 'image/png',
};
const TAB = 1;

export interface StandIn {
  /** `popup.html`; those that ask about a page are asked about the one that is filled. */
  open(name: string): Promise<Page>;
}

export async function standInFor(context: BrowserContext, filled: Page): Promise<StandIn> {
  const [local, session] = [storageArea(), storageArea()];
  const worlds = new Map<string, Promise<(expression: string) => Promise<unknown>>>();
  const worldOf = () => {
    const url = filled.url();
    if (!worlds.has(url)) worlds.set(url, openWorld(filled));
    return worlds.get(url)!;
  };
  const api = {
    storage: { local, session },
    tabs: { get: async () => ({ id: TAB, url: filled.url() }) },
    scripting: {
      async executeScript({ files, func, args = [] }: { files?: string[]; func?: () => unknown; args?: unknown[] }) {
        const run = await worldOf();
        if (files) return [await run(readFileSync(new URL(files[0]!, folder), 'utf8'))];
        return [{ result: await run(`(${func})(...${JSON.stringify(args)})`) }];
      },
    },
  };
  Object.assign(globalThis, { chrome: api });
  await context.exposeFunction('askBackground', async (message: Message) =>
    answer(message).then(
      (value) => ({ value: value ?? null }),
      (fault: Error & { code?: string }) => ({ fault: fault.message, code: fault.code ?? 'unknown' }),
    ),
  );
  await context.exposeFunction('askStorage', () => local.get());
  return {
    async open(name) {
      const page = await context.newPage();
      await page.route(`${origin}/**`, (route) => {
        const path = new URL(route.request().url()).pathname.slice(1);
        return route.fulfill({ contentType: types[extname(path)]!, body: readFileSync(new URL(path, folder)) });
      });
      await page.addInitScript(() => {
        const asks = window as unknown as Record<string, (of?: unknown) => Promise<unknown>>;
        Object.assign(window, {
          chrome: {
            runtime: { sendMessage: asks.askBackground, getURL: (path: string) => `/${path}` },
            storage: { local: { get: asks.askStorage } },
            tabs: { get: async () => ({ id: 1, url: new URLSearchParams(location.search).get('url') }) },
            permissions: { request: async () => true },
          },
        });
      });
      await page.goto(`${origin}/${name}?tab=${TAB}&url=${encodeURIComponent(filled.url())}`);
      return page;
    },
  };
}

function storageArea() {
  const kept: Record<string, unknown> = {};
  return {
    get: async () => ({ ...kept }),
    set: async (values: object) => void Object.assign(kept, values),
    remove: async (name: string) => {
      delete kept[name];
    },
  };
}
