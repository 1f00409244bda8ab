// Bytes of a plain text file to characters: UTF-8, UTF-16 with a byte order mark, else the Windows code page that its letters fit:
// 1252 (Western, the superset of Latin-1), 1250 (Central European) or 1251 (Cyrillic).
import { isUtf8 } from 'node:buffer';

export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(nameEncoding(bytes)).decode(bytes);
}

export function hasUtf16Mark(bytes: Uint8Array): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}

function nameEncoding(bytes: Uint8Array): string {
  if (hasUtf16Mark(bytes)) return bytes[0] === 0xff ? 'utf-16le' : 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : nameCodePage(bytes);
}

const sample = 65_536;

/** Western, unless its letters make no words: signs within them are of Central Europe, words of accents alone are Cyrillic. */
function nameCodePage(bytes: Uint8Array): string {
  const western = new TextDecoder('windows-1252').decode(bytes.subarray(0, sample));
  const accented = western.match(/[À-ÿ]/g)?.length ?? 0;
  const inRuns = western.match(/[À-ÿ]{3,}/g)?.join('').length ?? 0;
  if (accented > 8 && inRuns > accented * 0.6) return 'windows-1251';
  const strange = countStrange(western);
  const central = new TextDecoder('windows-1250').decode(bytes.subarray(0, sample));
  return strange > 0 && countStrange(central) < strange ? 'windows-1250' : 'windows-1252';
}

/** Signs and control characters beside letters: `£ukasz`, `ród³owski`. */
function countStrange(text: string): number {
  return text.match(/[\u0080-\u009f¡-©«-´¶-¹»-¿×÷](?=\p{L})|(?<=\p{L})[\u0080-\u009f¡-§©«-±´¶¹¼-¿×÷³]/gu)?.length ?? 0;
}
