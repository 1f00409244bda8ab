// Calls the script that was injected into a page; the page's own scripts see neither it nor what passes.
import { CallError } from '../oneform/call.ts';
import type { FilledPage } from '../page/filled-page.ts';

type Method = 'describe' | 'write' | 'undo' | 'take' | 'reveal' | 'state' | 'readTyped';

/** Allowed by the person's click, for this page alone, until it is left. */
export async function openPage(tabId: number): Promise<void> {
  await run(() => chrome.scripting.executeScript({ target: { tabId }, files: ['content.js'] }));
}

export async function inPage<M extends Method>(
  tabId: number,
  method: M,
  ...given: Parameters<FilledPage[M]>
): Promise<Awaited<ReturnType<FilledPage[M]>>> {
  const [injected] = await run(() =>
    chrome.scripting.executeScript({
      target: { tabId },
      // Runs in the page: nothing of around it is known there.
      func: async (name: string, argument: unknown) => {
        const page = globalThis.oneformPage as unknown as Record<string, (of: unknown) => unknown> | undefined;
        return page === undefined ? { isGone: true } : { told: (await page[name]!(argument)) ?? null };
      },
      args: [method, given[0] ?? null],
    }),
  );
  const result = injected?.result as { told?: unknown; isGone?: boolean } | undefined;
  if (result?.told === undefined) throw new CallError('unknown', 'Fill this page first.');
  return result.told as Awaited<ReturnType<FilledPage[M]>>;
}

async function run<T>(inject: () => Promise<T>): Promise<T> {
  try {
    return await inject();
  } catch {
    throw new CallError('unknown', 'The browser doesn’t let extensions into this page. Open the popup on it again.');
  }
}
