// A form printed and scanned again: its pages as pictures of 200 dots an inch, askew by up to three degrees, as JPEG.
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { renderPage } from '../../packages/engine/src/read/render-page.ts';

const pixelsPerPoint = 200 / 72;
const widest = 3;

/** @param sizes of its pages as they are seen, in points */
export async function scanForm(
  bytes: Uint8Array,
  pages: readonly { readonly number: number; readonly rotation: number; readonly width: number }[],
): Promise<Uint8Array> {
  const scan = await PDFDocument.create();
  for (const { number, rotation, width } of pages) {
    const drawn = await renderPage(bytes, 'application/pdf', number, rotation, Math.round(width * pixelsPerPoint));
    if (typeof drawn === 'string') throw new Error(`page ${number} cannot be drawn: ${drawn}`);
    const angle = askewBy(number, width);
    const { data, info } = await sharp(drawn.webp)
      .rotate(angle, { background: '#fdfdfb' })
      .jpeg({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    const size: [number, number] = [info.width / pixelsPerPoint, info.height / pixelsPerPoint];
    scan.addPage(size).drawImage(await scan.embedJpg(data), { x: 0, y: 0, width: size[0], height: size[1] });
  }
  return scan.save();
}

/** Degrees clockwise: the same page lies askew by the same angle in every run. */
const askewBy = (number: number, width: number) => (((number * 37 + Math.round(width)) % 61) / 30 - 1) * widest;

/** Middle of a box of the form on its scan, in shares of the page. */
export function onScan(
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  { number, width, height }: { readonly number: number; readonly width: number; readonly height: number },
): { readonly x: number; readonly y: number } {
  const angle = (askewBy(number, width) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [right, down] = [((x0 + x1 - 1) / 2) * width, ((y0 + y1 - 1) / 2) * height];
  const [wide, high] = [width * cos + height * Math.abs(sin), width * Math.abs(sin) + height * cos];
  return { x: (right * cos - down * sin) / wide + 0.5, y: (right * sin + down * cos) / high + 0.5 };
}
