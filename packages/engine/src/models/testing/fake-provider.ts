// A provider on loopback that speaks the real protocols and fails in every way that real ones do. For tests and benches.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { ModelProvider } from '../document-model.ts';
import { type WireQuestion, wires } from './wire.ts';

export type FakeMode =
  | 'answer'
  /** Takes the question and says nothing, ever. */
  | 'hang'
  /** Begins to answer and never ends. */
  | 'slow'
  | 'rate_limited'
  | 'server_error'
  | 'reset'
  | 'garbage'
  | 'truncated'
  | 'wrong_schema'
  /** 50 MB. */
  | 'huge'
  | 'no_credit'
  | 'quota'
  | 'unauthorised'
  | 'forbidden'
  | 'redirect';

/** Answer of the fake, as the JSON that is asked for. Text is sent as it is. */
export type Answerer = (question: WireQuestion) => unknown;

export interface FakeProviderOptions {
  /** Refuses questions with a schema, as small servers do. */
  readonly takesSchemas?: boolean;
  /** Seconds, with `rate_limited`. */
  readonly retryAfter?: number;
}

export interface FakeProvider {
  readonly origin: string;
  readonly baseUrl: (provider: ModelProvider) => string;
  /** All questions so far, the refused ones too. */
  readonly questions: readonly WireQuestion[];
  /** Paths that were asked for and are none of a provider's. */
  readonly strayRequests: readonly string[];
  /** Modes of the next questions, one each; after them it answers again. */
  readonly script: (...modes: readonly FakeMode[]) => void;
  /** Mode of all questions from now on. */
  readonly always: (mode: FakeMode) => void;
  readonly close: () => Promise<void>;
}

const HUGE = 50 * 1024 * 1024;
/** Nothing that a provider says may reach a log or a person. */
export const providerSecret = 'provider-secret-7f3a';

export async function startFakeProvider(answer: Answerer, options: FakeProviderOptions = {}): Promise<FakeProvider> {
  const questions: WireQuestion[] = [];
  const strayRequests: string[] = [];
  let scripted: FakeMode[] = [];
  let usual: FakeMode = 'answer';
  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url?.split('?')[0] ?? '';
    const found = Object.entries(wires).find(([, wire]) => request.method === 'POST' && wire.path.test(path));
    if (!found) {
      strayRequests.push(path);
      send(response, 404, {});
      return;
    }
    const [name, wire] = found as [WireQuestion['wire'], (typeof wires)[WireQuestion['wire']]];
    const body = JSON.parse(await readBody(request)) as Record<string, unknown>;
    const question: WireQuestion = { wire: name, ...wire.read(body, request.headers, path) };
    questions.push(question);
    const mode = scripted.shift() ?? usual;
    const refuse = (status: number, type: string, headers: Record<string, string> = {}) =>
      send(response, status, wire.error(type, `${type} ${providerSecret}`), headers);
    const say = (text: string) => JSON.stringify(wire.answer(text, body));
    switch (mode) {
      case 'hang':
        return;
      case 'slow':
        response.writeHead(200, { 'content-type': 'application/json' });
        response.write('{');
        return;
      case 'rate_limited':
        refuse(429, 'rate_limit_error', { 'retry-after': String(options.retryAfter ?? 1) });
        return;
      case 'server_error':
        refuse(500, 'api_error');
        return;
      case 'reset':
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
        response.write('{"id":"half', () => response.destroy());
        return;
      case 'garbage':
        response.writeHead(200, { 'content-type': 'text/html' });
        response.end(`<html>${providerSecret}</html>`);
        return;
      case 'truncated':
        sendText(response, say('{"document_type":"passport","facts":[{"name":"surn'));
        return;
      case 'wrong_schema':
        sendText(response, say('{"facts":"none","placements":7,"explanation":[]}'));
        return;
      case 'huge':
        await sendHuge(response);
        return;
      case 'no_credit':
        refuse(402, 'payment_required');
        return;
      case 'quota':
        refuse(429, 'insufficient_quota');
        return;
      case 'unauthorised':
        refuse(401, 'authentication_error');
        return;
      case 'forbidden':
        refuse(403, 'permission_error');
        return;
      case 'redirect':
        send(response, 307, {}, { location: '/elsewhere' });
        return;
    }
    if (options.takesSchemas === false && question.hasSchema) {
      refuse(400, 'invalid_request_error');
      return;
    }
    const said = await answer(question);
    sendText(response, say(typeof said === 'string' ? said : JSON.stringify(said)));
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    baseUrl: (provider) => `${origin}/${provider === 'google' ? 'v1beta' : 'v1'}`,
    questions,
    strayRequests,
    script: (...modes) => {
      scripted = [...modes];
    },
    always: (mode) => {
      usual = mode;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

function sendText(response: ServerResponse, body: string): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(body);
}

/** As fast as it is taken; ends when nobody takes more. */
async function sendHuge(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' });
  const chunk = Buffer.alloc(64 * 1024, 'x');
  await pipeline(Array(HUGE / chunk.byteLength).fill(chunk), response);
}
