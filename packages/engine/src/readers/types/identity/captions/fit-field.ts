// Whether words can be the value of a caption's field: as the shapes of labels say, and what cards print in their own way.

import type { CaptionEntry } from '#lexicon/caption-entry.ts';
import { normaliseCountry } from '#normalise/normalise-country.ts';
import { normaliseDate } from '#normalise/normalise-date.ts';
import { fitsShape } from '#values/fits-shape.ts';
import { shareOfFormWords } from '#values/form-words.ts';
import type { Shape } from '#values/shape.ts';
import { tidyDate } from '../values/tidy-date.ts';

const loose: ReadonlySet<Shape> = new Set([
  'text',
  'organisation',
  'authority',
  'place',
  'place_and_date',
  'code_or_text',
  'city',
  'street',
  'person_name',
  'address',
  'country_or_status',
  'date_range',
]);

/** Values of a strict field are known by their look; of a loose one everything up to the next caption is taken. */
export const isStrict = (entry: CaptionEntry): boolean => !loose.has(entry.shape);

const LONGEST = 8;

/** How many of the words, from the first on, are the field's value; 0 when they are not. */
export function countFitting(entry: CaptionEntry, words: readonly string[]): number {
  if (!isStrict(entry)) return fitsField(entry, words.join(' ')) > 0 ? words.length : 0;
  let best = 0;
  let bestFit = 0;
  for (let count = 1; count <= Math.min(words.length, LONGEST); count++) {
    const fit = fitsField(entry, words.slice(0, count).join(' '));
    if (fit > 0 && fit >= bestFit - 0.15) {
      best = count;
      bestFit = Math.max(bestFit, fit);
    }
  }
  return best;
}

/** 0: cannot be; 1: hardly anything else. */
export function fitsField({ name, shape }: CaptionEntry, text: string): number {
  const value = text.trim();
  if (value === '') return 0;
  const own = fits[name] ?? byShape[shape];
  return own ? own(value) : fitsShape(shape, value);
}

type Fit = (value: string) => number;
const matching =
  (pattern: RegExp, fit: number): Fit =>
  (value) =>
    pattern.test(value) ? fit : 0;

const codes = matching(/^(?:NONE|[A-Z\d]{1,3}(?:[\s,/]{1,2}[A-Z\d]{1,3}){0,9})$/i, 0.7);

const fits: Readonly<Record<string, Fit>> = {
  document_type: matching(/^P[A-Z<]{0,2}$/, 0.9),
  license_class: (value) =>
    /^(?:class )?[A-Z\d]{1,3}(?:[\s,/]+(?:[A-Za-z]{0,3}\d?E?|\d[A-Z]))*$/.test(value) &&
    value.length <= 40 &&
    !/\d{3}/.test(value)
      ? 0.7
      : 0,
  category: (value) => (/^[A-Z\d]/.test(value) && value.split(/\s+/).length <= 6 && !/[:?]/.test(value) ? 0.6 : 0),
  restrictions: codes,
  endorsements: codes,
};

const byShape: Partial<Record<Shape, Fit>> = {
  date: (value) => (fitsShape('date', tidyDate(value)) > 0 ? 0.95 : 0),
  identifier: (value) => {
    const bare = value.replace(/[^\p{L}\d]/gu, '');
    if (bare.length < 5 || (bare.match(/\d/g) ?? []).length < 2 || normaliseDate(value, 'unknown')) return 0;
    if (/\p{Ll}{3}/u.test(value)) return 0;
    // Every part of a number in groups has a figure, or is a letter or two before it.
    const parts = value.split(/\s+/);
    return parts.every((part, i) => /\d/.test(part) || /^[A-Z-]$/.test(part) || (i === 0 && /^[A-Z]{1,3}$/.test(part)))
      ? fitsShape('identifier', value)
      : 0;
  },
  person_name: (value) => {
    if (/\d/.test(value) || value.length > 60 || value.split(/\s+/).length > 6 || /^[^\p{Lu}]/u.test(value)) return 0;
    if (value.includes(' ') && normaliseCountry(value)) return 0;
    return fitsShape('person_name', value);
  },
  place: (value) => (/\p{L}{2}/u.test(value) && !normaliseDate(value, 'unknown') ? fitsShape('place', value) : 0),
  // A town alone is an address on German cards.
  address: (value) =>
    /\p{L}{2}/u.test(value) && !normaliseDate(value, 'unknown')
      ? Math.max(fitsShape('address', value), fitsShape('place', value) * 0.8)
      : 0,
  country: (value) => {
    if (/^[A-Z]{3,4}$/.test(value) || normaliseCountry(value)) return fitsShape('country', value) || 0.4;
    // Specimens are of countries nobody lists: UTOPIAN.
    return /^\p{Lu}\p{L}{2,}(?:an|ish|ese)$/iu.test(value) ? 0.35 : 0;
  },
  authority: (value) =>
    shareOfFormWords(value) > 0.5 || normaliseDate(value, 'unknown') ? 0 : fitsShape('authority', value),
  place_and_date: (value) =>
    normaliseDate(value, 'unknown') !== null || /\d{1,4}[\s./-]+[\p{L}\d]+[\s./-]+\d{2,4}/u.test(value) ? 0.8 : 0,
  weight: matching(/^\d{2,3}\s?(?:[lI1|]bs?\.?|kgs?\.?)?$/i, 0.85),
  height: (value) => fitsShape('height', value) || (/^[4-7][-'’][\s-]?\d{1,2}["”'’]*$/.test(value) ? 0.85 : 0),
};
