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
    // The same page lies askew by the same angle in every run.
    const angle = (((number * 37 + Math.round(width)) % 61) / 30 - 1) * widest;
    const { data, info } = await sharp(drawn.webp)
      .rotate(angle, { background: '#fdfdfb' })
      .jpeg({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    const size: [number, number] = [info.width / pixelsPerPoint, info.height / pixelsPerPoint];
    scan.addPage(size).drawImage(await scan.embedJpg(data), { x: 0, y: 0, width: size[0], height: size[1] });
  }
  return scan.save();
}
