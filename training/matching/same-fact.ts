// Whether a claim says what the truth says, by what the truth's name is about.
import { factOf, readShape, shapeAnywhere } from '@oneform/engine/fitting';

export const isNamed = (wanted: string, name: string): boolean =>
  wanted === name || (factOf(wanted)?.fittedAs?.includes(name) ?? false);

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const words = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const together = (text: string): string => words(text).join('');
const digits = (text: string): string => text.replace(/\D/g, '');
const amount = (text: string): number => Math.abs(Number(text.replace(/[^\d.-]/g, '') || Number.NaN));

export function saysSame(name: string, wanted: string, value: string, type: string): boolean {
  if (together(wanted) === together(value) || readsSame(name, wanted, value)) return true;
  if (/name$/.test(name)) return words(wanted).sort().join(' ') === words(value).sort().join(' ');
  if (name === 'sex') return together(wanted)[0] === together(value)[0];
  if (/nationality|country|citizenship/.test(name))
    return together(value).length >= 3 && together(wanted).startsWith(together(value).slice(0, 3));
  if (type === 'money' || type === 'number') return Math.abs(amount(wanted) - amount(value)) < 0.005;
  if (type === 'phone') return digits(wanted).length >= 7 && digits(wanted).slice(-9) === digits(value).slice(-9);
  if (/address|location/.test(name)) {
    const [a, b] = [new Set(words(wanted)), new Set(words(value))];
    return (2 * [...a].filter((word) => b.has(word)).length) / (a.size + b.size) >= 0.9;
  }
  return false;
}

/** Truth is as printed, claims are as the engine reads them: `Mrs A. Okafor`, `8:47 PM`, `Mujer`, `euros`. */
function readsSame(name: string, wanted: string, value: string): boolean {
  const shape = shapeAnywhere(name, 'other');
  const read = shape && readShape(shape, wanted, { dates: { order: 'day-first' } });
  return !!read && read.type !== 'date' && read.type !== 'address' && together(read.value) === together(value);
}
