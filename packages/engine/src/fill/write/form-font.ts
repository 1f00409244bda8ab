// The font that what we write is drawn in: embedded with the letters it needs alone, so that names of all Latin, Greek and Cyrillic
// alphabets stand there on every machine.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';

/** One glyph for one letter: what shaping puts together or takes apart reads back as something else. */
const plainLetters = { liga: false, clig: false, rlig: false, calt: false, ccmp: false, locl: false };

export interface FormFont {
  readonly font: PDFFont;
  /** Can every letter be drawn? */
  readonly canDraw: (text: string) => boolean;
}

export async function embedFormFont(document: PDFDocument): Promise<FormFont> {
  const [{ default: fontkit }, bytes] = await Promise.all([
    import('@cantoo/fontkit'),
    readFile(fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'))),
  ]);
  document.registerFontkit(fontkit as unknown as Parameters<PDFDocument['registerFontkit']>[0]);
  const font = await document.embedFont(bytes, { subset: true, features: plainLetters });
  const known = new Set(font.getCharacterSet());
  const canDraw = (text: string) =>
    [...text].every((letter) => /[\n\r\t]/.test(letter) || known.has(letter.codePointAt(0)!));
  return { font, canDraw };
}
