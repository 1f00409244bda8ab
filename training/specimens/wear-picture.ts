// Wears a picture of a page as a scanner or a telephone does: askew, soft, grainy, unevenly lit and compressed.
import sharp from 'sharp';
import type { Random } from '../press/random.ts';

/** Wear of a picture. Lengths in pixels, angles in degrees; shades and noise as sharp and SVG take them. */
export interface Wear {
  readonly width: number;
  readonly angle: number;
  readonly blur: number;
  readonly noise: number;
  readonly light: number;
  readonly dark: number;
  readonly quality: number;
  readonly table: string;
}

export const wearOf: Readonly<Record<'scan' | 'photo', Wear>> = {
  scan: { width: 1750, angle: 1.5, blur: 0.5, noise: 7, light: 0.03, dark: 0.05, quality: 80, table: '#fbfaf6' },
  photo: { width: 1900, angle: 3, blur: 0.9, noise: 12, light: 0.25, dark: 0.28, quality: 72, table: '#8d8478' },
};

/** A JPEG of the page drawn. Each call takes two numbers of `random`. */
export async function wearPicture(drawn: Uint8Array, wear: Wear, random: Random): Promise<Uint8Array> {
  const askew = await sharp(drawn)
    .flatten({ background: '#fdfcf8' })
    .rotate(random.between(-wear.angle, wear.angle), { background: wear.table })
    .toBuffer();
  const { data, info } = await sharp(askew)
    .resize({ width: wear.width, withoutEnlargement: true })
    .blur(wear.blur)
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const noise = { type: 'gaussian', mean: 128, sigma: wear.noise } as const;
  const grain = await sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer();
  return sharp(data)
    .composite([
      { input: Buffer.from(drawShadow(width, height, random.between(0, 1), wear)) },
      { input: grain, blend: 'soft-light' },
    ])
    .jpeg({ quality: wear.quality })
    .toBuffer();
}

/** Light from one corner, dark towards the other. */
const drawShadow = (width: number, height: number, corner: number, { light, dark }: Wear): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="g" x1="${corner}" y1="0" x2="${1 - corner}" y2="1">
  <stop offset="0" stop-color="#fff" stop-opacity="${light}"/><stop offset="1" stop-color="#000" stop-opacity="${dark}"/></linearGradient>
  <rect width="100%" height="100%" fill="url(#g)"/></svg>`;
