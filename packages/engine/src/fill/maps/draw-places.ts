// A page of a form as JPEG with the numbers of its places on it, to hold a map against.
import { renderPage } from '#read/render-page.ts';
import type { MapPlace } from './form-map.ts';

const pictureWidth = 1200;
const letter = 13;
const quality = 80;

/** Undefined for a page that cannot be drawn. @param rotation of the page as read */
export async function drawPlaces(
  bytes: Uint8Array,
  page: number,
  rotation: number,
  places: readonly Pick<MapPlace, 'number' | 'page' | 'box'>[],
): Promise<Uint8Array | undefined> {
  const drawn = await renderPage(bytes, 'application/pdf', page, rotation, pictureWidth);
  if (typeof drawn === 'string') return undefined;
  const { webp, width, height } = drawn;
  const marks = places
    .filter((place) => place.page === page)
    .map(({ number, box }) => {
      const [x, y] = [box[0] * width, box[1] * height];
      const [across, down] = [(box[2] - box[0]) * width, (box[3] - box[1]) * height];
      const isSmall = across < 36;
      const [left, base] = isSmall ? [x + across / 2, y + down / 2 + letter / 3] : [x + 3, y + down / 2 + letter / 3];
      return (
        `<rect x="${x}" y="${y}" width="${across}" height="${down}" fill="#ffd400" fill-opacity="0.25" stroke="#d00" stroke-width="1"/>` +
        `<text x="${left}" y="${base}" font-family="Helvetica, Arial, sans-serif" font-size="${letter}" font-weight="bold" fill="#c00" stroke="#fff" stroke-width="3" paint-order="stroke"${isSmall ? ' text-anchor="middle"' : ''}>${number}</text>`
      );
    });
  const { default: sharp } = await import('sharp');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${rulers(width, height)}${marks.join('')}</svg>`;
  return sharp(webp)
    .composite([{ input: Buffer.from(svg) }])
    .jpeg({ quality })
    .toBuffer();
}

/** Thousandths of the page along its edges, to give the place of a blank that was not found. */
function rulers(width: number, height: number): string {
  return Array.from({ length: 19 }, (_, index) => (index + 1) * 50)
    .map((at) => {
      const [x, y] = [(at / 1000) * width, (at / 1000) * height];
      const label = 'font-family="Helvetica, Arial, sans-serif" font-size="11" fill="#07c"';
      return (
        `<path d="M${x} 0V${height}M0 ${y}H${width}" stroke="#07c" stroke-opacity="0.12"/>` +
        `<text x="${x + 2}" y="10" ${label}>${at}</text><text x="1" y="${y - 2}" ${label}>${at}</text>`
      );
    })
    .join('');
}
