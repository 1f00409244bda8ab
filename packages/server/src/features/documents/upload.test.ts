// Uploads over HTTP: what is taken, what is refused and in which words, and that nothing is left behind.

import { readdir } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { api, MAX_FILE_BYTES } from '@oneform/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectSound } from '../../testing/expect-sound.ts';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await startTestServer({ workers: false });
});
beforeEach(async () => {
  client = await server.signIn();
});
afterEach(() => expectSound(server));
afterAll(() => server.close());

const pdf = (pages = 1) => Buffer.from(`%PDF-1.4\n${'1 0 obj<</Type /Page>>endobj\n'.repeat(pages)}%%EOF`);
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]);
const list = async () => (await client.call(api.documents.list, { query: {} })).body;

describe('what is taken', () => {
  it.each([
    ['passport.pdf', 'application/pdf', pdf(), 'application/pdf'],
    ['scan.png', 'image/png', png, 'image/png'],
    ['photo.jpg', 'image/jpeg', jpeg, 'image/jpeg'],
    ['photo.jpg', 'image/jpg', Buffer.concat([jpeg, Buffer.from('2')]), 'image/jpeg'],
    ['pasted-text.txt', 'text/plain; charset=utf-8', Buffer.from('Zażółć gęślą jaźń'), 'text/plain'],
    ['empty.txt', 'text/plain', Buffer.alloc(0), 'text/plain'],
    ['junk in front.pdf', 'application/pdf', Buffer.concat([Buffer.alloc(900, 32), pdf()]), 'application/pdf'],
  ])('%s as %s', async (name, declared, bytes, stored) => {
    const { status, body, headers } = await client.upload(bytes, name, declared);
    expect(status).toBe(201);
    expect(headers.location).toBe(`/api/documents/${body.id}`);
    expect(body).toEqual({
      id: expect.any(String),
      duplicate_of: null,
      processing_status: 'processing',
      insufficient_credits: false,
    });
    const document = (await client.call(api.documents.get, { params: { id: body.id } })).body;
    expect(document).toMatchObject({
      original_filename: name,
      display_name: name,
      mime_type: stored,
      file_size: bytes.length,
      processing_status: 'processing',
      processing_step: 'categorization',
    });
  });

  it('holds a credit a page from the start', async () => {
    await client.upload(pdf(7), 'seven.pdf', 'application/pdf');
    expect((await client.call(api.credits.balance, {})).body.balance).toBe(493);
  });

  it('a file of exactly the largest size', async () => {
    const bytes = Buffer.alloc(MAX_FILE_BYTES, 'a');
    expect((await client.upload(bytes, 'large.txt', 'text/plain')).status).toBe(201);
  });

  it.each([
    '../../etc/passwd.txt',
    'Kadıköy 身分証 😀.txt',
    'שלום.txt',
    'a;b=c.txt',
    `${'x'.repeat(300)}.txt`,
    "it's 50%.txt",
  ])('the name %s', async (name) => {
    const { status, body } = await client.upload(Buffer.from(name), name, 'text/plain');
    expect(status).toBe(201);
    const { original_filename } = (await client.call(api.documents.get, { params: { id: body.id } })).body;
    expect(original_filename).toBe(name.length > 255 ? `${'x'.repeat(251)}.txt` : name.split('/').at(-1));
  });
});

