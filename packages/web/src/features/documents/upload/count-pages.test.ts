import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { countPages, countPdfPages } from './count-pages.ts';

const bytes = (...parts: readonly (string | Uint8Array)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))));

test('the root of a plain page tree counts the pages, not its branches or the outline', async () => {
  const pdf = bytes(
    '%PDF-1.4\n1 0 obj<</Type/Outlines/Count 40>>endobj\n',
    '2 0 obj<</Kids[3 0 R]/Type /Pages/Resources<</Font<<>>>>/Count 7>>endobj\n',
    '3 0 obj<</Type/Pages/Count 4/Parent 2 0 R>>endobj',
  );
  expect(await countPdfPages(pdf)).toBe(7);
});

test('a page tree in a compressed object stream is found', async () => {
  const stream = deflateSync('2 0 3 50 <</Type/Pages/Kids[4 0 R]/Count 12>> <</Type/Outlines/Count 99>>');
  const pdf = bytes(
    '%PDF-1.5\n1 0 obj<</Type/ObjStm/N 2/Filter/FlateDecode>>stream\r\n',
    stream,
    '\r\nendstream endobj',
  );
  expect(await countPdfPages(pdf)).toBe(12);
});

test('what cannot be counted is not guessed', async () => {
  expect(await countPdfPages(bytes('%PDF-1.7\ngarbage'))).toBeNull();
  expect(await countPdfPages(bytes('<</Type/Pages/Count 99999999>>'))).toBeNull();
});

test('a picture or a text is one page', async () => {
  expect(await countPages(new File(['x'], 'a.png', { type: 'image/png' }))).toBe(1);
});
