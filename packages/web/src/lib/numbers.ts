// Numbers, and how many of something there are, as the language of the page writes them.
import { locale } from './language.ts';

// Made once: making a formatter takes a hundred times as long as using it, and long lists use thousands. Made late: languages import this.
let numbers: Intl.NumberFormat | undefined;

export function formatNumber(value: number): string {
  numbers ??= new Intl.NumberFormat(locale());
  return numbers.format(value);
}

/** `1 credit`, `2 credits`, `1,200 fields`. */
export const count = (amount: number, one: string, many = `${one}s`): string =>
  `${formatNumber(amount)} ${amount === 1 ? one : many}`;
