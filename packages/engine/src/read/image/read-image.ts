// A photo or scan as one recognised page.

import type { Page } from '#document/read-document.ts';
import { readPageCodes, turnReading } from '#machine-readable/read-page-codes.ts';
import type { ReadLimits } from '../read-limits.ts';
import type { ReadPages } from '../read-pages.ts';
import { addBesides, type ReadScan } from '../read-scan.ts';
import { tiltOf } from '../tilt-of.ts';
import { decodePicture } from './decode-picture.ts';

export async function readImage(
  bytes: Uint8Array,
  {
    limits,
    signal,
    onPage,
    readScan,
  }: {
    readonly limits: ReadLimits;
    readonly signal?: AbortSignal;
    readonly onPage?: (done: number, total: number) => void;
    readonly readScan?: ReadScan;
  },
): Promise<ReadPages> {
  const picture = await decodePicture(bytes, limits);
  if (typeof picture === 'string') return { pages: [], problems: [{ code: picture }], readings: [] };
  const codes = await readPageCodes(picture, 1);
  const { recognisePicture } = await import('../ocr/recognise-picture.ts');
  const { turnPicture } = await import('../ocr/orientation/turn-picture.ts');
  const { rotation, tilt, lines, fields } = await recognisePicture(picture, signal ? { signal } : {});
  const isTurned = rotation % 180 !== 0;
  const page: Page = {
    number: 1,
    width: isTurned ? picture.originalHeight : picture.originalWidth,
    height: isTurned ? picture.originalWidth : picture.originalHeight,
    rotation,
    ...tiltOf(tilt),
    source: 'ocr',
    text: lines.map(({ text }) => text).join('\n'),
    lines,
    fields,
  };
  const besides = await readScan?.(await turnPicture(picture, rotation), page);
  onPage?.(1, 1);
  return {
    pages: [besides === undefined ? page : addBesides(page, besides)],
    problems: picture.isDamaged ? [{ code: 'page_unreadable', page: 1 }] : [],
    readings: codes.map((code) => turnReading(code, rotation)),
  };
}
