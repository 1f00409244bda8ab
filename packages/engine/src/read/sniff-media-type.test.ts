import { expect, test } from 'vitest';
import { sniffMediaType } from './sniff-media-type.ts';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));

test.each([
  ['a PDF', bytes('%PDF-1.7\n'), 'application/pdf'],
  [
    'a PDF with a mail header before it',
    bytes('X-Mailer: none\r\n\r\n', '%PDF-1.4\n', [0xe2, 0xe3]),
    'application/pdf',
  ],
  ['a JPEG', bytes([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
  ['a PNG', bytes([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]), 'image/png'],
  ['UTF-8', Buffer.from('Straße in Kadıköy, 東京'), 'text/plain'],
  ['Latin-1', Buffer.from('Größe: 3 Mühlen, Café, niño', 'latin1'), 'text/plain'],
  ['UTF-16 with its mark', bytes([0xff, 0xfe], 'h\0i\0'), 'text/plain'],
  ['text with a stray zero', Buffer.from(`${'All is well. '.repeat(20)}\0`), 'text/plain'],
])('knows %s by its bytes', (_name, content, type) => {
  expect(sniffMediaType(content)).toBe(type);
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a zip archive', bytes('PK', [3, 4, 20, 0, 0, 0, 8, 0, 0x21])],
  ['a GIF', bytes('GIF89a', [1, 0, 1, 0, 0x80, 0, 0])],
  ['every byte there is', Buffer.from(Array.from({ length: 512 }, (_, index) => index % 256))],
  ['bytes that are mostly not letters', bytes(Array.from({ length: 64 }, (_, index) => 0xa0 + (index % 64)))],
  ['half a UTF-16 letter', bytes([0xff, 0xfe, 0x68])],
])('takes %s for none of the four types', (_name, content) => {
  expect(sniffMediaType(content)).toBeUndefined();
});
