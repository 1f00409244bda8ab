// The word lists are data: what a typing error would break is checked here, and every wording that may mean two things is listed.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DocumentType } from '@oneform/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { squashLabel } from '#values/normalise/squash-label.ts';
import type { Shape } from '#values/shape.ts';
import { factOf, facts } from '../facts/facts.ts';

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
  vat_number: true,
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
  codes: true,
  code_or_text: true,
  text: true,
};

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const Language = z.string().refine((code) => /^[a-z]{2}$/.test(code) && languages.of(code) !== undefined);
const Wording = z
  .string()
  .refine((text) => text !== '' && text === text.toLowerCase().trim() && !/[|’“”]|\s{2}/.test(text));
const Wordings = z.record(Language, z.array(Wording).nonempty());
type Wordings = z.infer<typeof Wordings>;
const FactName = z.string().regex(/^[a-z]\w*(?:\+[a-z]\w*)*$/);
const Name = z.string().regex(/^[a-z]\w*$/);
const ValueType = z.enum(Object.keys(valueTypes) as [Shape, ...Shape[]]);
const validity = { on: z.array(DocumentType).nonempty().optional(), not: z.array(DocumentType).nonempty().optional() };

const Caption = z.strictObject({
  value: ValueType.optional(),
  ...validity,
  weak: z.literal(true).optional(),
  wordings: Wordings,
});
const Captions = z.record(FactName, z.array(Caption).nonempty());
const Sentence = z
  .strictObject({
    value: ValueType.optional(),
    on: validity.on,
    before: Wordings.optional(),
    after: Wordings.optional(),
  })
  .refine(({ before, after }) => before !== undefined || after !== undefined);
type Validity = Pick<z.infer<typeof Caption>, 'on' | 'not'>;
const holds = ({ on, not }: Validity, type: DocumentType): boolean =>
  (on === undefined || on.includes(type)) && !not?.includes(type);
const overlap = (a: Validity, b: Validity): boolean =>
  DocumentType.options.some((type) => holds(a, type) && holds(b, type));

const files = readdirSync(join(room, 'captions')).map((file) => Captions.parse(read(`captions/${file}`)));
const captions = files.flatMap((facts) =>
  Object.entries(facts).flatMap(([fact, entries]) =>
    entries.map((entry) => ({ fact, ...entry, value: entry.value ?? factOf(fact)?.shape })),
  ),
);
const sentences = z.record(FactName, z.array(Sentence).nonempty()).parse(read('prose.json'));
const roles = z.record(Name, Wordings).parse(read('roles.json'));
const headings = z.record(Name, Wordings).parse(read('headings.json'));

/** Every wording with where it stands, under the form in which wordings are compared. */
function index<T extends { readonly wordings: Wordings }>(
  entries: readonly T[],
): Map<string, (T & { text: string })[]> {
  const places = entries.flatMap((entry) =>
    Object.entries(entry.wordings).flatMap(([language, wordings]) =>
      wordings.map((text) => ({ key: `${language} ${squashLabel(text)}`, place: { ...entry, text } })),
    ),
  );
  return new Map(
    [...Map.groupBy(places, ({ key }) => key)].map(([key, all]) => [key, all.map(({ place }) => place)] as const),
  );
}

const pairsOf = <T>(all: readonly T[]): (readonly [T, T])[] =>
  all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other] as const));

