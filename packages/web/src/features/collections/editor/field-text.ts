// Values as what stands in a text box, and back.
import type { DataValue } from '@oneform/contract';

export function asText(value: DataValue | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * A number, null when empty; what is no number stays the text it is, so that it can be mended. So does what a number would
 * show otherwise while it is typed: `1.`, `1.50`, `-`.
 */
export function toNumber(text: string): number | string | null {
  if (text.trim() === '') return null;
  const number = Number(text);
  return Number.isFinite(number) && String(number) === text.trim() ? number : text;
}

/**
 * Tidies a number before it is saved: `1.50` is 1.5, and spaces or thousands separators between digits are taken out
 * when the rest is clear.
 */
export function tidyNumber(value: DataValue): DataValue {
  if (typeof value !== 'string' || value.trim() === '') return value;
  const plain = value.trim().replace(/(?<=\d)[\s’'](?=\d{3})/gu, '');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : value;
}
