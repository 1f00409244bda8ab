import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readHeader } from './read-header.ts';

const picture = () => sharp({ create: { width: 37, height: 21, channels: 3, background: '#456' } });

describe('reads size and build from the header of', () => {
  test.each([
    ['a PNG', () => picture().png().toBuffer(), false],
    ['an interlaced PNG', () => picture().png({ progressive: true }).toBuffer(), true],
    ['a JPEG', () => picture().jpeg().toBuffer(), false],
    ['a progressive JPEG', () => picture().jpeg({ progressive: true }).toBuffer(), true],
    [
      'a JPEG with EXIF before the frame',
      () =>
        picture()
          .withExif({ IFD0: { Copyright: 'x'.repeat(900) } })
          .jpeg()
          .toBuffer(),
      false,
    ],
  ])('%s', async (_name, encode, isLayered) => {
    expect(readHeader(await encode())).toEqual({ width: 37, height: 21, isLayered });
  });
});

test.each([
  ['a PNG cut within its header', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])],
  ['a JPEG without a frame', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x04, 0x00, 0x00, 0xff, 0xd9])],
  ['a JPEG whose segments never end', Buffer.from([0xff, 0xd8, ...Array.from({ length: 400 }, () => 0xff)])],
])('refuses %s', (_name, bytes) => {
  expect(readHeader(bytes)).toBeUndefined();
});
