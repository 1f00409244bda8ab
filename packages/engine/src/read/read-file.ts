// The first stage of the pipeline: bytes of any of the four types become pages with words and their places, or a typed problem.
import { createHash } from 'node:crypto';
import { cleanPage } from '#document/clean-text.ts';
import type { MediaType, Page, ReadDocument, ReadProblem } from '#document/read-document.ts';
import { readImage } from './image/read-image.ts';
import { readPdf } from './pdf/read-pdf.ts';
import { defaultReadLimits, type ReadLimits } from './read-limits.ts';
import type { ReadPages } from './read-pages.ts';
import type { ReadScan } from './read-scan.ts';
import { sniffMediaType } from './sniff-media-type.ts';
import { readText } from './text/read-text.ts';

export interface ReadFileOptions {
  /**
   * Type of the file as the uploader declared it; content decides, a contradiction becomes a `type_mismatch` problem.
   */
  readonly declaredType?: string;
  /** Aborting makes the promise reject with the signal's reason: the only way it rejects for any content. */
  readonly signal?: AbortSignal;
  readonly onPage?: (done: number, total: number) => void;
  readonly limits?: Partial<ReadLimits>;
  /** Pages (1-based) that are reported as `page_unreadable` without being looked at: they ended an earlier attempt. */
  readonly skipPages?: readonly number[];
  /** Asked about each page that was recognised, while its picture is at hand. */
  readonly readScan?: ReadScan;
}

const supported: ReadonlySet<string> = new Set<MediaType>(['application/pdf', 'image/jpeg', 'image/png', 'text/plain']);

/** Reads a file. Whatever is wrong with its content stands in `problems`; what could be read all the same in `pages`. */
export async function readFile(bytes: Uint8Array, options: ReadFileOptions = {}): Promise<ReadDocument> {
  const declared = nameMediaType(options.declaredType);
  const found = sniffMediaType(bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (!found)
    return {
      mediaType: declared ?? 'text/plain',
      sha256,
      pages: [],
      problems: [{ code: nameUnknown(bytes, declared) }],
    };
  const mismatch: ReadProblem[] =
    options.declaredType !== undefined && declared !== found ? [{ code: 'type_mismatch' }] : [];
  const { pages, problems, readings } = await readAs(found, bytes, options);
  const isSilent = pages.length > 0 && pages.every(isWithoutText) && readings.every(({ facts }) => facts.length === 0);
  const silence: ReadProblem[] = isSilent ? [{ code: 'no_text_found' }] : [];
  return {
    mediaType: found,
    sha256,
    pages: pages.map(cleanPage),
    problems: [...mismatch, ...problems, ...silence],
    ...(readings.length > 0 && { machineReadings: readings }),
  };
}

async function readAs(type: MediaType, bytes: Uint8Array, options: ReadFileOptions): Promise<ReadPages> {
  const limits = { ...defaultReadLimits, ...options.limits };
  const { declaredType: _declared, ...asked } = options;
  const given = { ...asked, limits };
  if (type === 'application/pdf') return readPdf(bytes, given);
  if (type === 'text/plain') return { ...readText(bytes, limits), readings: [] };
  return readImage(bytes, given);
}

function nameMediaType(declared: string | undefined): MediaType | undefined {
  const name = declared?.split(';')[0]?.trim().toLowerCase();
  if (name === 'image/jpg') return 'image/jpeg';
  return name !== undefined && supported.has(name) ? (name as MediaType) : undefined;
}

function nameUnknown(bytes: Uint8Array, declared: MediaType | undefined): ReadProblem['code'] {
  if (bytes.byteLength === 0) return 'empty_file';
  if (declared === 'text/plain') return 'not_text';
  return declared ? 'corrupt_file' : 'unsupported_type';
}

function isWithoutText(page: Page): boolean {
  return page.lines.length === 0 && page.fields.every(({ value, checked }) => value === '' && !checked);
}
