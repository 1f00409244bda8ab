// Columns of text and JSON that take anything: what PostgreSQL cannot hold (U+0000, lone surrogates) is dropped here, at one place.
import { customType } from 'drizzle-orm/pg-core';

// PDFs, pasted text and scripts contain them; none has a meaning that a person could see.
const NUL = new RegExp(String.fromCharCode(0), 'g');
/** In well-formed JSON an escape of a surrogate stands alone; an even run of backslashes in front means it is text. */
const unstorable = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/g;

export function storableText(value: string): string {
  const whole = value.isWellFormed() ? value : value.toWellFormed();
  return whole.includes('\u0000') ? whole.replace(NUL, '') : whole;
}

export function storableJson(value: unknown): string {
  const json = JSON.stringify(value);
  return json.includes('\\u') ? json.replace(unstorable, '$1') : json;
}

/** `enum` narrows the type alone, as Drizzle's own does. */
export function text<const T extends string = string>(name: string, _options?: { enum: readonly T[] }) {
  return customType<{ data: T; driverData: string }>({ dataType: () => 'text', toDriver: storableText })(name);
}

export function jsonb(name: string) {
  return customType<{ data: unknown; driverData: string }>({ dataType: () => 'jsonb', toDriver: storableJson })(name);
}
