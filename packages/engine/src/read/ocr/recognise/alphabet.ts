// What each class of the recognition network means, with full-width and typographic forms folded to the plain character.

import { readFileSync } from 'node:fs';
import { alphabetPath } from '../network/run-network.ts';

export interface Alphabet {
  /** Per class: the character, `''` for the blank. */
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

let loaded: Alphabet | undefined;

export function requireAlphabet(): Alphabet {
  loaded ??= loadAlphabet(readFileSync(alphabetPath, 'utf8'));
  return loaded;
}

function loadAlphabet(text: string): Alphabet {
  const printed = text.replace(/\n$/, '').split(/\r?\n/);
  const characters = ['', ...printed.map(fold), ' '];
  const latin = characters.flatMap((character, index) => (isLatin(character) ? [index] : []));
  return { characters, latin: Int32Array.from(latin), blank: 0, space: characters.length - 1 };
}

function fold(character: string): string {
  return foldings[character] ?? character.normalize('NFKC');
}

function isLatin(character: string): boolean {
  return /^[ -~¡-ɏ€–—·√■□☆★]+$/u.test(character);
}