describe('captions', () => {
  it('tell a fact in one file', () => {
    const names = files.flatMap((facts) => Object.keys(facts));
    expect(names).toEqual([...new Set(names)]);
  });

  it('say a wording once under a fact, in one language, for one kind of value and document', () => {
    const twice = [...index(captions)].flatMap(([key, places]) =>
      pairsOf(places).flatMap(([a, b]) => (a.fact === b.fact && a.value === b.value && overlap(a, b) ? [key] : [])),
    );
    expect(twice).toEqual([]);
  });

  // The same wording under two facts is intended when both name their documents; else it is listed in `ambiguous.json`.
  it('mean one fact on a document, or are known to be ambiguous', () => {
    const found = [...index(captions)].flatMap(([key, places]) => {
      const facts = pairsOf(places).flatMap(([a, b]) =>
        a.fact !== b.fact && !(a.on && b.on) && overlap(a, b) ? [a.fact, b.fact] : [],
      );
      return facts.length > 0 ? [[key, [...new Set(facts)].sort()] as const] : [];
    });
    const known = z.record(Language, z.record(Wording, z.array(FactName).min(2))).parse(read('ambiguous.json'));
    const accepted = Object.entries(known).flatMap(([language, wordings]) =>
      Object.entries(wordings).map(([text, facts]) => [`${language} ${squashLabel(text)}`, facts] as const),
    );
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(accepted));
  });
});

describe('headings', () => {
  it('give roles that exist', () => {
    for (const role of Object.keys(headings)) expect(Object.keys(roles)).toContain(role);
  });

  it('speak of one role', () => {
    const entries = Object.entries(headings).map(([role, wordings]) => ({ role, wordings }));
    expect([...index(entries)].filter(([, places]) => places.length > 1).map(([key]) => key)).toEqual([]);
  });
});

describe('the table of facts', () => {
  const worded: readonly (readonly [name: string, entries: readonly { readonly value?: Shape | undefined }[]])[] = [
    ...files.flatMap((lists) => Object.entries(lists)),
    ...Object.entries(sentences),
  ];

  it('has every fact that a caption or a sentence names', () => {
    const names = worded.flatMap(([name]) => name.split('+'));
    expect(names.filter((name) => !factOf(name))).toEqual([]);
  });

  it('says what values look like, and captions only where they look otherwise', () => {
    const looks = worded.flatMap(([name, entries]) => entries.map(({ value }) => ({ name, value })));
    const needless = looks.filter(({ name, value }) => value !== undefined && value === factOf(name)?.shape);
    const unknown = looks.filter(({ name, value }) => value === undefined && !factOf(name));
    expect({ needless, unknown }).toEqual({ needless: [], unknown: [] });
  });

  it('gives facts to parties that headings name, and each of them some caption', () => {
    const known = new Set(captions.map(({ fact }) => fact));
    for (const [name, { of }] of facts)
      for (const role of Object.keys(of ?? {})) {
        expect(Object.keys(roles)).toContain(role);
        expect(known).toContain(name);
      }
  });
});

it('takes no heading that speaks of a thing for one that speaks of a party', () => {
  const neutral = Object.values(Wordings.parse(read('neutral-headings.json'))).flat();
  const ofParties = new Set(
    [roles, headings]
      .flatMap((list) => Object.values(list))
      .flatMap((of) => Object.values(of).flat())
      .map(squashLabel),
  );
  expect(neutral.filter((wording) => ofParties.has(squashLabel(wording)))).toEqual([]);
});

describe('the other lists', () => {
  it.each([
    [
      'ignored.json',
      z.record(Name, z.strictObject({ ...validity, isCaption: z.literal(true).optional(), wordings: Wordings })),
    ],
    ['neutral-headings.json', Wordings],
  ])('%s is well formed', (file, schema) => {
    expect(() => schema.parse(read(file))).not.toThrow();
  });

  // `ambiguous.json` is for this test alone.
  it('are all read by somebody', () => {
    const sources = readdirSync(room).filter((file) => /(?<!\.test)\.ts$/.test(file));
    const imported = sources.flatMap((file) =>
      [...readFileSync(join(room, file), 'utf8').matchAll(/from '\.\/(.+\.json)'/g)].map(([, path]) => path),
    );
    const files = readdirSync(room, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
    expect(new Set([...imported, 'ambiguous.json'])).toEqual(new Set(files.map((file) => file.replaceAll('\\', '/'))));
  });
});
