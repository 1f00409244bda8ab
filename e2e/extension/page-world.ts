// The extension's script in a world of its own on a page, as the browser injects it: the page's scripts do not see it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PageAnswer, PageDescription } from '@oneform/contract';
import type { Page } from '@playwright/test';

const script = fileURLToPath(new URL('../../packages/extension/dist/chromium/content.js', import.meta.url));

export interface ShownState {
  readonly questions: readonly { id: string; state: string; path: string; label: string; value?: string }[];
  readonly filled: number;
  readonly offered: number;
  readonly missing: number;
}

export interface PageWorld {
  describe(): Promise<PageDescription>;
  write(answer: PageAnswer): Promise<ShownState>;
  undo(): Promise<ShownState>;
  take(id: string): Promise<ShownState>;
  state(): Promise<ShownState>;
  readTyped(): Promise<{ path: string; text: string }[]>;
}

export async function injectInto(page: Page): Promise<PageWorld> {
  const run = await openWorld(page);
  await run(readFileSync(script, 'utf8'));
  const ask =
    (method: string) =>
    (given: unknown = null) =>
      run(`oneformPage.${method}(${JSON.stringify(given)})`);
  return new Proxy({} as PageWorld, { get: (_, method) => (method === 'then' ? undefined : ask(String(method))) });
}

/** Evaluates in a world of its own, whose value is copied out. */
export async function openWorld(page: Page): Promise<(expression: string) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'oneform',
  });
  return async (expression) => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      contextId,
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
}
