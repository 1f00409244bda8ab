// The word lists are data: what a typing error would break is checked here, and every wording that may mean two things is listed.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DocumentType } from '@oneform/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { squashLabel } from '#extract/labels/squash-label.ts';
import type { Shape } from '#extract/shapes/shape.ts';

const room = import.meta.dirname;
const read = (path: string): unknown => JSON.parse(readFileSync(join(room, path), 'utf8'));

const valueTypes: Readonly<Record<Shape, true>> = {
  person_name: true,
  organisation: true,
  party: true,
  party_and_address: true,
  party_name: true,
  authority: true,
  place: true,
  date: true,
  date_or_month: true,
  date_range: true,
  place_and_date: true,
  town_line: true,
  time: true,
  year: true,
  money: true,
  number: true,
  integer: true,
  phone: true,
  email: true,
  url: true,
  address: true,
  street: true,
  city: true,
  state: true,
  postal_code: true,
  country: true,
  country_code: true,
  country_or_status: true,
  identifier: true,
  plate: true,
  vin: true,
  ssn: true,
  ein: true,
  iban: true,
  sort_code: true,
  currency: true,
  sex: true,
  height: true,
  weight: true,
  eye_color: true,
  marital_status: true,
  entries: true,
  duration: true,
  code: true,
  code_or_text: true,
  text: true,
};

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const Language = z.string().refine((code) => /^[a-z]{2}$/.test(code) && languages.of(code) !== undefined);
const Wording = z.string().refine((text) => text !== '' && text === text.toLowerCase().trim() && !text.includes('|'));
const Wordings = z.record(Language, z.array(Wording).nonempty());
const documents = z.array(DocumentType).nonempty().optional();
const Caption = z.strictObject({
  value: z.enum(Object.keys(valueTypes) as [Shape, ...Shape[]]),
  on: documents,
  not: documents,
  weak: z.literal(true).optional(),
  wordings: Wordings,
});
type Caption = z.infer<typeof Caption>;
const FactName = z.string().regex(/^[a-z]\w*(?:\+[a-z]\w*)*$/);
const Captions = z.record(FactName, z.array(Caption).nonempty());

const files = readdirSync(join(room, 'captions')).map((file) => ({
  file,
  facts: Captions.parse(read(`captions/${file}`)),
}));
const captions = files.flatMap(({ facts }) =>
  Object.entries(facts).flatMap(([fact, entries]) => entries.map((entry) => ({ fact, ...entry }))),
);

function holds({ on, not }: Caption, type: DocumentType): boolean {
  return (on === undefined || on.includes(type)) && !not?.includes(type);
}
const overlap = (a: Caption, b: Caption): boolean =>
  DocumentType.options.some((type) => holds(a, type) && holds(b, type));

describe('captions', () => {
  it('tell a fact in one file', () => {
    const names = files.flatMap(({ facts }) => Object.keys(facts));
    expect(names).toEqual([...new Set(names)]);
  });

  it('say a wording once under a fact, in one language, for one kind of value and document', () => {
    const twice = captions.flatMap((caption, index) =>
      Object.entries(caption.wordings).flatMap(([language, wordings]) => {
        const others = captions
          .slice(0, index)
          .filter((other) => other.fact === caption.fact && other.value === caption.value && overlap(other, caption))
          .flatMap((other) => other.wordings[language] ?? [])
          .map(squashLabel);
        const squashed = wordings.map(squashLabel);
        return wordings.filter((_, at) => others.includes(squashed[at]!) || squashed.indexOf(squashed[at]!) < at);
      }),
    );
    expect(twice).toEqual([]);
  });
});
