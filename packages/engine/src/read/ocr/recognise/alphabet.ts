// What each class of the recognition network means, with full-width and typographic forms folded to the plain character.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assets } from '../network/assets.ts';

export interface Alphabet {
  /** Which classes of the network are asked for, as it was trained. */
  readonly classes: readonly number[];
  /** Per class asked for: the character, `''` for the blank. */
  readonly characters: readonly string[];
  /** Classes of Latin letters, digits, punctuation and signs; the blank is not among them. */
  readonly latin: Int32Array;
  readonly blank: number;
  readonly space: number;
}

const foldings: Record<string, string> = {
  '￥': '¥',
  '￡': '£',
  '￠': '¢',
  '、': ',',
  '。': '.',
  '，': ',',
  '【': '[',
  '】': ']',
  '〔': '[',
  '〕': ']',
  '〈': '<',
  '〉': '>',
  '﹑': ',',
  '﹢': '+',
  '﹝': '(',
  '﹞': ')',
  '﹗': '!',
  '‧': '·',
  '•': '·',
  '●': '·',
  '∶': ':',
  '″': '"',
  '′': "'",
  '“': '"',
  '”': '"',
  '〃': '"',
  '‘': "'",
  '’': "'",
  '`': "'",
  '´': "'",
  ˋ: "'",
  '∣': '|',
  '─': '-',
  '｀': "'",
  '―': '-',
  // Between a count and a price stands a letter as a rule, and the network does not tell them apart.
  '×': 'x',
};

/** Each of how many characters of other scripts is kept: what looks like one of them is then no sure Latin letter. */
const strangers = 8;

let loaded: Alphabet | undefined;

export function requireAlphabet(): Alphabet {
  loaded ??= loadAlphabet(readFileSync(join(assets, 'ppocr_keys_v1.txt'), 'utf8'));
  return loaded;
}

function loadAlphabet(text: string): Alphabet {
  const printed = text.replace(/\n$/, '').split(/\r?\n/);
  const all = ['', ...printed.map(fold), ' '];
  const isKept = (index: number) =>
    index === 0 || index === all.length - 1 || isLatin(all[index]!) || index % strangers === 0;
  const classes = all.flatMap((_, index) => (isKept(index) ? [index] : []));
  const characters = classes.map((index) => all[index]!);
  const latin = characters.flatMap((character, index) => (isLatin(character) ? [index] : []));
  return { classes, characters, latin: Int32Array.from(latin), blank: 0, space: characters.length - 1 };
}

function fold(character: string): string {
  return foldings[character] ?? character.normalize('NFKC');
}

function isLatin(character: string): boolean {
  return /^[ -~¡-ɏ€–—·√■□☆★]+$/u.test(character);
}
