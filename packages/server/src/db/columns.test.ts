import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storableJson, storableText } from './columns.ts';

const NUL = String.fromCharCode(0);
const LONE = String.fromCharCode(0xd800);

describe('storableText', () => {
  it('drops U+0000 and replaces lone surrogates', () => {
    expect(storableText(`a${NUL}b${LONE}c😀`)).toBe('ab\ufffdc😀');
  });
});

describe('storableJson', () => {
  it('leaves no escape that PostgreSQL refuses', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string({ unit: 'binary' }), (value, text) => {
        const stored = JSON.stringify(JSON.parse(storableJson({ value, [text]: text })));
        expect(/(?<!\\)(\\\\)*\\u(0000|d[89ab])/.test(stored)).toBe(false);
      }),
    );
  });

  it('keeps backslashes that only look like an escape', () => {
    expect(JSON.parse(storableJson({ path: 'C:\\u0000\\new', twice: '\\\\u0000' }))).toEqual({
      path: 'C:\\u0000\\new',
      twice: '\\\\u0000',
    });
  });

  it('cleans keys too', () => {
    expect(JSON.parse(storableJson({ [`a${NUL}`]: `${NUL}${NUL}b` }))).toEqual({ a: 'b' });
  });
});
