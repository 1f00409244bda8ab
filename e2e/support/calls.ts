// One call of the app answered otherwise than the server would: failed, held back, or with made-up figures.
import type { Page, Route } from '@playwright/test';
import { allowConsole } from './console-guard.ts';

/** `GET /api/collections/*`: a star stands for one part of the path. */
export type Call = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

function parse(call: Call) {
  const [method, path] = call.split(' ') as [string, string];
  const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`);
  return { method, isPath: (pathname: string) => pattern.test(pathname), pattern };
}

async function intercept(
  page: Page,
  call: Call,
  handle: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const { method, isPath } = parse(call);
  const matches = (url: URL) => isPath(url.pathname);
  const handler = (route: Route) => (route.request().method() === method ? handle(route) : route.fallback());
  await page.route(matches, handler);
  return () => page.unroute(matches, handler);
}

/** Returns its own undo. */
export const answerWith = (page: Page, call: Call, json: unknown): Promise<() => Promise<void>> =>
  intercept(page, call, (route) => route.fulfill({ json }));

/** Fails with a status, without words of the server unless a problem is given. Returns its own undo. */
export function failWith(page: Page, call: Call, status: number, problem?: { code: string; detail: string }) {
  const source = parse(call).pattern.source.slice(1);
  allowConsole(page, new RegExp(`status of ${status} .* at ${source}`));
  const body = problem && { type: 'about:blank', title: '', status, instance: '', message: problem.detail, ...problem };
  return intercept(page, call, (route) =>
    route.fulfill({
      status,
      contentType: body ? 'application/problem+json' : 'text/plain',
      body: body ? JSON.stringify(body) : '',
    }),
  );
}

/** Fails the first call only, without words of the server. */
export async function failOnce(page: Page, call: Call, status: number): Promise<void> {
  allowConsole(page, new RegExp(`status of ${status} .* at ${parse(call).pattern.source.slice(1)}`));
  let isFirst = true;
  await intercept(page, call, async (route) => {
    if (!isFirst) return route.fallback();
    isFirst = false;
    await route.fulfill({ status, contentType: 'text/plain', body: '' });
  });
}

/** Runs an action while the first such call is on its way, before the server has it. */
export async function doBefore(page: Page, call: Call, action: () => Promise<unknown>): Promise<void> {
  let isFirst = true;
  await intercept(page, call, async (route) => {
    if (isFirst) {
      isFirst = false;
      await action();
    }
    await route.fallback();
  });
}

/** Nothing the page asks of the server gets an answer. Returns its own undo. */
export async function cutOffServer(page: Page): Promise<() => Promise<void>> {
  allowConsole(page, /net::ERR_/);
  const isServer = ({ pathname }: URL) => /^\/(api|health)\//.test(pathname);
  const handler = (route: Route) => route.abort();
  await page.route(isServer, handler);
  return () => page.unroute(isServer, handler);
}

/** Calls wait until they are released. */
export async function hold(page: Page, call: Call): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await intercept(page, call, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

export interface WatchedCall {
  readonly url: URL;
  readonly body: unknown;
}

/** Records the page's requests to the server from now on, in order. */
export function watchCalls(page: Page, call: Call): readonly WatchedCall[] {
  const { method, isPath } = parse(call);
  const asked: WatchedCall[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (request.method() !== method || !isPath(url.pathname)) return;
    const isJson = request.headers()['content-type']?.includes('json') ?? false;
    asked.push({ url, body: isJson ? request.postDataJSON() : undefined });
  });
  return asked;
}
