// Signs in as a person does: PKCE in the "browser", the local page, the callback.
import { createHash, randomBytes } from 'node:crypto';
import { type BrowserJar, newBrowserJar } from './browser-jar.ts';

export interface Arrival {
  readonly jar: BrowserJar;
  readonly code: string;
  readonly state: string;
  readonly verifier: string;
  readonly csrf: string;
}

export async function csrfOf(jar: BrowserJar, origin: string): Promise<string> {
  return ((await (await jar.fetch(`${origin}/api/auth/csrf-token`)).json()) as { csrf_token: string }).csrf_token;
}

export async function post(
  jar: BrowserJar,
  origin: string,
  path: string,
  csrf: string,
  body: unknown,
): Promise<Response> {
  return jar.fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': csrf },
    body: JSON.stringify(body),
  });
}

/** Up to the redirect back to /login; the callback is the test's. */
export async function arriveWithCode(
  origin: string,
  person: { name: string; email: string },
  jar = newBrowserJar(),
): Promise<Arrival> {
  const verifier = randomBytes(32).toString('base64url');
  const csrf = await csrfOf(jar, origin);
  const started = await post(jar, origin, '/api/auth/google/login', csrf, {
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const { authorization_url } = (await started.json()) as { authorization_url: string };
  const { page } = await jar.followUntil(authorization_url, `${origin}/login`);
  const action = /action="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  const form = new URLSearchParams(person).toString();
  const { arrived } = await jar.followUntil(new URL(action, authorization_url).href, `${origin}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form,
  });
  const query = new URL(arrived ?? `${origin}/login`).searchParams;
  return { jar, code: query.get('code') ?? '', state: query.get('state') ?? '', verifier, csrf };
}

export async function signInWithPage(origin: string, person: { name: string; email: string }, jar = newBrowserJar()) {
  const arrival = await arriveWithCode(origin, person, jar);
  const answer = await post(arrival.jar, origin, '/api/auth/google/callback', arrival.csrf, {
    code: arrival.code,
    code_verifier: arrival.verifier,
    state: arrival.state,
    redirect_uri: `${origin}/login`,
    gdpr_consent: true,
  });
  return { ...arrival, answer, csrf: await csrfOf(arrival.jar, origin) };
}
