// A page whose text layer does not tell all: drawn as a picture and recognised, keeping what the file itself states.

import { isCentredIn } from '#document/box.ts';
import type { MachineReading } from '#document/machine-reading.ts';
import type { FormField, Line, PageSource } from '#document/read-document.ts';
import { turnBox } from '#document/turn-box.ts';
import { readPageCodes, turnReading } from '#machine-readable/read-page-codes.ts';
import { keepWords } from '../keep-words.ts';
import type { Picture } from '../ocr/picture.ts';
import { tiltOf } from '../tilt-of.ts';
import type { PdfDocument } from './open-document.ts';
import { type PageFrame, turnFrame } from './page-frame.ts';
import type { ReadPdfOptions } from './read-pdf-options.ts';
import { renderBitmap } from './render-bitmap.ts';

export interface RecognisedPage {
  readonly frame: PageFrame;
  readonly source: PageSource;
  /** As of `Page`. */
  readonly tilt?: number;
  readonly lines: readonly Line[];
  readonly fields: readonly FormField[];
  readonly codes: readonly MachineReading[];
  /** Upright, of a page that was recognised. */
  readonly picture?: Picture;
}

interface TextLayerPage extends RecognisedPage {
  /** The text layer is right as far as it goes; recognition only adds to it. */
  readonly keepsText: boolean;
  readonly formLines: readonly Line[];
}

const pointsPerInch = 72;
const dotsPerInch = 250;

export async function recognisePage(
  document: PdfDocument,
  page: number,
  number: number,
  read: TextLayerPage,
  options: ReadPdfOptions,
): Promise<RecognisedPage> {
  const { frame, fields } = read;
  const scale = Math.min(
    dotsPerInch / pointsPerInch,
    Math.sqrt(options.limits.ocrPixels / (frame.width * frame.height)),
  );
  const picture = renderBitmap(document, page, frame, scale);
  if (!picture) return read;
  const codes = await readPageCodes(picture, number);
  const { recognisePicture } = await import('../ocr/recognise-picture.ts');
  const { turnPicture } = await import('../ocr/orientation/turn-picture.ts');
  const seen = await recognisePicture(picture, options.signal ? { signal: options.signal } : {});
  // Writing in a script that is not recognised is better told by a doubtful text layer than not at all.
  if (seen.lines.length === 0 && read.lines.length > 0) return { ...read, codes };
  const kept = (read.keepsText ? read.lines : read.formLines).map((line) => turnLine(line, seen.rotation));
  const lines = kept.length === 0 ? seen.lines : mergeLines(kept, seen.lines);
  const stated = fields.map((field) => ({ ...field, box: turnBox(field.box, seen.rotation) }));
  const found = seen.fields.filter((field) => !stated.some((other) => isCentredIn(field.box, other.box)));
  return {
    frame: turnFrame(frame, seen.rotation),
    source: 'ocr',
    ...(kept.length === 0 && tiltOf(seen.tilt)),
    lines,
    fields: [...stated, ...found],
    codes: codes.map((code) => turnReading(code, seen.rotation)),
    picture: await turnPicture(picture, seen.rotation),
  };
}

/** Keeps the text layer's lines; recognised words fill the places where it has none. */
function mergeLines(kept: readonly Line[], seen: readonly Line[]): Line[] {
  const merged = seen.flatMap(
    (line) => keepWords(line, (word) => !kept.some((other) => isCentredIn(word.box, other.box))) ?? [],
  );
  for (const line of kept) {
    const index = merged.findIndex((other) => other.box[1] > line.box[3]);
    merged.splice(index < 0 ? merged.length : index, 0, line);
  }
  return merged;
}

function turnLine(line: Line, rotation: number): Line {
  if (rotation === 0) return line;
  return {
    ...line,
    box: turnBox(line.box, rotation),
    words: line.words.map((word) => ({ ...word, box: turnBox(word.box, rotation) })),
  };
}
