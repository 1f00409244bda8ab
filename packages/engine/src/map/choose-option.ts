// The choice of a form that means what a paper says.
import { squash } from '#values/normalise/fold-text.ts';
import { meanings } from './option-meanings.ts';

/** Undefined when no choice says the same. Exact wording first, then meaning, then a choice that stands whole in the text. */
export function chooseOption(options: readonly string[], text: string): string | undefined {
  const wanted = squash(text);
  if (wanted === '') return undefined;
  const exact = options.find((option) => squash(option) === wanted);
  if (exact !== undefined) return exact;
  for (const group of meanings) {
    if (!group.includes(wanted)) continue;
    const same = options.filter((option) => group.includes(squash(option)));
    if (same.length > 0) return same[0];
  }
  const inside = options.filter((option) => squash(option).length > 3 && containsWords(text, option));
  return inside.length === 1 ? inside[0] : undefined;
}

const words = (text: string) =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `;
const containsWords = (text: string, option: string) => words(text).includes(words(option));
