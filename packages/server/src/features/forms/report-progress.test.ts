// Progress of a long form: a waiting client gets its progress and last its outcome; a client that leaves ends the work.
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { type FillMessage, FORM_PROGRESS_TYPE, type FormReport } from '@oneform/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { AppError } from '../../errors.ts';
import { handleErrors } from '../../http/error-handler.ts';
import { type Listener, reportProgress } from './report-progress.ts';

const report: FormReport = {
  ...{
    places: 'fields',
    filename: 'visa (filled).pdf',
    fields: [],
    as_intended: 0,
    to_check: 0,
    left_blank: 0,
    notes: [],
  },
  ...{ pages: [], print: '', pdf: '' },
};
const asked = { accept: `${FORM_PROGRESS_TYPE}, application/json` };
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let app: FastifyInstance;
afterEach(() => app.close());

async function serve(fill: (listener: Listener) => Promise<FormReport>): Promise<void> {
  app = Fastify();
  handleErrors(app);
  app.post('/', async (request, reply) => (await reportProgress(request, reply, fill)) ?? reply);
  await app.listen({ port: 0, host: '127.0.0.1' });
}

async function ask(headers: Record<string, string> = asked) {
  const { port } = app.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers });
  const text = await answer.text();
  const lines = text.trim().split('\n');
  return { status: answer.status, messages: lines.map((line) => JSON.parse(line) as FillMessage) };
}

const fillSlowly = async ({ onProgress }: Listener) => {
  onProgress(1, 3);
  await wait(1100);
  onProgress(2, 3);
  return report;
};

it('tells the pages that are read, then the report', async () => {
  await serve(fillSlowly);
  expect(await ask()).toEqual({ status: 200, messages: [{ done: 1, total: 3 }, { done: 2, total: 3 }, { report }] });
});

it('tells the report alone to those who do not ask for more, or need not wait', async () => {
  await serve(fillSlowly);
  expect((await ask({ accept: 'application/json' })).messages).toEqual([report]);
  await app.close();
  await serve(async () => report);
  expect((await ask()).messages).toEqual([report]);
});

it('tells what went wrong: by its status while it can, in the last line after that', async () => {
  const fail = (): never => {
    throw new AppError('validation_failed', { detail: 'This is no form.' });
  };
  await serve(async () => fail());
  expect(await ask()).toMatchObject({ status: 422, messages: [{ code: 'validation_failed' }] });
  await app.close();
  await serve(async (listener) => {
    await fillSlowly(listener);
    return fail();
  });
  expect((await ask()).messages.at(-1)).toMatchObject({
    problem: { status: 422, code: 'validation_failed', detail: 'This is no form.' },
  });
});

it('ends the work when nobody waits for it any more', async () => {
  const ended = Promise.withResolvers<void>();
  await serve(({ signal }) => {
    signal.addEventListener('abort', () => ended.resolve());
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n');
  await wait(200);
  socket.destroy();
  await ended.promise;
});
