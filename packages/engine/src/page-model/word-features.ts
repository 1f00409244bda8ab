// Features of a word for the network: hashed groups of letters, its shape and its meaning.
// `training/page_model/words.py` and `meanings.py` compute the same.
import { meaningOf } from '#meaning/word-vectors.ts';

const buckets = 32_768;
/** Buckets of one word; unused ones are 0. */
export const gramCount = 40;
const longest = 24;

const date = /^\d{1,4}[/.-]\d{1,2}([/.-]\d{1,4})?$/;
const amount = /^[-(]?[$€£]?\d{1,3}([.,' ]?\d{3})*([.,]\d{1,2})?\)?$/;
const numbered = /^\(?(\d{1,2}|[a-zA-Z])[.)]$/;
const ruled = /^[_.\-=~—–]+$/;
const signs = [...":.,-/()#$%&'*@|_<€£"];

/** Lower case without accents, digits alike. */
function fold(text: string): string {
  const bare = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
  return [...bare.replace(/[0-9]/g, '0')].slice(0, longest).join('');
}

const utf8 = new TextEncoder();
/** Room for a word as `fold` cuts it, and its ends. */
const bytes = new Uint8Array(4 * (longest + 2));

/** FNV-1a over UTF-8; bucket 0 is kept for "nothing". */
function hash(text: string, seed: number): number {
  const { written } = utf8.encodeInto(text, bytes);
  let value = (2_166_136_261 ^ seed) >>> 0;
  for (let at = 0; at < written; at++) value = Math.imul(value ^ bytes[at]!, 16_777_619) >>> 0;
  return 1 + ((value >>> 4) % (buckets - 1));
}

/** The whole word, then its groups of three, four and two letters. */
export function gramsOf(text: string): number[] {
  const letters = [...`^${fold(text)}$`];
  const grams = [hash(letters.join(''), 1)];
  for (const size of [3, 4, 2]) {
    for (let at = 0; at + size <= letters.length; at++) grams.push(hash(letters.slice(at, at + size).join(''), 0));
  }
  return grams.slice(0, gramCount);
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Shares of digits and letters, length, and the signs that tell captions from values. */
export function shapeOf(text: string): number[] {
  const letters = [...text];
  const length = Math.max(1, letters.length);
  const digits = count(text, /[0-9]/g);
  const upper = count(text, /\p{Lu}/gu);
  const lower = count(text, /\p{Ll}/gu);
  const first = letters[0] ?? '';
  const last = letters.at(-1) ?? '';
  const flags = [
    letters.length === 1,
    last === ':',
    last === '.' || last === ',' || last === ';',
    last === '?',
    /\p{Lu}/u.test(first),
    upper > 1 && lower === 0,
    digits === length,
    digits > 0,
    digits >= 6,
    first === '(',
    last === ')',
    text === '☐',
    text === '☒',
    text === 'X' || text === 'x',
    date.test(text),
    amount.test(text),
    numbered.test(text),
    ruled.test(text),
    count(text, /</g) > 1,
    digits > 0 && upper + lower > 0,
  ];
  return [
    digits / length,
    upper / length,
    lower / length,
    (length - digits - upper - lower) / length,
    Math.min(length, 16) / 16,
    ...flags.map(Number),
    ...signs.map((sign) => Number(text.includes(sign))),
  ];
}

const meaningSize = 64;
const nothing = new Float32Array(meaningSize);
const worded = /^\P{Nd}*\p{L}{2}\P{Nd}*$/u;

/** Nothing for words with digits, single letters, signs, and where there are no word vectors. */
export function meaningFeatures(text: string): ArrayLike<number> {
  return (worded.test(text) ? meaningOf(text) : undefined) ?? nothing;
}
