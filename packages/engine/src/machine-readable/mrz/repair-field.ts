// Puts right the letters and digits that OCR takes for each other, as far as the field's alphabet and its check digit allow.
import { hasCheckDigit } from './check-digit.ts';

const toDigit: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  U: '0',
  I: '1',
  L: '1',
  J: '1',
  Z: '2',
  A: '4',
  S: '5',
  G: '6',
  T: '7',
  B: '8',
};
const toLetter: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '2': 'Z', '5': 'S', '6': 'G', '8': 'B' };
/** Swaps tried in fields that hold letters and digits alike: either way round. */
const swaps: Readonly<Record<string, string>> = {
  O: '0',
  '0': 'O',
  I: '1',
  '1': 'I',
  B: '8',
  '8': 'B',
  S: '5',
  '5': 'S',
  Z: '2',
  '2': 'Z',
  G: '6',
  '6': 'G',
};

export interface CheckedField {
  readonly text: string;
  /** The check digit fits, as read or after a repair. */
  readonly isChecked: boolean;
  readonly isRepaired: boolean;
}

export function asDigits(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => toDigit[letter] ?? letter);
}

export function asLetters(text: string): string {
  return text.replace(/\d/g, (digit) => toLetter[digit] ?? digit);
}

/** A field of digits alone, as the dates: every letter in it is a misreading. */
export function checkDigits(text: string, digit: string): CheckedField {
  const repaired = asDigits(text);
  return {
    text: repaired,
    isChecked: /^[\d<]+$/.test(repaired) && hasCheckDigit(repaired, asDigits(digit)),
    isRepaired: repaired !== text,
  };
}

/** A field of letters and digits: up to two swaps, and only when exactly one way of swapping makes the check digit fit. */
export function checkMixed(text: string, digit: string): CheckedField {
  const wanted = asDigits(digit);
  if (hasCheckDigit(text, wanted)) return { text, isChecked: true, isRepaired: false };
  const places = [...text].flatMap((character, i) => (swaps[character] ? [i] : []));
  const once = places.map((i) => swapAt(text, i)).filter((one) => hasCheckDigit(one, wanted));
  const [only, another] = once;
  if (only && !another) return { text: only, isChecked: true, isRepaired: true };
  if (once.length > 1) return { text, isChecked: false, isRepaired: false };
  const twice = places
    .flatMap((i, n) => places.slice(n + 1).map((j) => swapAt(swapAt(text, i), j)))
    .filter((two) => hasCheckDigit(two, wanted));
  return twice.length === 1
    ? { text: twice[0]!, isChecked: true, isRepaired: true }
    : { text, isChecked: false, isRepaired: false };
}

function swapAt(text: string, i: number): string {
  return text.slice(0, i) + (swaps[text[i]!] ?? text[i]) + text.slice(i + 1);
}
