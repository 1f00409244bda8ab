// International account numbers in a text, told by their country and its length: whether their check digits hold is another question.
import { countrySpecs } from 'ibantools';

export interface FoundIban {
  /** As printed, in groups or in one. */
  readonly value: string;
  readonly from: number;
  readonly to: number;
}

const start = /(?<![\p{L}\d])[A-Z]{2}\d{2}(?=[ -]?[A-Z\d])/gu;

/** Only whole ones: as many letters and figures as the country gives them (ISO 13616), and none behind. */
export function findIbans(text: string): FoundIban[] {
  return [...text.matchAll(start)].flatMap(({ 0: head, index }) => {
    const length = countrySpecs[head.slice(0, 2)]?.chars;
    if (!length) return [];
    const rest = length - head.length;
    const [value] = new RegExp(`^.{4}(?: ?[A-Z\\d]){${rest}}(?![\\p{L}\\d])`, 'u').exec(text.slice(index)) ?? [];
    return value ? [{ value, from: index, to: index + value.length }] : [];
  });
}
