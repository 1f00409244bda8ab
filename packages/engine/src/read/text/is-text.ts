// Whether bytes are writing that a person could read, in UTF-8, UTF-16 with a byte order mark, or an 8-bit Western set.
import { isUtf8 } from 'node:buffer';
import { hasUtf16Mark } from '#document/decode-text.ts';

/** Beyond this share of control characters valid UTF-8 is taken for something else that happens to decode. */
const maxControlShare = 0.02;
/** Eight-bit text is mostly ASCII in every Western language; random bytes are not. */
const maxHighShare = 0.35;

export function isText(bytes: Uint8Array): boolean {
  if (bytes.byteLength === 0) return false;
  if (hasUtf16Mark(bytes)) return bytes.byteLength % 2 === 0;
  const { control, high, undefinedInLatin } = countBytes(bytes);
  if (isUtf8(bytes)) return control <= Math.max(1, bytes.byteLength * maxControlShare);
  return control === 0 && undefinedInLatin === 0 && high <= bytes.byteLength * maxHighShare;
}

function countBytes(bytes: Uint8Array): { control: number; high: number; undefinedInLatin: number } {
  let control = 0;
  let high = 0;
  let undefinedInLatin = 0;
  for (const byte of bytes) {
    if (byte < 0x20) {
      if (byte !== 0x09 && byte !== 0x0a && byte !== 0x0d && byte !== 0x0c) control++;
    } else if (byte === 0x7f) control++;
    else if (byte > 0x7f) {
      high++;
      if (isUndefinedInWindows1252(byte)) undefinedInLatin++;
    }
  }
  return { control, high, undefinedInLatin };
}

function isUndefinedInWindows1252(byte: number): boolean {
  return byte === 0x81 || byte === 0x8d || byte === 0x8f || byte === 0x90 || byte === 0x9d;
}
