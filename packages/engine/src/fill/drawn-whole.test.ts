// Letters that reach below the line are drawn to their feet, however low the field.
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { renderPage } from '#read/render-page.ts';
import { fillForm } from './fill-form.ts';
import { makeForm } from './testing/make-form.ts';
import { makeValues } from './testing/make-values.ts';

const pixelsAPoint = 4;

/** Height of what is drawn in the one field of a form, in points. */
async function inkOf(text: string, height: number): Promise<number> {
  const form = await makeForm(({ addText }) => addText('a', { x: 100, y: 700, width: 200, height }));
  const filled = await fillForm(form, makeValues({}, [{ name: 'a', text }]));
  if (typeof filled === 'string') throw new Error(filled);
  const page = await renderPage(filled.bytes, 'application/pdf', 1, 0, 595 * pixelsAPoint);
  if (typeof page === 'string') throw new Error(page);
  const inside = { left: 102, top: 842 - 700 - height + 1.5, width: 100, height: height - 3 };
  const area = Object.fromEntries(
    Object.entries(inside).map(([key, value]) => [key, Math.round(value * pixelsAPoint)]),
  );
  const { data, info } = await sharp(page.webp)
    .extract(area as { left: number; top: number; width: number; height: number })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rows = Array.from({ length: info.height }, (_, row) =>
    data.subarray(row * info.width, (row + 1) * info.width).some((level) => level < 128),
  );
  return (rows.lastIndexOf(true) - rows.indexOf(true) + 1) / pixelsAPoint;
}

test.each([12, 16, 20, 24])('in a field of %d points', async (height) => {
  const [capital, whole] = [await inkOf('EEE', height), await inkOf('Epp', height)];
  // Of a capital's height a third reaches below the line.
  expect(whole / capital).toBeGreaterThan(1.3);
});
