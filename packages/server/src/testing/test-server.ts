// The real app on a real database of its own, with people who sign in and call it as the browser does.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Endpoint, EndpointRequest, EndpointResponse } from '@oneform/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { v7 as uuid } from 'uuid';
import { inject } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { users } from '../db/schema.ts';
import { sessions } from '../db/sessions.ts';
import type { Deps } from '../deps.ts';
import { storeTokens } from '../features/auth/store-tokens.ts';
import { newToken, successorOf } from '../features/auth/tokens.ts';
import { grantCredits } from '../features/credits/grant-credits.ts';
import type { ModelOffer } from '../features/models/model-offer.ts';
import { type LoadedTemplates, loadTemplates } from '../features/templates/load-templates.ts';
import { startWorkers } from '../jobs/start-workers.ts';
import { openInstance } from '../open-instance.ts';
import type {} from './global-setup.ts';

const root = resolve(fileURLToPath(new URL('../../../../', import.meta.url)));
/** Reading them takes longer than all else that a start does in this process. */
let templates: Promise<LoadedTemplates> | undefined;

export interface Reply<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Record<string, string | string[] | number | undefined>;
}

export interface Client {
  readonly userId: string;
  readonly email: string;
  readonly cookie: string;
  call<E extends Endpoint>(
    endpoint: E,
    request: EndpointRequest<E> & { headers?: Record<string, string> },
  ): Promise<Reply<EndpointResponse<E>>>;
  /** Any request at all, for what no honest client sends. */
  raw(
    method: string,
    url: string,
    options?: { headers?: Record<string, string>; payload?: string | Buffer },
  ): Promise<Reply<never>>;
  upload(
    bytes: Uint8Array,
    filename: string,
    mediaType: string,
    fields?: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<
    Reply<{ id: string; duplicate_of: string | null; processing_status: string; insufficient_credits: boolean }>
  >;
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  /** The app's own folder, removed at close. */
  readonly folder: string;
  /** A new person with a session and `credits` (500). Without a surname the name says nothing of whose papers they are. */
  signIn(name?: string, options?: { credits?: number }): Promise<Client>;
  /** Somebody whose account is there. */
  signInAs(userId: string): Promise<Client>;
  /** Somebody without a session. */
  readonly stranger: Pick<Client, 'raw' | 'call'>;
  close(): Promise<void>;
}

/** On a database of its own unless `env` names one. `env` overrides settings; `workers: false` leaves jobs in the queue; `model` stands in for the one of the settings. */
export async function startTestServer(
  options: { env?: Record<string, string>; workers?: boolean; model?: () => ModelOffer | null } = {},
): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'oneform-app-'));
  const database = options.env?.DATABASE_URL ? null : await cloneDatabase();
  const config = readConfig(
    {
      NODE_ENV: 'test',
      PORT: '0',
      ONEFORM_DATA: folder,
      ...(database && { DATABASE_URL: database.url }),
      LOG_LEVEL: 'silent',
      WORKERS: '1',
      CREDITS_INITIAL: '500',
      SIGN_INS_PER_MINUTE: '1000',
      // Tests wait by asking again and again, all from one address.
      REQUESTS_PER_MINUTE: '100000',
      ...options.env,
    },
    root,
  );
  let port = 0;
  // Most tests have nothing read, and one that starts in vain takes seconds of a processor from those beside it.
  templates ??= loadTemplates(config.folders.templates);
  const opened = await openInstance(config, { port: () => port, keepsSpareReader: false, templates: await templates });
  const { model } = options;
  const deps = model
    ? Object.defineProperty({ ...opened.deps }, 'model', { get: model, enumerable: true })
    : opened.deps;
  const instance = { ...opened, deps };
  const app = await buildApp(instance.deps, instance.signIn);
  const workers = options.workers === false ? null : await startWorkers(instance);
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as { port: number }).port;
  return {
    app,
    deps: instance.deps,
    folder,
    signIn: (name, given) => signIn(app, instance.deps, name, given?.credits),
    signInAs: (userId) => signInAs(app, instance.deps, userId),
    stranger: talk(app, '', null),
    close: async () => {
      await app.close();
      await workers?.stop();
      await instance.close();
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A database that holds what migrations leave behind, in a few milliseconds. */
async function cloneDatabase() {
  const template = inject('templateDatabase');
  const name = `t_${randomBytes(8).toString('hex')}`;
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: template.replace('/oneform?', '/postgres?') });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await admin(`create database ${name} template oneform strategy file_copy`);
  return { url: template.replace('/oneform?', `/${name}?`), drop: () => admin(`drop database ${name} with (force)`) };
}

