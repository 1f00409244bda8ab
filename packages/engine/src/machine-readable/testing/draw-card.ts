// A card with print and a symbol on it, as a scanner sees it, and what a hasty photo makes of it.
import { rgb } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { renderPage } from '#read/render-page.ts';
import { makePdf } from '#read/testing/make-pdf.ts';

/** ISO/IEC 7810 ID-1, in points. */
const card = { width: 243, height: 153 };
const pointsPerInch = 72;
const pointsPerMillimetre = pointsPerInch / 25.4;

export interface CardSymbol {
  readonly png: Uint8Array;
  /** Millimetres; the height follows. */
  readonly width: number;
}

/** The card fills the picture; rows stand above the symbol, which stands at the foot. */
export async function drawCard(rows: readonly string[], symbol: CardSymbol, dotsPerInch: number): Promise<Buffer> {
  const pdf = await makePdf(async (document, font) => {
    const page = document.addPage([card.width, card.height]);
    page.drawRectangle({ x: 0, y: 0, width: card.width, height: card.height, color: rgb(0.93, 0.95, 0.98) });
    for (const [index, text] of rows.entries())
      page.drawText(text, { x: 12, y: card.height - 16 - index * 10, size: 7.5, font });
    const image = await document.embedPng(symbol.png);
    const width = symbol.width * pointsPerMillimetre;
    const height = (image.height / image.width) * width;
    const place = { x: (card.width - width) / 2, y: 10, width, height };
    page.drawRectangle({ x: place.x - 6, y: 4, width: width + 12, height: height + 12, color: rgb(1, 1, 1) });
    page.drawImage(image, place);
  });
  const drawn = await renderPage(pdf, 'application/pdf', 1, 0, Math.round((card.width / pointsPerInch) * dotsPerInch));
  if (typeof drawn === 'string') throw new Error(drawn);
  return sharp(drawn.webp).png().toBuffer();
}

export interface Hardship {
  /** Degrees clockwise. */
  readonly rotation?: number;
  /** Pixels, as the sigma of a Gaussian. */
  readonly blur?: number;
  /** Of JPEG; absent: PNG. */
  readonly quality?: number;
  /** 0–1: how much of the contrast the light of a lamp takes from where it is reflected. */
  readonly glare?: number;
}

/** The picture lying on a table, photographed in a hurry. */
export async function photograph(picture: Buffer, { rotation = 0, blur, quality, glare }: Hardship): Promise<Buffer> {
  const table = { r: 96, g: 84, b: 72 };
  const lying = sharp(picture).extend({ top: 40, bottom: 40, left: 40, right: 40, background: table });
  const photo = await sharp(await lying.png().toBuffer())
    .rotate(rotation, { background: table })
    .png()
    .toBuffer();
  const lit = glare ? await shineOn(photo, glare) : photo;
  const lens = blur ? sharp(lit).blur(blur) : sharp(lit);
  return quality ? lens.jpeg({ quality }).toBuffer() : lens.png().toBuffer();
}

async function shineOn(photo: Buffer, strength: number): Promise<Buffer> {
  const { width, height } = await sharp(photo).metadata();
  const spot = `<svg width="${width}" height="${height}" xmlns="http://www.w3.org/2000/svg"><defs><radialGradient id="g"
    cx="0.62" cy="0.6" r="0.45"><stop offset="0" stop-color="#fff" stop-opacity="${strength}"/><stop offset="1"
    stop-color="#fff" stop-opacity="0"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  return sharp(photo)
    .composite([{ input: Buffer.from(spot) }])
    .png()
    .toBuffer();
}
