// Whether two readings of one fact say the same.

import type { FactType } from '#facts.ts';
import { squash } from '#normalise/fold-text.ts';

export function saysSame(type: FactType, a: string, b: string): boolean {
  if (type === 'money' || type === 'number') return a !== '' && Number(a) === Number(b);
  if (type === 'date') return a === b;
  if (squash(a) === squash(b)) return squash(a) !== '';
  if (type === 'phone') return digits(a).length >= 7 && digits(a).slice(-9) === digits(b).slice(-9);
  if (type === 'name' || type === 'address') return words(a) === words(b);
  return false;
}

const digits = (text: string) => text.replace(/\D/g, '');
const words = (text: string) =>
  text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(squash)
    .filter(Boolean)
    .toSorted()
    .join(' ');
