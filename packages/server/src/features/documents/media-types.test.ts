import { describe, expect, it } from 'vitest';
import { formatSize } from './format-size.ts';
import { acceptedType, withExtension } from './media-types.ts';

describe('acceptedType', () => {
  it.each([
    ['application/pdf', 'application/pdf'],
    ['image/jpg', 'image/jpeg'],
    ['text/plain; charset=utf-8', 'text/plain'],
    ['IMAGE/PNG', 'image/png'],
    ['image/svg+xml', undefined],
    ['', undefined],
  ])('%s → %s', (declared, type) => {
    expect(acceptedType(declared)).toBe(type);
  });
});

describe('withExtension', () => {
  it.each([
    ['My passport', 'application/pdf', 'My passport.pdf'],
    ['scan.PDF', 'application/pdf', 'scan.PDF'],
    ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
    ['v1.2', 'image/png', 'v1.2.png'],
  ])('%s as %s → %s', (name, type, saved) => {
    expect(withExtension(name, type)).toBe(saved);
  });
});

describe('formatSize', () => {
  it.each([
    [0, '0 Bytes'],
    [1023, '1023 Bytes'],
    [1536, '1.5 KB'],
    [10485761, '10 MB'],
    [12_900_000, '12.3 MB'],
    [3 * 1024 ** 3, '3 GB'],
  ])('%i → %s', (bytes, text) => {
    expect(formatSize(bytes)).toBe(text);
  });
});
