// The characters of a page's content as PDFium places them, in user space, with what tells whether they can be trusted.
import type { PdfDocument } from './open-document.ts';
import type { Rect } from './page-frame.ts';
import { nameSymbol } from './symbol-characters.ts';

export interface Glyph {
  readonly text: string;
  /** Advance box in user space. */
  readonly rect: Rect;
  /** Start of the base line. */
  readonly x: number;
  readonly y: number;
  /** Direction of writing, a unit vector of user space. */
  readonly dx: number;
  readonly dy: number;
  /** Font size in points as drawn. */
  readonly em: number;
  readonly isSpace: boolean;
  /** Drawn with the invisible mode, as the layer that scanners lay over a picture. */
  readonly isInvisible: boolean;
  /** The font does not say which character this glyph is. */
  readonly isUnmapped: boolean;
  /** The same number for all letters of one font of the page. */
  readonly font: number;
}

export interface PageGlyphs {
  readonly glyphs: readonly Glyph[];
  /** The page holds more characters than are read of one page. */
  readonly isCut: boolean;
}

const maxGlyphs = 150_000;
/** `FPDF_TEXTRENDERMODE_INVISIBLE`. */
const invisibleMode = 3;
/** PDFium's stand-in for a hyphen at the end of a line. */
const softHyphens = new Set([0x02, 0xad, 0xfffe]);
const ligatures: Readonly<Record<number, string>> = {
  64256: 'ff',
  64257: 'fi',
  64258: 'fl',
  64259: 'ffi',
  64260: 'ffl',
  64261: 'st',
  64262: 'st',
};
/** Loose boxes between these multiples of the font size come from sane font metrics. */
const saneHeight = { min: 0.6, max: 2.2 };

export function readGlyphs(document: PdfDocument, page: number): PageGlyphs {
  const { pdfium } = document;
  const textPage = pdfium.FPDFText_LoadPage(page);
  if (textPage === 0) return { glyphs: [], isCut: false };
  try {
    return collectGlyphs(document, textPage);
  } finally {
    pdfium.FPDFText_ClosePage(textPage);
  }
}

function collectGlyphs({ pdfium, scratch }: PdfDocument, textPage: number): PageGlyphs {
  const count = pdfium.FPDFText_CountChars(textPage);
  const read = Math.min(Math.max(count, 0), maxGlyphs);
  const glyphs: Glyph[] = [];
  const looks = new Map<number, { readonly mode: number; readonly font: number }>();
  let view = scratch.view();
  let high = 0;
  let lastObject = 0;
  for (let index = 0; index < read; index++) {
    const unit = pdfium.FPDFText_GetUnicode(textPage, index) >>> 0;
    if (unit >= 0xd800 && unit <= 0xdbff) {
      high = unit;
      continue;
    }
    const code =
      high !== 0 && unit >= 0xdc00 && unit <= 0xdfff ? (high - 0xd800) * 0x400 + (unit - 0xdc00) + 0x10000 : unit;
    high = 0;
    if (pdfium.FPDFText_IsGenerated(textPage, index) === 1) continue;
    const { pointer } = scratch;
    pdfium.FPDFText_GetLooseCharBox(textPage, index, pointer);
    pdfium.FPDFText_GetCharOrigin(textPage, index, pointer + 16, pointer + 24);
    pdfium.FPDFText_GetMatrix(textPage, index, pointer + 32);
    if (view.buffer !== pdfium.memory.buffer) view = scratch.view();
    const rect = {
      left: view.getFloat32(0, true),
      top: view.getFloat32(4, true),
      right: view.getFloat32(8, true),
      bottom: view.getFloat32(12, true),
    };
    const x = view.getFloat64(16, true);
    const y = view.getFloat64(24, true);
    const a = view.getFloat32(32, true);
    const b = view.getFloat32(36, true);
    const length = Math.hypot(a, b);
    const stretch = Math.hypot(view.getFloat32(40, true), view.getFloat32(44, true));
    const [dx, dy] = length > 0 ? [a / length, b / length] : [1, 0];
    const height = Math.abs(dx) >= Math.abs(dy) ? rect.top - rect.bottom : rect.right - rect.left;
    const size = pdfium.FPDFText_GetFontSize(textPage, index) * stretch;
    const em = height >= size * saneHeight.min && height <= size * saneHeight.max ? size : height / 1.2;
    if (
      !(
        Number.isFinite(em) &&
        Number.isFinite(x) &&
        Number.isFinite(y) &&
        Number.isFinite(rect.left + rect.right + rect.top + rect.bottom)
      )
    )
      continue;
    const object = pdfium.FPDFText_GetTextObject(textPage, index);
    let look = looks.get(object);
    if (look === undefined) {
      look =
        object === 0
          ? { mode: 0, font: 0 }
          : { mode: pdfium.FPDFTextObj_GetTextRenderMode(object), font: pdfium.FPDFTextObj_GetFont(object) };
      looks.set(object, look);
    }
    const text = toText(code);
    const last = glyphs.at(-1);
    if (
      last &&
      object !== 0 &&
      object === lastObject &&
      last.x === x &&
      last.y === y &&
      last.rect.right === rect.right
    ) {
      // A ligature comes as its letters, all at the same place.
      glyphs[glyphs.length - 1] = { ...last, text: last.text + text };
      continue;
    }
    lastObject = object;
    glyphs.push({
      text,
      rect,
      x,
      y,
      dx,
      dy,
      em,
      isSpace: text === ' ',
      isInvisible: look.mode === invisibleMode,
      font: look.font,
      isUnmapped: isMeaningless(code) || pdfium.FPDFText_HasUnicodeMapError(textPage, index) === 1,
    });
  }
  return { glyphs, isCut: count > read };
}

function toText(code: number): string {
  if (softHyphens.has(code)) return '-';
  if (code <= 0x20 || code === 0xa0 || code === 0x3000 || (code >= 0x2000 && code <= 0x200a)) return ' ';
  if (code > 0x10ffff) return '\ufffd';
  return ligatures[code] ?? nameSymbol(code) ?? String.fromCodePoint(code);
}

/** Replacement, private use and control characters: what stands there cannot be known from the text layer. */
function isMeaningless(code: number): boolean {
  if (softHyphens.has(code) || nameSymbol(code)) return false;
  return (
    code === 0xfffd ||
    code === 0xffff ||
    (code >= 0xe000 && code <= 0xf8ff) ||
    code >= 0xf0000 ||
    (code < 0x20 && code !== 9 && code !== 10 && code !== 13) ||
    (code >= 0x7f && code <= 0x9f)
  );
}
