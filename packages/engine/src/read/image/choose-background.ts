// Chooses the background of a transparent picture: white, unless its print is light and shows on black alone.
import type { Sharp } from 'sharp';

const sampleSize = 512;

/** `open`: a fresh decoder of the picture. */
export async function chooseBackground(open: () => Sharp): Promise<'#ffffff' | '#000000'> {
  const { hasAlpha } = await open().metadata();
  if (!hasAlpha) return '#ffffff';
  const [onWhite, onBlack] = await Promise.all([contrast(open(), '#ffffff'), contrast(open(), '#000000')]);
  return onBlack > 2 * onWhite ? '#000000' : '#ffffff';
}

async function contrast(picture: Sharp, background: string): Promise<number> {
  const { channels } = await picture
    .resize({ width: sampleSize, height: sampleSize, fit: 'inside', withoutEnlargement: true })
    .flatten({ background })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .then(async ({ data, info }) => {
      const { default: sharp } = await import('sharp');
      return sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } }).stats();
    });
  return channels[0]?.stdev ?? 0;
}
