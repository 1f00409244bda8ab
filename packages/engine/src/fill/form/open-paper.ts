// What kind of form a file is, with its pages read; everything else is a problem in one word.
import type { PDFDocument } from '@cantoo/pdf-lib';
import type { FillProblemCode } from '@oneform/contract';
import type { Page, ReadProblem } from '#document/read-document.ts';
import { readImage } from '#read/image/read-image.ts';
import { readPdf } from '#read/pdf/read-pdf.ts';
import { defaultReadLimits } from '#read/read-limits.ts';
import { sniffMediaType } from '#read/sniff-media-type.ts';
import type { Paper } from '../blanks/read-scan.ts';
import { openForm } from './open-form.ts';

/** Forms have tens of pages; books are something else. */
const maxPages = 100;

export type OpenPaper =
  | { readonly kind: 'fields'; readonly document: PDFDocument; readonly pages: readonly Page[] }
  /** Its pages are made by the reader that shows it. */
  | { readonly kind: 'data' }
  /** As it is printed: what is drawn on its pages tells where one writes. */
  | { readonly kind: 'pages'; readonly paper: Paper };

export async function openPaper(
  bytes: Uint8Array,
  onPage?: (done: number, total: number) => void,
): Promise<OpenPaper | FillProblemCode> {
  const mediaType = sniffMediaType(bytes);
  if (mediaType === undefined || mediaType === 'text/plain') return 'not_a_pdf';
  const limits = { ...defaultReadLimits, maxPages };
  const isPdf = mediaType === 'application/pdf';
  const { pages, problems } = await (isPdf ? readPdf : readImage)(bytes, {
    limits,
    ...(onPage === undefined ? {} : { onPage }),
  });
  const problem = problems.map(toProblem).find((code) => code !== undefined);
  if (problem !== undefined) return problem;
  const opened = isPdf ? await openForm(bytes) : 'not_a_form';
  if (opened === 'not_a_form') return { kind: 'pages', paper: { bytes, mediaType, pages } };
  if (opened === 'xfa_form') return { kind: 'data' };
  return typeof opened === 'string' ? opened : { kind: 'fields', document: opened, pages };
}

function toProblem({ code }: ReadProblem): FillProblemCode | undefined {
  switch (code) {
    case 'encrypted_pdf':
    case 'too_many_pages':
    case 'out_of_memory':
    case 'processing_timeout':
      return code;
    case 'corrupt_file':
    case 'too_large_image':
    case 'no_pages':
      return 'corrupt_file';
    default:
      return undefined;
  }
}
