// Bytes of a plain text file to characters: UTF-8, UTF-16 with a byte order mark, else Windows-1252, the superset of Latin-1.
import { isUtf8 } from 'node:buffer';

export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(nameEncoding(bytes)).decode(bytes);
}

export function hasUtf16Mark(bytes: Uint8Array): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}

function nameEncoding(bytes: Uint8Array): string {
  if (hasUtf16Mark(bytes)) return bytes[0] === 0xff ? 'utf-16le' : 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}
