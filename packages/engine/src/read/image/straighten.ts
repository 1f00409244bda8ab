// Measures the skew of a picture of a page, and turns it level.
import type { Picture } from '../ocr/picture.ts';
import { toGrey } from '../ocr/picture.ts';

/** Degrees to either side that are looked through, roughly and then finely. */
const widest = 4;
const rough = 0.25;
const fine = 0.05;
/** Pixels of the small picture on which the skew is measured. */
const measured = 900;
/** Degrees: less is not worth new pixels. */
const straight = 0.05;

export interface Straightened {
  readonly picture: Picture;
  /** Degrees clockwise by which it lay askew; it was turned back about its middle. */
  readonly skew: number;
}

/** Level already: the same picture. Corners that come in are white. */
export async function straighten(picture: Picture): Promise<Straightened> {
  const { default: sharp } = await import('sharp');
  const raw = { width: picture.width, height: picture.height, channels: 3 as const };
  const scale = Math.min(1, measured / picture.width);
  const small = await sharp(picture.data, { raw })
    .resize({ width: Math.round(picture.width * scale) })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const angle = findSkew({ data: small.data, width: small.info.width, height: small.info.height });
  if (Math.abs(angle) < straight) return { picture, skew: 0 };
  const turned = await sharp(picture.data, { raw })
    .rotate(-angle, { background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { picture: { data: turned.data, width: turned.info.width, height: turned.info.height }, skew: angle };
}

/** Degrees clockwise by which the rows of the page fall: where their ink gathers on the fewest rows. */
function findSkew(picture: Picture): number {
  const points = darkPoints(picture);
  const around = (middle: number, reach: number, step: number) => {
    let [best, max] = [middle, -1];
    for (let angle = middle - reach; angle <= middle + reach + step / 2; angle += step) {
      const score = gatherRows(points, angle, picture.width + picture.height);
      if (score > max) [best, max] = [angle, score];
    }
    return best;
  };
  return around(around(0, widest, rough), rough, fine);
}

function darkPoints(picture: Picture): Int32Array {
  const grey = toGrey(picture);
  const { width, height } = picture;
  const points: number[] = [];
  const margin = Math.round(width * 0.03);
  for (let y = margin; y < height - margin; y++) {
    // Lower edges of what is dark, as the feet of letters and of rules.
    for (let x = margin; x < width - margin; x++)
      if (grey[y * width + x]! < 150 && grey[(y + 1) * width + x]! >= 150) points.push(x, y);
  }
  return Int32Array.from(points);
}

function gatherRows(points: Int32Array, angle: number, rows: number): number {
  const slope = Math.tan((angle * Math.PI) / 180);
  const counts = new Float64Array(rows * 2);
  for (let at = 0; at < points.length; at += 2) counts[Math.round(points[at + 1]! - points[at]! * slope) + rows]!++;
  return counts.reduce((sum, count) => sum + count * count, 0);
}
