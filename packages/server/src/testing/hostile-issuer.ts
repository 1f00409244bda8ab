// A real OpenID Connect issuer on the loopback that is honest until it is told how to misbehave.
import { createHash, createHmac, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type Answer = (response: ServerResponse, honest: Record<string, unknown>) => void;
export type Place = 'discovery' | 'jwks' | 'token' | 'userinfo';

export interface Mischief {
  /** Claims that replace those of the token; `undefined` takes a claim away. */
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly header?: Readonly<Record<string, unknown>>;
  readonly signature?: 'none' | 'another key' | 'shared secret';
  /** Answers one of its addresses in another way. */
  readonly at?: Partial<Record<Place, Answer>>;
}

export interface HostileIssuer {
  readonly url: string;
  /** Requests so far, by path. */
  readonly asked: string[];
  /** Connections that the other side left before the answer was whole. */
  readonly left: () => number;
  misbehave(how: Mischief): void;
  /** A new key takes the place of the old one. */
  rotateKey(): void;
  /** The code that signing in at its page would give, for the attempt in the address. */
  codeFor(authorizationUrl: string, person: { sub: string; email: string; name?: string }): string;
  close(): Promise<void>;
}

interface Attempt {
  readonly query: URLSearchParams;
  readonly claims: Record<string, unknown>;
}

const newKey = () => ({ id: randomUUID(), ...generateKeyPairSync('rsa', { modulusLength: 2048 }) });
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

export async function startHostileIssuer(clientId: string, clientSecret: string): Promise<HostileIssuer> {
  let [mischief, key]: [Mischief, ReturnType<typeof newKey>] = [{}, newKey()];
  const other = newKey();
  const codes = new Map<string, Attempt>();
  const people = new Map<string, Record<string, unknown>>();
  const asked: string[] = [];
  let leavings = 0;
  let url = '';

  const signToken = (claims: Record<string, unknown>) => {
    const alg = { none: 'none', 'another key': 'RS256', 'shared secret': 'HS256' }[mischief.signature ?? 'another key'];
    const signed = `${base64({ alg, kid: key.id, ...mischief.header })}.${base64({ ...claims, ...mischief.claims })}`;
    if (mischief.signature === 'none') return `${signed}.`;
    if (mischief.signature === 'shared secret')
      return `${signed}.${createHmac('sha256', clientSecret).update(signed).digest('base64url')}`;
    const with_: KeyObject = mischief.signature === 'another key' ? other.privateKey : key.privateKey;
    return `${signed}.${sign('sha256', Buffer.from(signed), with_).toString('base64url')}`;
  };

  const redeem = async (request: IncomingMessage) => {
    const body = new URLSearchParams(await text(request));
    const attempt = codes.get(body.get('code') ?? '');
    codes.delete(body.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    if (
      !attempt ||
      attempt.query.get('code_challenge') !== challenge ||
      attempt.query.get('redirect_uri') !== body.get('redirect_uri')
    )
      return null;
    const access = randomUUID();
    people.set(access, attempt.claims);
    const now = Math.floor(Date.now() / 1000);
    const { sub, email, name } = attempt.claims;
    return {
      access_token: access,
      token_type: 'Bearer',
      expires_in: 60,
      id_token: signToken({
        ...{ iss: url, aud: clientId, sub, email, email_verified: true, name },
        ...{ iat: now, exp: now + 300, nonce: attempt.query.get('nonce') },
      }),
    };
  };

  const honest: Record<Place, (request: IncomingMessage) => unknown> = {
    discovery: () => ({
      issuer: url,
      authorization_endpoint: `${url}/authorize`,
      token_endpoint: `${url}/token`,
      jwks_uri: `${url}/jwks`,
      userinfo_endpoint: `${url}/userinfo`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
    }),
    jwks: () => ({ keys: [{ ...key.publicKey.export({ format: 'jwk' }), kid: key.id, use: 'sig', alg: 'RS256' }] }),
    token: redeem,
    userinfo: (request) => ({
      ...people.get(request.headers.authorization?.slice('Bearer '.length) ?? ''),
      email_verified: true,
    }),
  };
  const places: Record<string, Place> = {
    '/.well-known/openid-configuration': 'discovery',
    '/jwks': 'jwks',
    '/token': 'token',
    '/userinfo': 'userinfo',
  };

  const server = createServer(async (request, response) => {
    response.on('close', () => (leavings += response.writableFinished ? 0 : 1));
    const path = request.url ?? '';
    asked.push(path);
    const place = places[path];
    if (!place) return void response.writeHead(404).end();
    const answer = (await honest[place](request)) as Record<string, unknown> | null;
    const otherwise = mischief.at?.[place];
    if (otherwise) return otherwise(response, answer ?? {});
    response.writeHead(answer ? 200 : 400, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { error: 'invalid_grant' }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    asked,
    left: () => leavings,
    misbehave: (how) => {
      mischief = how;
    },
    rotateKey: () => {
      key = newKey();
    },
    codeFor(authorizationUrl, person) {
      const code = randomUUID();
      codes.set(code, { query: new URL(authorizationUrl).searchParams, claims: person });
      return code;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
