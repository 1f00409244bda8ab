// Guards the browser's console while a test runs: any message that a test does not expect fails it.
import type { Page } from '@playwright/test';

/** A visitor is asked who they are and whether their session can be renewed; a browser logs both refusals by itself. */
const ANONYMOUS = /401 \(Unauthorized\) at \/api\/auth\/(me|refresh)$/;

/** Said by Playwright itself, where the configuration keeps the worker out. */
const WITHOUT_WORKER = /^Service Worker registration blocked by Playwright/;

const allowances = new WeakMap<Page, RegExp[]>();

/** From now on the page may log this; the text is `message at /path`. */
export function allowConsole(page: Page, pattern: RegExp): void {
  allowances.set(page, [...(allowances.get(page) ?? []), pattern]);
}

function place(url: string): string {
  return url === '' ? '' : ` at ${URL.canParse(url) ? new URL(url).pathname : url}`;
}

/** Errors and warnings that were not expected, growing while the page lives. */
export function watchConsole(page: Page): readonly string[] {
  const unexpected: string[] = [];
  const note = (text: string) => {
    const expected = [ANONYMOUS, WITHOUT_WORKER, ...(allowances.get(page) ?? [])];
    if (!expected.some((pattern) => pattern.test(text))) unexpected.push(text);
  };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note(message.text() + place(message.location().url));
  });
  page.on('pageerror', (error) => note(error.message));
  return unexpected;
}
