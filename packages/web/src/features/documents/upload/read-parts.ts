// Reads how a file is to be split: "1-2, 3, 4-6".

/** The pages of each part in their order, or a sentence that says what is wrong. */
export function readParts(text: string, total: number): readonly (readonly number[])[] | string {
  const parts: number[][] = [];
  let next = 1;
  for (const piece of text.split(/[,;]/).map((part) => part.trim())) {
    if (piece === '') continue;
    const match = /^(\d+)(?:\s*[-–]\s*(\d+))?$/.exec(piece);
    if (!match) return `“${piece}” is not a page or a range like 1-2.`;
    const [first, last] = [Number(match[1]), Number(match[2] ?? match[1])];
    if (last > total || first > last) return `The file has pages 1 to ${total}.`;
    if (first !== next) return `Page ${Math.min(first, next)} must be in one part, and the pages in their order.`;
    parts.push(Array.from({ length: last - first + 1 }, (_, index) => first + index));
    next = last + 1;
  }
  if (next <= total)
    return next === total ? `Page ${total} is in no part.` : `Pages ${next} to ${total} are in no part.`;
  return parts.length > 1 ? parts : 'Name more than one part.';
}
