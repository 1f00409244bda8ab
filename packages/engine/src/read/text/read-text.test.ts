import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultReadLimits } from '../read-limits.ts';
import { sniffMediaType } from '../sniff-media-type.ts';
import { readText } from './read-text.ts';

test('tells the place of each word as a share of the characters', () => {
  const { pages } = readText(Buffer.from('Name: Ada\n\n  Born 1815  \n'), defaultReadLimits);
  const [page] = pages;
  expect(page?.text).toBe('Name: Ada\n\n  Born 1815  \n');
  expect(page?.lines.map((line) => line.text)).toEqual(['Name: Ada', 'Born 1815']);
  const total = page!.text.length;
  for (const { words } of page!.lines) {
    for (const { text, box } of words)
      expect(page!.text.slice(Math.round(box[1] * total), Math.round(box[3] * total))).toBe(text);
  }
});

test.each([
  ['UTF-8 with its mark', Buffer.from('\ufeffÉlan')],
  ['UTF-16 little-endian', Buffer.from('\ufeffÉlan', 'utf16le')],
  ['UTF-16 big-endian', Buffer.from('\ufeffÉlan', 'utf16le').swap16()],
  ['Windows-1252', Buffer.from([0xc9, 0x6c, 0x61, 0x6e])],
])('decodes %s', (_name, bytes) => {
  expect(readText(bytes, defaultReadLimits).pages[0]?.text).toBe('Élan');
});

test.each([
  ['Windows-1250', [0xa3, 0x75, 0x6b, 0x61, 0x73, 0x7a, 0x20, 0x8f, 0x72, 0xf3, 0x64, 0xb3, 0x6f], 'Łukasz Źródło'],
  [
    'Windows-1251',
    [0xcf, 0xe0, 0xf1, 0xef, 0xee, 0xf0, 0xf2, 0x20, 0xd0, 0xee, 0xf1, 0xf1, 0xe8, 0xff],
    'Паспорт Россия',
  ],
])('tells %s by its letters', (_name, codes, text) => {
  const bytes = Buffer.from(codes);
  expect(sniffMediaType(bytes)).toBe('text/plain');
  expect(readText(bytes, defaultReadLimits).pages[0]?.text).toBe(text);
});

test('reads the beginning of a text that is too long, and says so', () => {
  const { pages, problems } = readText(Buffer.from('word '.repeat(100)), { ...defaultReadLimits, maxCharacters: 50 });
  expect(pages[0]?.text).toHaveLength(50);
  expect(problems).toEqual([{ code: 'too_many_pages' }]);
});

test('finds no text in white space', () => {
  expect(readText(Buffer.from(' \n\t '), defaultReadLimits)).toEqual({
    pages: [],
    problems: [{ code: 'no_text_found' }],
  });
});

test('yields text that any database can hold', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 400 }), (bytes) => {
      const text = readText(bytes, defaultReadLimits).pages[0]?.text ?? '';
      expect(text.isWellFormed()).toBe(true);
      expect(text).not.toContain('\0');
    }),
  );
});
