// Kind of form that a file is, with its pages read; everything else is a problem in one word.
import type { FillNote, FillProblemCode } from '@oneform/contract';
import type { MediaType, Page, ReadProblem } from '#document/read-document.ts';
import { readImage } from '#read/image/read-image.ts';
import { readPdf } from '#read/pdf/read-pdf.ts';
import { defaultReadLimits } from '#read/read-limits.ts';
import { sniffMediaType } from '#read/sniff-media-type.ts';
import type { Paper } from '../blanks/read-scan.ts';
import { type OpenedForm, type OpenOptions, openForm, openPages } from './open-form.ts';

/** Forms have tens of pages; books are something else. */
const maxPages = 100;

export type OpenPaper =
  | { readonly kind: 'fields'; readonly form: OpenedForm; readonly pages: readonly Page[] }
  /** Its pages are made by the reader that shows it. */
  | { readonly kind: 'data' }
  /** As it is printed: what is drawn on its pages tells where one writes. */
  | { readonly kind: 'pages'; readonly paper: Paper; readonly notes: readonly FillNote[] };

export interface PaperOptions extends OpenOptions {
  readonly onPage?: (done: number, total: number) => void;
}

export async function openPaper(bytes: Uint8Array, options: PaperOptions = {}): Promise<OpenPaper | FillProblemCode> {
  const mediaType = sniffMediaType(bytes);
  if (mediaType === undefined || mediaType === 'text/plain') return 'not_a_pdf';
  const pages = await readPages(bytes, mediaType, options);
  if (typeof pages === 'string') return pages;
  if (mediaType !== 'application/pdf') return { kind: 'pages', paper: { bytes, mediaType, pages }, notes: [] };
  const form = await openForm(bytes, options);
  if (form === 'xfa_form') return { kind: 'data' };
  if (form === 'not_a_form') return openPrinted(bytes, pages, options);
  if (typeof form === 'string' || form.readable === undefined)
    return typeof form === 'string' ? form : { kind: 'fields', form, pages };
  const mended = await readPages(form.readable, mediaType, {});
  return typeof mended === 'string' ? mended : { kind: 'fields', form, pages: mended };
}

async function openPrinted(
  bytes: Uint8Array,
  pages: readonly Page[],
  options: OpenOptions,
): Promise<OpenPaper | FillProblemCode> {
  const opened = await openPages(bytes, options);
  if (typeof opened === 'string') return opened;
  const paper = { bytes: opened.readable ?? bytes, mediaType: 'application/pdf', pages } as const;
  return { kind: 'pages', paper, notes: opened.notes };
}

async function readPages(
  bytes: Uint8Array,
  mediaType: MediaType,
  { onPage }: PaperOptions,
): Promise<readonly Page[] | FillProblemCode> {
  const { pages, problems } = await (mediaType === 'application/pdf' ? readPdf : readImage)(bytes, {
    limits: { ...defaultReadLimits, maxPages },
    ...(onPage === undefined ? {} : { onPage }),
  });
  return problems.map(toProblem).find((code) => code !== undefined) ?? pages;
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
