// What the numbers on driving licences stand for: AAMVA's card design standard in North America, ISO 18013 and directive 2006/126/EC elsewhere.
import type { CaptionEntry } from '#lexicon/caption-entry.ts';
import type { Shape } from '#values/shape.ts';
import { MUTE, PLACE_AND_DATE_OF_BIRTH } from '../captions/caption-wordings.ts';

export type NumberingScheme = 'aamva' | 'iso';

const field = (name: string, shape: Shape): CaptionEntry => ({ name, shape, wordings: [] });

const shared: Readonly<Record<string, CaptionEntry>> = {
  '1': field('surname', 'person_name'),
  '2': field('given_names', 'person_name'),
  '1,2': field('full_name', 'person_name'),
  '4a': field('issue_date', 'date'),
  '4b': field('expiry_date', 'date'),
  '8': field('address', 'address'),
  '9': field('license_class', 'code'),
};

const schemes: Readonly<Record<NumberingScheme, Readonly<Record<string, CaptionEntry>>>> = {
  aamva: {
    ...shared,
    '3': field('date_of_birth', 'date'),
    '4d': field('license_number', 'identifier'),
    '5': field('document_discriminator', 'identifier'),
    '9a': field('endorsements', 'code'),
    '12': field('restrictions', 'code'),
    '15': field('sex', 'sex'),
    '16': field('height', 'height'),
    '17': field('weight', 'weight'),
    '18': field('eye_color', 'eye_color'),
    '19': field('hair_color', 'eye_color'),
  },
  iso: {
    ...shared,
    '3': field(PLACE_AND_DATE_OF_BIRTH, 'place_and_date'),
    '4c': field('issuing_authority', 'authority'),
    '4d': field('national_id_number', 'identifier'),
    '5': field('license_number', 'identifier'),
    // New Zealand: the licence's number, and of which card of it this one is.
    '5a': field('license_number', 'identifier'),
    '5b': field(MUTE, 'code'),
  },
};

/** The number printed as `4a.`, `9a`, `15`; undefined for a word that is none. A nine's loop may be read as a nought. */
export function readMark(word: string): string | undefined {
  const mark = /^\(?(4[abcd]|5[ab]|[90Oo]a|1[.,]2|1[2-9]|[1-9])[.:)]?$/.exec(word)?.[1]?.toLowerCase();
  return mark?.replace(/^[0o]a$/, '9a').replace('.', ',');
}

export function fieldOfMark(mark: string, scheme: NumberingScheme): CaptionEntry | undefined {
  return schemes[scheme][mark];
}

/** North American cards write words beside the numbers; 4c, and numbers without words, are the rest of the world's. */
export function decideScheme(words: readonly string[], country: string | undefined): NumberingScheme {
  const text = words.join(' ');
  const aamva = (text.match(/\b(?:DLN?|LIC#?|DOB|ISS|EXP|CLASS|SEX|HGT|WGT|EYES|REST\w*|END|DD)\b/gi) ?? []).length;
  const iso =
    words.filter((word) => /^4c[.:)]?$/i.test(word)).length * 3 + (country && !['US', 'CA'].includes(country) ? 2 : 0);
  return aamva >= 2 && aamva > iso ? 'aamva' : iso > 0 ? 'iso' : 'aamva';
}

/** A page whose fields are numbered: only there is a lone `1` or `8` more than a figure. */
export function isNumbered(words: readonly string[]): boolean {
  return new Set(words.flatMap((word) => (/^(?:4[abcd]|9a)[.:)]?$/.test(word) ? [word.slice(0, 2)] : []))).size >= 2;
}
