// Tries every pair of declared and actual type, under every ending: both must agree, and the name decides nothing.
import { api } from '@oneform/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await startTestServer({ workers: false });
  client = await server.signIn('Matrix', { credits: 1000 });
});
afterAll(() => server.close());

const latin = (text: string) => Buffer.from(text, 'latin1');
const pdf = latin('%PDF-1.4\n1 0 obj<</Type /Page>>endobj\n%%EOF\n');
const jpeg = latin('\xff\xd8\xff\xe0\0\x10JFIF\0');
const zip = latin('PK\x03\x04\x14\0\0\0\x08\0');
const html = '<html><script>alert(1)</script></html>';

/** Bytes, and the types as which they are taken; nothing contradicts none, and is told to be empty when it is read. */
const contents: Readonly<Record<string, readonly [Buffer, ...string[]]>> = {
  PDF: [pdf, 'application/pdf'],
  'PDF behind 1 KB of junk': [Buffer.concat([Buffer.alloc(1000, 32), pdf]), 'application/pdf'],
  'PDF and HTML': [Buffer.concat([pdf, latin(html)]), 'application/pdf'],
  'PDF and ZIP': [Buffer.concat([pdf, zip]), 'application/pdf'],
  PNG: [latin('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR'), 'image/png'],
  JPEG: [jpeg, 'image/jpeg'],
  'JPEG with HTML in a comment': [Buffer.concat([jpeg, latin(`\xff\xfe\0\x40${html}`)]), 'image/jpeg'],
  text: [Buffer.from('Surname: Keller\n'), 'text/plain'],
  'text in UTF-16': [Buffer.concat([latin('\xff\xfe'), Buffer.from('Surname: Keller\n', 'utf16le')]), 'text/plain'],
  'HTML, which is text': [latin(html), 'text/plain'],
  'SVG, which is text': [latin('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'text/plain'],
  nothing: [Buffer.alloc(0), 'application/pdf', 'image/png', 'image/jpeg', 'text/plain'],
  GIF: [latin('GIF89a\x01\0\x01\0\x80\0\0')],
  'GIF and ZIP': [Buffer.concat([latin('GIF89a\x01\0\x01\0\x80\0\0'), zip])],
  ZIP: [zip],
  EXE: [latin('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0')],
};
const declared = [
  ...['application/pdf', 'image/png', 'image/jpeg', 'text/plain'],
  ...[
    'image/svg+xml',
    'text/html',
    'image/gif',
    'application/zip',
    'application/octet-stream',
    'application/xhtml+xml',
  ],
  ...['text/javascript', 'image/tiff'],
];
const endings = ['pdf', 'png', 'jpg', 'txt', 'svg', 'html', 'gif', 'zip', 'exe', 'PDF', 'html.pdf', ''];

it.each(Object.entries(contents))('%s', async (what, [bytes, ...taken]) => {
  const wrong: string[] = [];
  for (const [index, type] of declared.entries()) {
    const name = `${what} ${index}.${endings[(index + what.length) % endings.length]}`;
    // Bytes of its own, so that none is known from before.
    const own = bytes.length > 0 && taken.includes(type) ? Buffer.concat([bytes, latin(`\n${index}`)]) : bytes;
    const { status, body } = await client.upload(own, name, type);
    const expected = taken.includes(type) ? 201 : 415;
    if (status !== expected) wrong.push(`${name} as ${type}: ${status}`);
    if (status === 415) expect(body).toMatchObject({ code: 'unsupported_media_type', allowed: expect.any(Array) });
    if (status !== 201) continue;
    // The download has headers that keep a browser from running it, whatever else it could be taken for.
    const download = await client.call(api.documents.download, { params: { id: body.id } });
    expect(download.headers).toMatchObject({
      'content-type': expect.stringContaining(type),
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment/),
    });
  }
  expect(wrong).toEqual([]);
});
