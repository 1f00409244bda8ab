// Reads how a file is to be split: "1-2, 3, 4-6".
import { t } from './messages.ts';

/** The pages of each part in their order, or a sentence that says what is wrong. */
export function readParts(text: string, total: number): readonly (readonly number[])[] | string {
  const parts: number[][] = [];
  let next = 1;
  for (const piece of text.split(/[,;]/).map((part) => part.trim())) {
    if (piece === '') continue;
    const match = /^(\d+)(?:\s*[-–]\s*(\d+))?$/.exec(piece);
    if (!match) return t.readParts.isNotAPage(piece);
    const [first, last] = [Number(match[1]), Number(match[2] ?? match[1])];
    if (last > total || first > last) return t.readParts.theFileHasPages1(total);
    if (first !== next) return t.readParts.pageMustBeInOne(Math.min(first, next));
    parts.push(Array.from({ length: last - first + 1 }, (_, index) => first + index));
    next = last + 1;
  }
  if (next <= total)
    return next === total ? t.readParts.pageIsInNoPart(total) : t.readParts.pagesToAreInNo(next, total);
  return parts.length > 1 ? parts : t.readParts.nameMoreThanOnePart;
}
