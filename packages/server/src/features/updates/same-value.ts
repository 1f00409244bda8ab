// Do two values say the same? Spelling, case, order of names and punctuation do not make a difference; digits do.
import { type DataValue, type FieldDefinition, isEmptyValue } from '@oneform/contract';
import { valueText } from '../collections/value-text.ts';

export type Comparable = Pick<FieldDefinition, 'type' | 'name' | 'atomic'>;

/** Exactly the same value; nothing, null and empty text are one. */
export function isIdentical(a: DataValue | undefined, b: DataValue | undefined): boolean {
  return JSON.stringify(blankless(a)) === JSON.stringify(blankless(b));
}

const blankless = (value: DataValue | undefined) => (value === undefined || value === '' ? null : value);

export function isSameValue(field: Comparable, a: DataValue, b: DataValue): boolean {
  if (isEmptyValue(a) || isEmptyValue(b)) return isEmptyValue(a) && isEmptyValue(b);
  if (typeof a === 'boolean' || typeof b === 'boolean')
    return valueText(a).toLowerCase() === valueText(b).toLowerCase();
  if (field.type === 'number') return Number(a) === Number(b);
  if (Array.isArray(a) || Array.isArray(b)) return isSameSet(a, b);
  const [x, y] = [valueText(a), valueText(b)];
  if (fold(x) === fold(y)) return true;
  if (isName(field)) return sortedWords(x) === sortedWords(y);
  return isPhone(field) && isSamePhone(x, y);
}

/** `Müller-Lüdenscheidt` and `MULLER LUDENSCHEIDT`; the machine-readable zone writes ü as UE. */
function fold(text: string): string {
  const letters = text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    // Capitals do not tell which i it was.
    .replaceAll('ı', 'i')
    .replaceAll('ς', 'σ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');
  return /\d/.test(letters) ? letters : letters.replace(/([aou])e/g, '$1');
}

const sortedWords = (text: string) =>
  text
    .split(/[\s,]+/)
    .map(fold)
    .filter(Boolean)
    .sort()
    .join(' ');

function isSameSet(a: DataValue, b: DataValue): boolean {
  const [x, y] = [a, b].map((list) =>
    (Array.isArray(list) ? (list as readonly DataValue[]) : [list]).map((item) => fold(valueText(item))).sort(),
  );
  return JSON.stringify(x) === JSON.stringify(y);
}

const identityOf = ({ atomic, name }: Comparable) => atomic ?? name;
const isName = (field: Comparable) => /(^|_)names?$|^surname$/.test(identityOf(field));
const isPhone = (field: Comparable) => /(^|_)(phone|mobile|fax)(_|$)/.test(identityOf(field));

/** One may lack the country's code: the national part decides. */
function isSamePhone(a: string, b: string): boolean {
  const [short, long] = [a.replace(/\D/g, '').replace(/^0+/, ''), b.replace(/\D/g, '').replace(/^0+/, '')].sort(
    (x, y) => x.length - y.length,
  ) as [string, string];
  return short.length >= 7 && long.endsWith(short) && long.length - short.length <= 3;
}
