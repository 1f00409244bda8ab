// Difference of two values: their common beginning and end, and the parts between.

export interface Difference {
  readonly before: string;
  readonly middle: string;
  readonly after: string;
}

/** Of `value` against `other`; nothing is shared when the shared part would only confuse. */
export function differenceTo(value: string, other: string): Difference {
  const [own, its] = [[...value], [...other]];
  const shorter = Math.min(own.length, its.length);
  let start = 0;
  while (start < shorter && own[start] === its[start]) start += 1;
  let end = 0;
  while (end < shorter - start && own[own.length - 1 - end] === its[its.length - 1 - end]) end += 1;
  if ((start + end) * 2 < shorter) return { before: '', middle: value, after: '' };
  return {
    before: own.slice(0, start).join(''),
    middle: own.slice(start, own.length - end).join(''),
    after: own.slice(own.length - end).join(''),
  };
}
