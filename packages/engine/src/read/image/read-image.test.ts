import { crc32, deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readFile } from '../read-file.ts';
import { defaultReadLimits } from '../read-limits.ts';
import { drawPicture } from '../testing/make-picture.ts';
import { decodePicture } from './decode-picture.ts';

test('reads a photo that its camera only marked as turned', async () => {
  const upright = await drawPicture(['Passport number 483920175', 'Date of birth 14 March 1986']);
  // EXIF 6: the camera was held a quarter turn anticlockwise, the pixels lie on their side.
  const bytes = await upright.rotate(270).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer();
  const { pages, problems } = await readFile(bytes, { declaredType: 'image/jpg' });
  expect(problems).toEqual([]);
  expect(pages[0]).toMatchObject({ width: 900, height: 300, rotation: 0, source: 'ocr' });
  expect(pages[0]?.text.replaceAll(' ', '')).toContain('Passportnumber483920175');
  const first = pages[0]!.lines[0]!;
  expect(first.box[3]).toBeLessThan(0.5);
});

test('reads white print on a transparent picture', async () => {
  const dark = (await drawPicture(['Passport number 483920175'])).negate({ alpha: false }).greyscale();
  const { data, info } = await dark.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  // White everywhere, opaque only where there is print.
  const pixels = Buffer.alloc(info.width * info.height * 4, 255);
  for (let at = 0; at < info.width * info.height; at++) pixels[at * 4 + 3] = data[at * info.channels]!;
  const { default: sharp } = await import('sharp');
  const bytes = await sharp(pixels, { raw: { width: info.width, height: info.height, channels: 4 } })
    .png()
    .toBuffer();
  const { pages } = await readFile(bytes);
  expect(pages[0]?.text.replaceAll(' ', '')).toContain('Passportnumber483920175');
});

test('finds no text in a picture of nothing', async () => {
  const blank = await (await drawPicture([])).png().toBuffer();
  expect((await readFile(blank)).problems).toEqual([{ code: 'no_text_found' }]);
});

test('says that a damaged photo was only read in part', async () => {
  const whole = await (await drawPicture(['First row of the letter', 'Second row', 'Third row'])).jpeg().toBuffer();
  const { pages, problems } = await readFile(whole.subarray(0, Math.floor(whole.length * 0.7)));
  expect(problems).toEqual([{ code: 'page_unreadable', page: 1 }]);
  expect(pages[0]?.text).toContain('First row');
});

test('takes what is no picture behind its first bytes for a corrupt file', async () => {
  const bytes = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(300, 7)]);
  expect((await readFile(bytes)).problems).toEqual([{ code: 'corrupt_file' }]);
});

test('scales a large picture down while it is decoded', async () => {
  const bytes = makeFlatPng(3000, 2000);
  const picture = await decodePicture(bytes, { ...defaultReadLimits, ocrPixels: 150_000 });
  expect(picture).toMatchObject({
    width: 474,
    height: 316,
    originalWidth: 3000,
    originalHeight: 2000,
    isDamaged: false,
  });
});

test.each([
  ['larger than may be decoded', makeFlatPng(30_000, 30_000)],
  ['interlaced and larger than fits into memory', makeFlatPng(20_000, 20_000, true)],
])('refuses a picture %s by its header', async (_name, bytes) => {
  expect((await readFile(bytes)).problems).toEqual([{ code: 'too_large_image' }]);
});

/** A PNG of one grey level, whose rows are compressed only as far as the test needs them. */
function makeFlatPng(width: number, height: number, isInterlaced = false): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, isInterlaced ? 1 : 0], 8);
  const rows = width * height > 100_000_000 ? Buffer.alloc(0) : Buffer.alloc((width + 1) * height);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([mark, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]);
}
