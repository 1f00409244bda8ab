// An assistant talks to `oneform mcp` as its own client does, and that to a real server with a key.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { createOneFormClient, dataOf, OneFormError, uploadDocument } from '@oneform/client';
import { api } from '@oneform/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Client as Person, startTestServer, type TestServer } from '../packages/server/src/testing/test-server.ts';

const root = resolve(import.meta.dirname, '..');
let server: TestServer;
let person: Person;
let secret: string;
let keyId: string;
let folder: string;
let assistant: Client;
let applicationId: string;
const origin = () => `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
const log = () => join(folder, 'mcp.log');

beforeAll(async () => {
  server = await startTestServer();
  folder = await mkdtemp(join(tmpdir(), 'oneform-mcp-'));
  person = await server.signIn('Maria Keller');
  const key = (await person.call(api.account.createKey, { body: { name: 'Assistant', valid_days: 1 } })).body;
  secret = key.secret;
  keyId = key.key.id;
  const client = createOneFormClient({ origin: origin(), key: secret });
  const { id } = dataOf(
    await client.POST('/api/collections', { body: { collection_name: 'My visa', template_id: 'visa_application' } }),
  );
  applicationId = id;
  const text = 'PASSPORT\nSurname: Keller\nGiven names: Maria\nPassport No: C01X00T47\nDate of expiry: 14.03.2031\n';
  const paper = await uploadDocument(client, new File([text], 'passport.txt', { type: 'text/plain' }));
  const params = { path: { id: paper.id } };
  await vi.waitUntil(
    async () => dataOf(await client.GET('/api/documents/{id}/status', { params })).processing_status === 'completed',
    { timeout: 180_000, interval: 200 },
  );
  assistant = new Client({ name: 'test', version: '1' });
  await assistant.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: ['scripts/oneform.ts', 'mcp', '--url', origin(), '--log', log()],
      cwd: root,
      env: { PATH: process.env.PATH ?? '', ONEFORM_KEY: secret },
    }),
  );
});
afterAll(async () => {
  await assistant?.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function call(name: string, given: Record<string, unknown> = {}) {
  const { content, isError } = await assistant.callTool({ name, arguments: given });
  const [{ text }] = content as [{ text: string }];
  return { isError: isError === true, text, value: isError ? null : JSON.parse(text) };
}

it('offers to look, and to fill a form', async () => {
  const { tools } = await assistant.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'list_applications',
    'list_missing',
    'look_up',
    'list_sources',
    'fill_form',
  ]);
});

it('says what is missing, and where values come from', async () => {
  const { value: applications } = await call('list_applications');
  expect(applications).toEqual([expect.objectContaining({ id: applicationId, name: 'My visa' })]);
  const { value: missing } = await call('list_missing', { application_id: applicationId });
  expect(missing.is_complete).toBe(false);
  expect(missing.missing_fields.length).toBeGreaterThan(0);
  const { value: found } = await call('look_up', { words: 'passport number' });
  expect(found.values).toContainEqual(
    expect.objectContaining({ value: 'C01X00T47', source: expect.objectContaining({ document_name: 'passport.txt' }) }),
  );
  expect((await call('list_sources', { application_id: applicationId })).text).toContain('C01X00T47');
});

it('fills a form into a new file, and never over one', async () => {
  const blank = await PDFDocument.create();
  const sheet = blank.addPage([400, 300]);
  sheet.drawText('Surname', { x: 40, y: 250, size: 12 });
  blank.getForm().createTextField('surname').addToPage(sheet, { x: 120, y: 240, width: 200, height: 24 });
  const [form, filled] = [join(folder, 'blank.pdf'), join(folder, 'filled.pdf')];
  await writeFile(form, await blank.save());
  const given = { application_id: applicationId, form, save_as: filled };
  expect((await call('fill_form', given)).value).toMatchObject({ saved_as: filled, as_intended: 1 });
  const written = await PDFDocument.load(await readFile(filled));
  expect(written.getForm().getTextField('surname').getText()).toMatch(/keller/i);
  expect(await call('fill_form', given)).toMatchObject({ isError: true, text: expect.stringContaining('EEXIST') });
});

it('may do no more than its key, and logs each call', async () => {
  const other = await server.signIn('Somebody Else');
  const theirs = (
    await other.call(api.collections.create, { body: { collection_name: 'Theirs', collection_data: {} } })
  ).body;
  expect(await call('list_missing', { application_id: theirs.id })).toMatchObject({ isError: true });
  await person.call(api.account.deleteKey, { params: { id: keyId } });
  expect(await call('list_applications')).toMatchObject({ isError: true, text: expect.stringContaining('API key') });
  const lines = (await readFile(log(), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ tool, result }) => `${tool} ${result}`).slice(-2)).toEqual([
    'list_missing error',
    'list_applications error',
  ]);
  for (const { requests, tool, result } of lines)
    if (!(tool === 'fill_form' && result === 'error')) expect(requests).toEqual([expect.stringMatching(/^[\w-]{36}$/)]);
  await expect(
    createOneFormClient({ origin: origin(), key: secret }).GET('/api/collections').then(dataOf),
  ).rejects.toThrow(OneFormError);
});
