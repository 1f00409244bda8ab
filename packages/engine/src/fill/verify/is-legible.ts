// Whether what was read from the picture is what was written, as far as a reader of pictures can tell.
import { editDistance } from '#catalogue/lexicon/edit-distance.ts';

/** Of the letters; what is cut, overprinted or missing reads much worse, and so does no well printed line. */
const enough = 0.6;

/** @param seen what was read, @param written what should stand there */
export function isLegible(seen: string, written: string): boolean {
  const [own, wanted] = [seen, written].map(plain);
  if (wanted!.length === 0) return true;
  const max = Math.max(own!.length, wanted!.length);
  return 1 - editDistance(own!, wanted!, max) / max >= enough;
}

/** Accents are small, and so is the difference between "0" and "O". */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[lıi|]/g, '1')
    .replace(/o/g, '0');
