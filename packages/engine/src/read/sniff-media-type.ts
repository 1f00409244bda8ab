// Tells the type of a file by its bytes alone: what a browser or a name declares is only a claim.
import type { MediaType } from '#document/read-document.ts';
import { isText } from './text/is-text.ts';

const pdfHeaderWindow = 1024;
const jpegMark = [0xff, 0xd8, 0xff];
const pngMark = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/**
 * The media type that the content has, or undefined when it is none of the four that can be read.
 * A PDF may have up to 1024 bytes before its header (ISO 32000-1, implementation note 13).
 */
export function sniffMediaType(bytes: Uint8Array): MediaType | undefined {
  if (startsWith(bytes, jpegMark)) return 'image/jpeg';
  if (startsWith(bytes, pngMark)) return 'image/png';
  if (findPdfHeader(bytes) >= 0) return 'application/pdf';
  return isText(bytes) ? 'text/plain' : undefined;
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}

function findPdfHeader(bytes: Uint8Array): number {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, pdfHeaderWindow));
  return head.indexOf('%PDF-', 0, 'latin1');
}
