// Whether bytes are writing that a person could read, in UTF-8, UTF-16 with a byte order mark, or an 8-bit set of Europe.
import { isUtf8 } from 'node:buffer';
import { decodeText, hasUtf16Mark } from '#document/decode-text.ts';

/** Beyond this share of control characters valid UTF-8 is taken for something else that happens to decode. */
const maxControlShare = 0.02;
/** Eight-bit text is mostly ASCII in every language with Latin letters; random bytes are not. */
const maxHighShare = 0.35;
/** Text with more than that is of words all the same: letters and the spaces between them. */
const minWordShare = 0.85;

const sample = 65_536;

export function isText(bytes: Uint8Array): boolean {
  if (bytes.byteLength === 0) return false;
  if (hasUtf16Mark(bytes)) return bytes.byteLength % 2 === 0;
  const { control, high } = countBytes(bytes);
  if (isUtf8(bytes)) return control <= Math.max(1, bytes.byteLength * maxControlShare);
  if (control > 0) return false;
  const text = decodeText(bytes.subarray(0, sample));
  if (/[\u0080-\u009f]/.test(text)) return false;
  return high <= bytes.byteLength * maxHighShare || isOfWords(text);
}

function isOfWords(text: string): boolean {
  const inWords = text.match(/\p{L}{2,}|[\s\d.,:;-]/gu)?.join('').length ?? 0;
  return inWords >= text.length * minWordShare && /\s/.test(text);
}

function countBytes(bytes: Uint8Array): { control: number; high: number } {
  let control = 0;
  let high = 0;
  for (const byte of bytes) {
    if (byte < 0x20) {
      if (byte !== 0x09 && byte !== 0x0a && byte !== 0x0d && byte !== 0x0c) control++;
    } else if (byte === 0x7f) control++;
    else if (byte > 0x7f) high++;
  }
  return { control, high };
}