async function signIn(app: FastifyInstance, deps: Deps, name = 'Ada', credits = 500): Promise<Client> {
  const id = uuid();
  const email = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}.${id.slice(-6)}@example.com`;
  await deps.db.transaction(async (tx) => {
    await tx
      .insert(users)
      .values({ id, issuer: 'https://test.example', subject: id, email, fullName: name, gdprConsent: true });
    if (credits > 0) await grantCredits(tx, { userId: id, amount: credits, note: 'Test' });
  });
  return signInAs(app, deps, id);
}

async function signInAs(app: FastifyInstance, deps: Deps, id: string): Promise<Client> {
  const tokens = successorOf(deps.secret, newToken());
  const [user] = await deps.db.select({ email: users.email }).from(users).where(eq(users.id, id));
  await deps.db.transaction(async (tx) => {
    const sessionId = uuid();
    await tx.insert(sessions).values({ id: sessionId, userId: id, userAgent: 'vitest' });
    await storeTokens(tx, sessionId, tokens);
  });
  const csrf = await app.inject({ method: 'GET', url: '/api/auth/csrf-token' });
  const secret = csrf.cookies.find((cookie) => cookie.name === 'oneform_csrf');
  const cookie = `oneform_access=${tokens.access}; oneform_refresh=${tokens.refresh}; oneform_csrf=${encodeURIComponent(secret?.value ?? '')}`;
  return {
    userId: id,
    email: user!.email,
    cookie,
    ...talk(app, cookie, csrf.json<{ csrf_token: string }>().csrf_token),
  };
}

function talk(app: FastifyInstance, cookie: string, csrf: string | null) {
  const send = async (method: string, url: string, headers: Record<string, string>, payload?: string | Buffer) => {
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers: { ...(cookie ? { cookie } : {}), ...(csrf ? { 'x-csrf-token': csrf } : {}), ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    const isJson = /(?<!nd)json/.test(String(answer.headers['content-type'] ?? ''));
    return {
      status: answer.statusCode,
      body: (isJson ? answer.json() : answer.rawPayload) as never,
      headers: answer.headers,
    };
  };
  const call = <E extends Endpoint>(
    endpoint: E,
    request: EndpointRequest<E> & { headers?: Record<string, string> },
  ) => {
    const { params, query, body, headers } = request as {
      params?: Record<string, unknown>;
      query?: Record<string, unknown>;
      body?: unknown;
      headers?: Record<string, string>;
    };
    const path = endpoint.path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params?.[key])));
    const search = new URLSearchParams(
      Object.entries(query ?? {}).flatMap(([key, value]): [string, string][] =>
        value === undefined ? [] : [[key, String(value)]],
      ),
    );
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    return send(
      endpoint.method,
      search.size ? `${path}?${search}` : path,
      { ...json, ...headers },
      body === undefined ? undefined : JSON.stringify(body),
    );
  };
  const upload: Client['upload'] = (bytes, filename, mediaType, fields = {}, headers = {}) => {
    const boundary = `oneform${randomBytes(8).toString('hex')}`;
    const parts = Object.entries(fields).map(
      ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const head = `${parts.join('')}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\nContent-Type: ${mediaType}\r\n\r\n`;
    return send(
      'POST',
      '/api/documents/upload',
      { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
      Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    );
  };
  return {
    call,
    upload,
    raw: (method: string, url: string, options: { headers?: Record<string, string>; payload?: string | Buffer } = {}) =>
      send(method, url, options.headers ?? {}, options.payload),
  };
}
