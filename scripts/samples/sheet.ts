// A page to draw on with the origin at the top left, in points, as papers are described.
import { PDFDocument, type PDFFont, type PDFPage, type RGB, rgb, StandardFonts } from '@cantoo/pdf-lib';

const INK = rgb(0.1, 0.1, 0.12);

export interface Sheet {
  text(
    x: number,
    y: number,
    text: string,
    style?: { size?: number; bold?: boolean; mono?: boolean; color?: RGB; right?: number },
  ): void;
  line(x0: number, y: number, x1: number): void;
  box(x: number, y: number, width: number, height: number, style?: { fill?: RGB; border?: RGB }): void;
  bytes(): Promise<Uint8Array>;
}

/** `width` and `height` in points. The file names no producer date, so that drawing it again changes nothing. */
export async function newSheet(width: number, height: number): Promise<Sheet> {
  const file = await PDFDocument.create({ updateMetadata: false });
  const page: PDFPage = file.addPage([width, height]);
  const [regular, bold, mono] = await Promise.all(
    [StandardFonts.Helvetica, StandardFonts.HelveticaBold, StandardFonts.CourierBold].map((name) =>
      file.embedFont(name),
    ),
  );
  const fontOf = (style: { bold?: boolean; mono?: boolean }): PDFFont =>
    (style.mono ? mono : style.bold ? bold : regular) as PDFFont;
  return {
    text(x, y, text, style = {}) {
      const font = fontOf(style);
      const size = style.size ?? 10;
      const left = style.right === undefined ? x : style.right - font.widthOfTextAtSize(text, size);
      page.drawText(text, { x: left, y: height - y, size, font, color: style.color ?? INK });
    },
    line: (x0, y, x1) =>
      page.drawLine({
        start: { x: x0, y: height - y },
        end: { x: x1, y: height - y },
        thickness: 0.6,
        color: rgb(0.6, 0.6, 0.62),
      }),
    box: (x, y, w, h, style = {}) =>
      page.drawRectangle({
        x,
        y: height - y - h,
        width: w,
        height: h,
        ...(style.fill ? { color: style.fill } : {}),
        ...(style.border ? { borderColor: style.border, borderWidth: 0.8 } : {}),
      }),
    bytes: () => file.save({ useObjectStreams: false }),
  };
}
