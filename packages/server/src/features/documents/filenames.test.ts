// Sixty names of files: what is stored is named by us, and the name comes back as text in one header.
import { api } from '@oneform/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectSound } from '../../testing/expect-sound.ts';
import { recordFigure } from '../../testing/record-figure.ts';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await startTestServer({ workers: false });
  client = await server.signIn('Names', { credits: 1000 });
});
afterAll(async () => {
  await expectSound(server);
  await server.close();
});

const names = [
  ...[
    '../../x',
    '..\\..\\x',
    '/etc/passwd',
    'C:\\x\\y',
    '\\\\host\\share',
    './.',
    '..',
    '.',
    '~',
    '.htaccess',
    'a/../b',
  ],
  ...[
    'a\0b',
    'a\rb',
    'a\nb',
    'a\r\nSet-Cookie: x=1',
    'a\tb',
    '\u001b[31m',
    'a\u202egnp.exe',
    '\u200b',
    '\ufeffa',
    '\ud800',
  ],
  ...['😀', '👨‍👩‍👧', 'שלום', 'مرحبا', '身分証', 'Zażółć', 'ﬁle', 'e\u0301', 'Å', 'ß', 'İ', 'ı'],
  ...['x'.repeat(300), '身'.repeat(300), '😀'.repeat(200), `${'x'.repeat(250)}😀😀😀`, 'a'.repeat(255)],
  ...['CON', 'NUL', 'aux.txt', 'com1', 'a.', 'a ', ' a', 'a:b', 'a*?b', '<script>', 'a|b'],
  ...[
    '"',
    "'",
    'a"b',
    'a;b=c',
    "filename*=UTF-8''x",
    'a"; filename="b.exe',
    '%00',
    '%2e%2e%2f',
    'a$x',
    '$(x)',
    '-rf',
    '--',
  ],
];

it.each(names.map((name) => [name]))('%j', async (name) => {
  const bytes = Buffer.from(`The paper called ${JSON.stringify(name)}`);
  const { id } = (await client.upload(bytes, 'a.txt', 'text/plain')).body;
  const renamed = await client.call(api.documents.rename, { params: { id }, body: { display_name: name } });
  expect([200, 422]).toContain(renamed.status);
  const { display_name } = (await client.call(api.documents.get, { params: { id } })).body;
  expect(display_name).not.toContain('\0');
  const { status, body, headers } = await client.call(api.documents.download, { params: { id } });
  expect(status).toBe(200);
  expect(body).toEqual(bytes);
  const disposition = headers['content-disposition'];
  expect(disposition).toMatch(/^attachment; filename=/);
  expect(disposition).toMatch(/^[\x20-\x7e]+$/);
  expect(headers).toMatchObject({ 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' });
  expect(headers['set-cookie']).toBeUndefined();
  const told = /filename\*=UTF-8''([^;]+)/.exec(String(disposition))?.[1];
  if (told) expect(decodeURIComponent(told)).not.toMatch(/[/\\\0\r\n]/);
  recordFigure(`${names.length} names, each with the same bytes back`);
});
