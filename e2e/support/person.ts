// Somebody who is signed in, able to ask the server directly: what a test needs to be there is made without the screen.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { expect, type Page } from '@playwright/test';

export interface Person {
  readonly name: string;
  readonly email: string;
  ask<T>(method: string, path: string, body?: unknown): Promise<T>;
  /** A text, sent as a file of this name; with a collection, meant for it alone. */
  addText(name: string, text: string, collectionId?: string): Promise<string>;
  /** With a collection, meant for it alone. */
  addFile(path: string, collectionId?: string): Promise<string>;
  /** Until the document has been read to the end. */
  waitForDocument(id: string): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.txt': 'text/plain',
};

async function csrfToken(page: Page): Promise<string> {
  const answer = await page.request.get('/api/auth/csrf-token');
  return ((await answer.json()) as { csrf_token: string }).csrf_token;
}

/** Signs the page's browser in without opening a page. */
export async function signInDirectly(page: Page, name = 'Maya Lindgren'): Promise<Person> {
  const { request } = page;
  const email = `${randomUUID()}@example.com`;
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const started = await request.post('/api/auth/google/login', {
    headers: { 'X-CSRF-Token': await csrfToken(page) },
    data: { code_challenge: challenge, code_challenge_method: 'S256' },
  });
  const { authorization_url } = (await started.json()) as { authorization_url: string };
  const form = await request.get(authorization_url);
  const action = /action="([^"]+)"/.exec(await form.text())?.[1] ?? '';
  const arrived = await request.post(action, { form: { name, email } });
  const back = new URL(arrived.url());
  const signedIn = await request.post('/api/auth/google/callback', {
    headers: { 'X-CSRF-Token': await csrfToken(page) },
    data: {
      code: back.searchParams.get('code'),
      state: back.searchParams.get('state'),
      code_verifier: verifier,
      redirect_uri: `${back.origin}/login`,
      gdpr_consent: true,
    },
  });
  expect(signedIn.ok(), await signedIn.text()).toBe(true);
  return createPerson(page, { name, email });
}

function createPerson(page: Page, who: { name: string; email: string }): Person {
  const ask = async <T>(method: string, path: string, data?: unknown): Promise<T> => {
    const answer = await page.request.fetch(path, {
      method,
      ...(method !== 'GET' && { headers: { 'X-CSRF-Token': await csrfToken(page) } }),
      ...(data !== undefined && { data }),
    });
    expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
    return (answer.status() === 204 ? undefined : await answer.json()) as T;
  };
  const send = async (name: string, buffer: Buffer, collectionId?: string) => {
    const answer = await page.request.post('/api/documents/upload', {
      headers: { 'X-CSRF-Token': await csrfToken(page) },
      multipart: {
        // Fields before the file: the server reads the parts in order.
        ...(collectionId && { collection_id: collectionId }),
        file: { name, mimeType: types[extname(name)] ?? 'text/plain', buffer },
      },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { id: string }).id;
  };
  return {
    ...who,
    ask,
    addText: (name, text, collectionId) => send(name, Buffer.from(text), collectionId),
    addFile: (path, collectionId) => send(basename(path), readFileSync(path), collectionId),
    waitForDocument: (id) =>
      expect
        .poll(
          async () =>
            (await ask<{ processing_status: string }>('GET', `/api/documents/${id}/status`)).processing_status,
          { timeout: 90_000, intervals: [100] },
        )
        .toBe('completed'),
  };
}
