// Facts behind the numbers on driving licences: AAMVA's card design standard in North America, ISO 18013 and directive
// 2006/126/EC elsewhere.
import type { DocumentType } from '@oneform/contract';
import { declarations } from '../document-types/declarations.ts';
import type { CaptionEntry } from './caption-entry.ts';
import { shapeAnywhere } from './find-captions.ts';
import file from './numbered-fields.json' with { type: 'json' };

export interface NumberedFields {
  /** Entry of the word `4a.`, `9a`, `15`; undefined for a word that is no such number. */
  readonly find: (word: string) => CaptionEntry | undefined;
}

/** Two of these on a page, and its fields are numbered: only there is a lone `1` or `8` more than a figure. */
const telling = /^(?:4[abcd]|9a)(?=[.:)]?$|[.:)]?\p{Lu}{2}|[.:)]?\d{2})/u;
const minTelling = 2;
const mark = /^\(?(4[abcd]|5[ab]|[90Oo]a|1[.,]2|1[2-9]|[1-9])[.:)]?$/;

/** The numbers that hold on a page of these words; undefined where fields are not numbered. */
export function numberedFieldsOf(
  words: readonly string[],
  type: DocumentType,
  country: string | undefined,
): NumberedFields | undefined {
  if (!declarations[type].hasNumberedFields) return undefined;
  const told = new Set(words.flatMap((word) => telling.exec(word)?.[0] ?? []));
  if (told.size < minTelling) return undefined;
  const isNorthAmerican = country ? country === 'US' || country === 'CA' : !told.has('4c');
  const names: Readonly<Record<string, string>> = { ...file.everywhere, ...(isNorthAmerican ? file.aamva : file.iso) };
  return {
    find(word) {
      // A nine's loop may be read as a nought.
      const number = mark
        .exec(word)?.[1]
        ?.toLowerCase()
        .replace(/^[0o]a$/, '9a')
        .replace('.', ',');
      const name = number === undefined ? undefined : names[number];
      return name ? { name, shape: shapeAnywhere(name, type) ?? 'party', wordings: [], only: [type] } : undefined;
    },
  };
}
