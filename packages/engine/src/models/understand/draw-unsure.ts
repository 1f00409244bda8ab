// The pages whose pictures say more than the words that were recognised in them.
import type { Page } from '#document/read-document.ts';

const MOST_IMAGES = 4;
/** Words that the recogniser lost altogether it does not doubt: so little doubt is none. */
const SURE = 0.9;

/** Pages that cannot be drawn go without. */
export async function drawUnsure(
  pages: readonly Page[],
  pageImage: (page: number) => Promise<Uint8Array>,
): Promise<Uint8Array[]> {
  const drawn = pages
    .filter(isUnsure)
    .slice(0, MOST_IMAGES)
    .map(({ number }) => pageImage(number).catch(() => null));
  return (await Promise.all(drawn)).filter((image) => image !== null);
}

/** Nothing was read, or by the recogniser's own word it is not sure that every word is right. */
function isUnsure({ source, text, lines }: Page): boolean {
  if (text.trim() === '') return true;
  if (source !== 'ocr') return false;
  const words = lines.flatMap((line) => line.words);
  const allRight = words.reduce((product, { confidence }) => product * confidence, 1);
  return allRight < SURE;
}
