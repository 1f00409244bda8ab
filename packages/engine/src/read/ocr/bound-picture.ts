// Keeps memory within bounds whatever is handed in.

import sharp from 'sharp';
import type { Picture } from './picture.ts';

/** A4 at 400 dots an inch has 15 million pixels; no letter that can be read there is lost below. */
const maxPixels = 16_000_000;

/** The picture itself, or a smaller copy of the same proportions. */
export async function boundPicture(picture: Picture): Promise<Picture> {
  const { width, height } = picture;
  const scale = Math.sqrt(maxPixels / (width * height));
  if (scale >= 1) return picture;
  return resizePicture(picture, Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
}

export async function resizePicture({ data, ...size }: Picture, width: number, height: number): Promise<Picture> {
  const resized = await sharp(data, { raw: { width: size.width, height: size.height, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  return { data: resized, width, height };
}