describe('what is refused', () => {
  it.each([
    ['page.html', 'text/html', Buffer.from('<html>'), 'text/html'],
    ['drawing.svg', 'image/svg+xml', Buffer.from('<svg/>'), 'image/svg+xml'],
    ['archive.zip', 'application/zip', Buffer.from('PK\u0003\u0004'), 'application/zip'],
    ['lies.pdf', 'application/pdf', png, 'image/png (declared as application/pdf)'],
    ['lies.png', 'image/png', pdf(), 'application/pdf (declared as image/png)'],
    [
      'binary.txt',
      'text/plain',
      Buffer.from([0, 1, 2, 3, 255, 254, 0, 7]),
      'application/octet-stream (declared as text/plain)',
    ],
    [
      'gif.jpg',
      'image/jpeg',
      Buffer.from('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000'),
      'application/octet-stream (declared as image/jpeg)',
    ],
  ])('%s as %s', async (name, declared, bytes, said) => {
    const { status, body } = await client.upload(bytes, name, declared);
    expect(status).toBe(415);
    expect(body).toMatchObject({
      code: 'unsupported_media_type',
      message: `File "${name}" has unsupported type ${said}. Please upload PDF, JPG, PNG, or TXT files.`,
    });
    expect((await list()).total).toBe(0);
  });

  it('a file that is one byte too large', async () => {
    const { status, body } = await client.upload(Buffer.alloc(MAX_FILE_BYTES + 1, 'a'), 'huge.txt', 'text/plain');
    expect(status).toBe(413);
    expect(body).toMatchObject({
      code: 'file_too_large',
      max_bytes: MAX_FILE_BYTES,
      message: 'File "huge.txt" is too large (10 MB). Maximum size is 10MB.',
    });
    expect((await list()).total).toBe(0);
  });

  it('a much larger one, by its announced length', async () => {
    const { status, body } = await client.upload(Buffer.alloc(13_000_000, 'a'), 'huge.txt', 'text/plain');
    expect(status).toBe(413);
    expect((body as unknown as { message: string }).message).toBe(
      'File "huge.txt" is too large (12.4 MB). Maximum size is 10MB.',
    );
  });

  const form = (...parts: string[]) => ({
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    payload: `${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--\r\n`,
  });
  const file = (name: string, filename = 'a.txt') =>
    `Content-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: text/plain\r\n\r\nhello`;
  const field = (name: string, value: string) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`;
  it.each([
    ['no file', form(field('a', 'b')), 422],
    ['nothing', form(), 422],
    ['another field', form(file('document')), 422],
    ['two files', form(file('file'), file('file', 'b.txt')), 413],
    ['many fields', form(...Array.from({ length: 50 }, (_, index) => field(`f${index}`, 'x')), file('file')), 413],
    ['a collection that is no id', form(file('file'), field('collection_id', 'mine')), 422],
    [
      'two collections',
      form(file('file'), field('collection_id', '01890000-0000-7000-8000-000000000000'), field('collection_id', '')),
      422,
    ],
    ['a missing collection', form(file('file'), field('collection_id', '01890000-0000-7000-8000-000000000000')), 404],
    ['JSON', { headers: { 'content-type': 'application/json' }, payload: '{"file":"x"}' }, 415],
    ['no body', { headers: { 'content-type': 'multipart/form-data; boundary=b' }, payload: '' }, 422],
    ['no boundary', { headers: { 'content-type': 'multipart/form-data' }, payload: 'x' }, 400],
    [
      'a body that breaks off',
      { headers: { 'content-type': 'multipart/form-data; boundary=b' }, payload: `--b\r\n${file('file')}` },
      400,
    ],
    ['a name out of the prototype', form(file('__proto__')), 400],
  ])('%s', async (_name, request, status) => {
    const answer = await client.raw('POST', '/api/documents/upload', request);
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([status, expect.any(String)]);
    expect((await list()).total).toBe(0);
  });

  it('somebody else’s collection, like one that is not there', async () => {
    const other = await server.signIn('Eve');
    const { id } = (await other.call(api.collections.create, { body: { collection_name: 'Hers' } })).body;
    expect((await client.upload(Buffer.from('x'), 'x.txt', 'text/plain', { collection_id: id })).status).toBe(404);
    expect(
      (
        await server.stranger.raw('POST', '/api/documents/upload', {
          headers: { 'content-type': 'multipart/form-data; boundary=b' },
          payload: '--b--',
        })
      ).status,
    ).toBe(401);
  });

  it('anything when the disk is nearly full, while reading goes on', async () => {
    const full = await startTestServer({ workers: false, env: { MIN_FREE_MB: '999999999' } });
    const somebody = await full.signIn();
    expect(await somebody.upload(Buffer.from('x'), 'x.txt', 'text/plain')).toMatchObject({
      status: 507,
      body: { code: 'storage_full' },
    });
    expect((await somebody.call(api.documents.list, { query: {} })).status).toBe(200);
    await full.close();
  });
});

it('leaves nothing behind when the sender goes away', async () => {
  const { port } = server.app.server.address() as AddressInfo;
  const csrf = (await client.call(api.auth.csrfToken, { headers: { cookie: client.cookie } })).body.csrf_token;
  const head = `POST /api/documents/upload HTTP/1.1\r\nHost: localhost:${port}\r\nCookie: ${client.cookie}\r\nX-CSRF-Token: ${csrf}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 5000000\r\n\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\n`;
  const temporary = () => readdir(server.deps.config.folders.temporary);
  for (const sent of [1000, 100_000, 3_000_000]) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    try {
      socket.write(head + 'a'.repeat(sent));
      await expect.poll(temporary).not.toEqual([]);
    } finally {
      socket.destroy();
    }
    await expect.poll(temporary).toEqual([]);
  }
  expect((await list()).total).toBe(0);
});

describe('the same content again', () => {
  it('is known, stored once and free once it was read', async () => {
    const bytes = Buffer.from('the same');
    const first = (await client.upload(bytes, 'a.txt', 'text/plain')).body;
    const second = (await client.upload(bytes, 'b.txt', 'text/plain')).body;
    expect(second).toMatchObject({ duplicate_of: first.id });
    const other = await server.signIn('Other');
    expect((await other.upload(bytes, 'c.txt', 'text/plain')).body.duplicate_of).toBeNull();
    const { rows } = await server.deps.db.execute<{ files: number }>(
      `select count(distinct sha256)::int as files from documents where file_size = ${bytes.length}`,
    );
    expect(rows[0]!.files).toBe(1);
  });
});
