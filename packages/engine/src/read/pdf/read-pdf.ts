// Reads a PDF page by page: the text layer where it is sound, recognition where it is not, one bad page costing only itself.

import type { MachineReading } from '#document/machine-reading.ts';
import type { Page, ReadProblem } from '#document/read-document.ts';
import type { ReadPages } from '../read-pages.ts';
import { openDocument, type PdfDocument } from './open-document.ts';
import { dropPdfium, dropPdfiumWhenLarge, isTrap, usePdfium } from './pdfium.ts';
import { readEmbedded } from './read-embedded.ts';
import type { ReadPdfOptions } from './read-pdf-options.ts';
import { type ReadPdfPage, readPdfPage } from './read-pdf-page.ts';

/** After so many traps the file is not worth another start of PDFium. */
const maxRestarts = 3;

export async function readPdf(bytes: Uint8Array, options: ReadPdfOptions): Promise<ReadPages> {
  const pages: Page[] = [];
  const readings: MachineReading[] = [];
  const problems: ReadProblem[] = [];
  let document = await open(bytes);
  if (typeof document === 'string') return { pages, problems: [{ code: document }], readings };
  const total = Math.min(document.pageCount, options.limits.maxPages);
  if (document.pageCount > total) problems.push({ code: 'too_many_pages' });
  options.onPage?.(0, total);
  let restarts = 0;
  for (let number = 1; number <= total; number++) {
    options.signal?.throwIfAborted();
    const read: ReadPdfPage | 'trapped' | undefined =
      typeof document === 'string' || options.skipPages?.includes(number)
        ? undefined
        : await tryPage(document, number, options);
    if (read === 'trapped') document = ++restarts <= maxRestarts ? await open(bytes) : 'corrupt_file';
    if (read === undefined || read === 'trapped') problems.push({ code: 'page_unreadable', page: number });
    else {
      pages.push(read.page);
      readings.push(...read.codes);
    }
    options.onPage?.(number, total);
  }
  if (typeof document !== 'string' && pages.length > 0) {
    const embedded = await tryEmbedded(document, bytes);
    readings.push(...embedded.readings);
    problems.push(...embedded.problems);
  }
  if (typeof document !== 'string') close(document);
  if (pages.length === 0) return { pages, problems: [{ code: 'corrupt_file' }], readings };
  return { pages, problems, readings };
}

async function tryPage(
  document: PdfDocument,
  number: number,
  options: ReadPdfOptions,
): Promise<ReadPdfPage | 'trapped' | undefined> {
  try {
    return await readPdfPage(document, number, options);
  } catch (error) {
    if (!isTrap(error)) throw error;
    dropPdfium();
    return 'trapped';
  }
}

async function tryEmbedded(document: PdfDocument, bytes: Uint8Array): ReturnType<typeof readEmbedded> {
  try {
    return await readEmbedded(document, bytes);
  } catch (error) {
    if (!isTrap(error)) throw error;
    dropPdfium();
    return { readings: [], problems: [{ code: 'embedded_unreadable' }] };
  }
}

async function open(bytes: Uint8Array): Promise<PdfDocument | ReadProblem['code']> {
  try {
    return openDocument(await usePdfium(), bytes);
  } catch (error) {
    if (!isTrap(error)) throw error;
    dropPdfium();
    return 'corrupt_file';
  }
}

function close(document: PdfDocument): void {
  try {
    document.close();
    dropPdfiumWhenLarge(document.pdfium);
  } catch {
    dropPdfium();
  }
}
