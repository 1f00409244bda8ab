// A signed-in person over HTTP: PKCE, the local page, the callback, and requests with cookies and CSRF token from then on.
import { createHash, randomBytes } from 'node:crypto';

export interface Person {
  readonly origin: string;
  /** As the headers of a browser that is signed in. */
  readonly headers: Readonly<Record<string, string>>;
  readonly accessToken: string;
  /** Answers the parsed body; throws with the status and the body when it is no success. */
  request<T>(method: string, path: string, body?: unknown): Promise<T>;
  /** Starts reading as well. */
  upload(name: string, type: string, bytes: Uint8Array): Promise<{ id: string }>;
}

export async function signIn(origin: string, email = `${randomBytes(6).toString('hex')}@example.com`): Promise<Person> {
  const cookies = new Map<string, string>();
  const send = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const answer = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { ...(init.headers as Record<string, string>), cookie: toHeader(cookies) },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) cookies.set(name!, value);
      else cookies.delete(name!);
    }
    return answer;
  };
  const follow = async (url: string, init?: RequestInit): Promise<{ url: string; page: Response }> => {
    let [at, page] = [url, await send(url, init)];
    while (page.status >= 300 && page.status < 400) {
      at = new URL(page.headers.get('location')!, at).href;
      if (at.startsWith(`${origin}/login`)) break;
      page = await send(at);
    }
    return { url: at, page };
  };
  const csrf = async () =>
    ((await (await send(`${origin}/api/auth/csrf-token`)).json()) as { csrf_token: string }).csrf_token;
  const post = async <T>(path: string, body: unknown): Promise<T> => {
    const headers = { 'content-type': 'application/json', 'x-csrf-token': await csrf() };
    return read<T>(await send(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }));
  };

  const verifier = randomBytes(32).toString('base64url');
  const { authorization_url: start } = await post<{ authorization_url: string }>('/api/auth/google/login', {
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const form = await follow(start);
  const action = /action="([^"]+)"/.exec(await form.page.text())?.[1] ?? '';
  const back = await follow(new URL(action, form.url).href, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ name: 'Maya Lindgren', email }).toString(),
  });
  const query = new URL(back.url).searchParams;
  await post('/api/auth/google/callback', {
    code: query.get('code'),
    state: query.get('state'),
    code_verifier: verifier,
    redirect_uri: `${origin}/login`,
    gdpr_consent: true,
  });

  const csrfToken = await csrf();
  const headers = { cookie: toHeader(cookies), 'x-csrf-token': csrfToken };
  return {
    origin,
    headers,
    accessToken: cookies.get('oneform_access')!,
    request: async (method, path, body) =>
      read(
        await fetch(`${origin}${path}`, {
          method,
          headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      ),
    upload: async (name, type, bytes) => {
      const form = new FormData();
      form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>], { type }), name);
      return read(await fetch(`${origin}/api/documents/upload`, { method: 'POST', headers, body: form }));
    },
  };
}

const toHeader = (cookies: ReadonlyMap<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

async function read<T>(answer: Response): Promise<T> {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${text.slice(0, 500)}`);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}
