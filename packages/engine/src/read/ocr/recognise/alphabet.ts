// Characters of the recognition network's classes, with full-width and typographic forms folded to the plain character.
import { readFileSync } from 'node:fs';

export interface Alphabet {
  /** Per class of the network: the character, `''` for the blank. */
  readonly characters: readonly string[];
  /** Classes of Latin letters, digits, punctuation and signs; the blank is not among them. */
  readonly latin: Int32Array;
  readonly blank: number;
  readonly space: number;
}

let loaded: Alphabet | undefined;

export function requireAlphabet(): Alphabet {
  loaded ??= loadAlphabet();
  return loaded;
}

function loadAlphabet(): Alphabet {
  const file = new URL('../../../../../../networks/ocr-alphabet.json', import.meta.url);
  const characters: string[] = JSON.parse(readFileSync(file, 'utf8'));
  const latin = characters.flatMap((character, index) => (isLatin(character) ? [index] : []));
  return { characters, latin: Int32Array.from(latin), blank: 0, space: characters.length - 1 };
}

function isLatin(character: string): boolean {
  return /^[ -~¡-ɏ€–—·√■□☆★]+$/u.test(character);
}
