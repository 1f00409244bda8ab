// The page of one's own machine: who used it last, no account by a slip, another person in the same browser, a way on.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newBrowserJar } from '../../testing/browser-jar.ts';
import { arriveWithCode, csrfOf, post, signInWithPage } from '../../testing/sign-in-with-page.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { findMeant } from './known-people.ts';

let server: TestServer;
let origin: string;
const originOf = ({ app }: TestServer) => `http://localhost:${(app.server.address() as { port: number }).port}`;
beforeAll(async () => {
  server = await startTestServer({ workers: false });
  origin = originOf(server);
});
afterAll(() => server.close());

const maya = { name: 'Maya Lindgren', email: 'maya@example.com' };
const daniel = { name: 'Daniel "<D>" Lindgren', email: 'daniel@example.com' };

async function openPage(at = origin, jar = newBrowserJar()) {
  const csrf = await csrfOf(jar, at);
  const started = await post(jar, at, '/api/auth/google/login', csrf, {
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
  });
  const { authorization_url } = (await started.json()) as { authorization_url: string };
  const { page } = await jar.followUntil(authorization_url, `${at}/login`);
  const html = await page.text();
  const action = new URL(/action="([^"]+)"/.exec(html)?.[1] ?? '', at).href;
  const send = (fields: Record<string, string>) =>
    jar.followUntil(action, `${at}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
  return { html, action, send, jar };
}

describe('the page', () => {
  it('offers the people who used it, the last one first, and signs them in by one press', async () => {
    await signInWithPage(origin, maya);
    await signInWithPage(origin, daniel);
    const { html, send } = await openPage();
    const offered = [...html.matchAll(/<input type="hidden" name="email" value="([^"]+)">/g)].map(([, email]) => email);
    expect(offered.slice(0, 2)).toEqual([daniel.email, maya.email]);
    expect(html).toContain('Daniel &#34;&#60;D&#62;&#34; Lindgren');
    expect((await send(maya)).arrived).toContain('/login?code=');
  });

  it('speaks the language that the browser prefers, refusals too', async () => {
    const { action, jar } = await openPage();
    const german = { 'accept-language': 'gsw, de-CH;q=0.9, en;q=0.8' };
    const html = await (await jar.fetch(action, { headers: german })).text();
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('Anmelden auf diesem Computer');
    const refused = await jar.fetch(action, {
      method: 'POST',
      headers: { ...german, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'name=&email=maya@example.com',
    });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Bitte geben Sie Ihren Namen ein.');
  });

  it('opens no account for a slip until it is said to be meant', async () => {
    await signInWithPage(origin, maya);
    const typed = { name: 'Maya', email: 'maya@exmaple.com' };
    const { send } = await openPage();
    const { arrived, page } = await send(typed);
    const asked = await page.text();
    expect([arrived, page.status]).toEqual([null, 200]);
    expect(asked).toContain('Sign in as maya@example.com');
    expect(asked).toContain('Open a new account for maya@exmaple.com');
    expect((await send({ ...typed, is_new: 'yes' })).arrived).toContain('/login?code=');
  });

  it('lets another person in after the one before, in the same browser', async () => {
    const { jar } = await signInWithPage(origin, maya);
    for (const who of [daniel, maya, { name: 'Third', email: 'third.person@example.com' }]) {
      const { answer } = await signInWithPage(origin, who, jar);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ user: { email: who.email } });
    }
  });

  it('names nobody where anybody may come', async () => {
    const open = await startTestServer({ workers: false, env: { ALLOW_LOCAL_SIGN_IN: 'true' } });
    try {
      await signInWithPage(originOf(open), maya);
      const { html, send } = await openPage(originOf(open));
      expect(html).not.toContain(maya.email);
      expect((await send({ name: 'Maya', email: 'maya@exmaple.com' })).arrived).toContain('/login?code=');
    } finally {
      await open.close();
    }
  });
});

describe('a failure', () => {
  const expectStyled = async (answer: Response) => {
    expect([answer.status, answer.headers.get('content-type')]).toEqual([400, expect.stringContaining('text/html')]);
    const html = await answer.text();
    expect(html).toContain('Sign-in failed. Please go back to OneForm and try again.');
    expect(html).toContain('<a class="button" href="/login">');
    expect(html).toContain('/local-sign-in/style.css');
  };

  it('of the protocol is a page like the others, with a way back', async () => {
    await expectStyled(await fetch(`${origin}/local-sign-in/auth?client_id=nobody`));
  });

  it('of a page that is too old is one as well, read or sent', async () => {
    const { action } = await openPage();
    await expectStyled(await fetch(action));
    await expectStyled(await fetch(action, { method: 'POST', body: new URLSearchParams(maya) }));
    const { jar } = await arriveWithCode(origin, maya);
    await expectStyled(await jar.fetch(action));
  });
});

describe('an address that is nearly a known one', () => {
  const people = [maya, { name: 'Alexandra', email: 'alexandra.doe@mail.example' }];
  it.each([
    ['maya@exmaple.com', maya.email],
    ['maya@example.co', maya.email],
    ['mayo@example.com', maya.email],
    ['alexadnra.do@mail.example', 'alexandra.doe@mail.example'],
    ['maya@example.com', undefined],
    ['maya2@example.com', undefined],
    ['mary@example.com', undefined],
    ['daniel@example.com', undefined],
    ['maya@work.example', undefined],
  ])('%s is taken for %s', (typed, meant) => {
    expect(findMeant(typed, people)?.email).toBe(meant);
  });
});
