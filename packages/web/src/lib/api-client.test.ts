import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { api } from '@oneform/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call, urlOf } from './api-client.ts';
import { isReachable } from './connection.ts';
import { forgetCsrfToken } from './csrf.ts';
import { fetchFile } from './download.ts';
import { setBaseUrl } from './http.ts';
import { onSessionExpired } from './session.ts';

type Handler = (request: IncomingMessage, answer: ServerResponse, body: string) => void;

let server: Server;
let routes: Record<string, Handler>;
let seen: { route: string; headers: IncomingMessage['headers']; body: string; url: string }[];

const json = (status: number, body: unknown, type = 'application/json'): Handler => {
  return (_request, answer) => answer.writeHead(status, { 'content-type': type }).end(JSON.stringify(body));
};
const problem = (status: number, code: string, detail = '') =>
  json(
    status,
    { type: `urn:${code}`, title: code, status, detail, message: detail, instance: '/x', code },
    'application/problem+json',
  );
const inTurn = (...handlers: Handler[]): Handler => {
  let at = 0;
  return (...args) => handlers[Math.min(at++, handlers.length - 1)]?.(...args);
};
const requests = (route: string) => seen.filter((one) => one.route === route);
const ok = { credits: json(200, { balance: 12 }) };

beforeEach(async () => {
  seen = [];
  routes = { 'GET /api/auth/csrf-token': json(200, { csrf_token: 'token-1' }) };
  server = createServer((request, answer) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const url = request.url ?? '';
      const route = `${request.method} ${url.split('?')[0]}`;
      seen.push({ route, headers: request.headers, body, url });
      (routes[route] ?? problem(404, 'not_found', 'Nothing here.'))(request, answer, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  setBaseUrl(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  forgetCsrfToken();
});

afterEach(async () => {
  setBaseUrl('');
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('a call', () => {
  test('fills the path, leaves out what is undefined and parses the answer', async () => {
    routes['GET /api/documents'] = json(200, { documents: [], total: 0, total_pages: 0, page: 2 });
    const answer = await call(api.documents.list, { query: { page: 2, processing_status: undefined } });
    expect(answer.page).toBe(2);
    expect(seen[0]?.url).toBe('/api/documents?page=2');
    expect(urlOf(api.documents.rename, { params: { id: 'a/b' }, body: { display_name: 'x' } })).toMatch(/a%2Fb$/);
  });

  test('reading carries no CSRF token and needs none', async () => {
    routes['GET /api/credits/balance'] = ok.credits;
    await call(api.credits.balance);
    expect(requests('GET /api/auth/csrf-token')).toHaveLength(0);
  });

  test('204 is nothing; text stays text', async () => {
    const id = '0193f7a0-0000-7000-8000-000000000001';
    routes[`DELETE /api/documents/${id}`] = (_request, answer) => answer.writeHead(204).end();
    expect(await call(api.documents.remove, { params: { id } })).toBeUndefined();
    routes['GET /health/live'] = (_request, answer) =>
      answer.writeHead(200, { 'content-type': 'text/plain' }).end('up');
    expect(await call(api.health.live)).toBe('up');
  });

  test("an error carries the server's code, words and body", async () => {
    routes['GET /api/credits/balance'] = problem(429, 'rate_limited', 'Too many requests.');
    await expect(call(api.credits.balance)).rejects.toMatchObject({
      message: 'Too many requests.',
      code: 'rate_limited',
      status: 429,
      body: { code: 'rate_limited' },
    });
  });

  test('an error without words is told by its status', async () => {
    routes['GET /api/credits/balance'] = (_request, answer) => answer.writeHead(502).end('<html>Bad gateway</html>');
    await expect(call(api.credits.balance)).rejects.toMatchObject({
      message: 'HTTP error! status: 502',
      code: 'unknown',
      body: '<html>Bad gateway</html>',
    });
  });

  test('no answer is unreachable until there is one again; an abort is neither', async () => {
    routes['GET /api/credits/balance'] = (request) => request.socket.destroy();
    await expect(call(api.credits.balance)).rejects.toMatchObject({ code: 'unreachable', status: 0 });
    expect(isReachable()).toBe(false);
    routes['GET /api/credits/balance'] = ok.credits;
    await call(api.credits.balance);
    expect(isReachable()).toBe(true);
    await expect(call(api.credits.balance, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(isReachable()).toBe(true);
  });
});

describe('the CSRF token', () => {
  const logout = () => call(api.auth.logout);

  test('is fetched once for many calls', async () => {
    routes['POST /api/auth/logout'] = (_request, answer) => answer.writeHead(204).end();
    await Promise.all([logout(), logout()]);
    await logout();
    expect(requests('GET /api/auth/csrf-token')).toHaveLength(1);
    expect(requests('POST /api/auth/logout')[2]?.headers['x-csrf-token']).toBe('token-1');
  });

  test('is fetched again when it is refused, and the call repeated once', async () => {
    routes['GET /api/auth/csrf-token'] = inTurn(json(200, { csrf_token: 'old' }), json(200, { csrf_token: 'new' }));
    routes['POST /api/auth/logout'] = inTurn(problem(403, 'csrf_invalid'), (_request, answer) =>
      answer.writeHead(204).end(),
    );
    await logout();
    expect(requests('POST /api/auth/logout').map((one) => one.headers['x-csrf-token'])).toEqual(['old', 'new']);
    routes['POST /api/auth/logout'] = problem(403, 'csrf_invalid', 'The form has expired.');
    await expect(logout()).rejects.toMatchObject({ code: 'csrf_invalid' });
    expect(requests('POST /api/auth/logout')).toHaveLength(4);
  });

  test('that cannot be fetched says so, and is asked for again next time', async () => {
    routes['GET /api/auth/csrf-token'] = problem(503, 'database_unavailable');
    await expect(logout()).rejects.toThrow('Failed to fetch CSRF token: 503');
    await expect(logout()).rejects.toThrow('Failed to fetch CSRF token: 503');
    expect(requests('GET /api/auth/csrf-token')).toHaveLength(2);
  });
});

describe('an expired session', () => {
  const balance = () => call(api.credits.balance);
  const refresh = 'POST /api/auth/refresh';

  test('is refreshed once and the call repeated once', async () => {
    routes['GET /api/credits/balance'] = inTurn(problem(401, 'session_expired'), ok.credits);
    routes[refresh] = json(200, { user: {} });
    expect((await balance()).balance).toBe(12);
    expect(requests(refresh)).toMatchObject([{ body: '{}', headers: { 'x-csrf-token': 'token-1' } }]);
  });

  test('of many calls at once is refreshed once', async () => {
    let fresh = false;
    routes['GET /api/credits/balance'] = (...args) => (fresh ? ok.credits : problem(401, 'session_expired'))(...args);
    routes[refresh] = (...args) => {
      fresh = true;
      json(200, { user: {} })(...args);
    };
    const answers = await Promise.all([balance(), balance(), balance(), balance()]);
    expect(answers.map((answer) => answer.balance)).toEqual([12, 12, 12, 12]);
    expect(requests(refresh)).toHaveLength(1);
  });

  test('that another tab has just refreshed is not refreshed again', async () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    let resolveOther = () => {};
    // The other tab holds the lock while this one meets its 401.
    const other = navigator.locks.request(
      'oneform-refresh',
      () =>
        new Promise<void>((resolve) => {
          resolveOther = () => {
            stored.set('oneform-refreshed-at', String(Date.now() + 1));
            resolve();
          };
        }),
    );
    routes['GET /api/credits/balance'] = inTurn((...args) => {
      problem(401, 'session_expired')(...args);
      setImmediate(resolveOther);
    }, ok.credits);
    routes[refresh] = problem(401, 'refresh_reuse');
    expect((await balance()).balance).toBe(12);
    await other;
    expect(requests(refresh)).toHaveLength(0);
    vi.unstubAllGlobals();
  });

  test('that cannot be refreshed ends: the text of the specification, the handler called, no further retry', async () => {
    const handler = vi.fn();
    const undo = onSessionExpired(handler);
    routes['GET /api/credits/balance'] = problem(401, 'session_expired');
    routes[refresh] = problem(401, 'refresh_invalid');
    await expect(balance()).rejects.toMatchObject({
      message: 'Session expired. Please log in again.',
      code: 'session_expired',
      cause: { message: 'Refresh failed: 401' },
    });
    expect(handler).toHaveBeenCalledTimes(1);
    expect(requests('GET /api/credits/balance')).toHaveLength(1);
    undo();
  });

  test('that is refused again after the refresh ends too', async () => {
    const handler = vi.fn();
    const undo = onSessionExpired(handler);
    routes['GET /api/credits/balance'] = problem(401, 'session_expired');
    routes[refresh] = json(200, { user: {} });
    await expect(balance()).rejects.toThrow('Session expired. Please log in again.');
    expect(requests('GET /api/credits/balance')).toHaveLength(2);
    expect(requests(refresh)).toHaveLength(1);
    expect(handler).toHaveBeenCalledTimes(1);
    undo();
  });

  test('stays when the server is in trouble while refreshing', async () => {
    const handler = vi.fn();
    const undo = onSessionExpired(handler);
    routes['GET /api/credits/balance'] = problem(401, 'session_expired');
    routes[refresh] = problem(503, 'shutting_down');
    await expect(balance()).rejects.toThrow('Refresh failed: 503');
    expect(handler).not.toHaveBeenCalled();
    undo();
  });

  test('signing in is never refreshed: its 401 is its own', async () => {
    routes['POST /api/auth/google/callback'] = problem(401, 'unauthenticated', 'Not you.');
    await expect(call(api.auth.callback, { body: { code: 'c' } })).rejects.toThrow('Not you.');
    expect(requests(refresh)).toHaveLength(0);
  });
});

describe('a download', () => {
  const id = '0193f7a0-0000-7000-8000-000000000001';
  const route = `GET /api/documents/${id}/download`;
  const file = () => fetchFile(api.documents.download, { params: { id } });

  test('is named by its Content-Disposition', async () => {
    routes[route] = (_request, answer) =>
      answer
        .writeHead(200, {
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="Pass.pdf"; filename*=UTF-8''P%C3%A4ss.pdf`,
        })
        .end('%PDF');
    const { blob, filename } = await file();
    expect(filename).toBe('Päss.pdf');
    expect(await blob.text()).toBe('%PDF');
  });

  test("that fails says with which status, and keeps the server's words", async () => {
    routes[route] = problem(503, 'file_missing', 'The stored file could not be found.');
    await expect(file()).rejects.toMatchObject({
      message: 'Download failed: 503',
      detail: 'The stored file could not be found.',
    });
  });

  test('of an ended session is an ended session', async () => {
    routes[route] = problem(401, 'session_expired');
    routes['POST /api/auth/refresh'] = problem(401, 'refresh_invalid');
    await expect(file()).rejects.toThrow('Session expired. Please log in again.');
  });
});
