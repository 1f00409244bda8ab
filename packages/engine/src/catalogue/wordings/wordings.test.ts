// The lists are data written by hand: a fact left out, a wording under two facts, one that is held out and used are found here.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { squashLabel } from '#values/normalise/squash-label.ts';
import { factNames } from '../facts/facts.ts';
import { choices, facts, leftAlone, parties, parts } from './facts.ts';
import { type WordedLanguage, wordedLanguages } from './languages.ts';
import { readHeldOutWordings, readWordingFile, readWordings, type WordingFile } from './read-wordings.ts';

const repository = join(import.meta.dirname, '../../../../..');

const Wording = z
  .string()
  .min(1)
  .max(90)
  .refine((text) => text === text.trim() && text === text.normalize('NFC') && !/\s{2}/.test(text));
const Split = (minUse: number) =>
  z.strictObject({ use: z.array(Wording).min(minUse), held_out: z.array(Wording).min(1) });
const File = z.strictObject({
  language: z.enum(wordedLanguages),
  captions: z.strictObject(Object.fromEntries(facts.map((fact) => [fact, Split(4)]))),
  parties: z.strictObject(Object.fromEntries(parties.map((party) => [party, Split(3)]))),
  parts: z.strictObject(Object.fromEntries(parts.map((part) => [part, z.array(Wording).min(1)]))),
  date_hints: z.record(Wording, z.enum(['dmy', 'mdy', 'ymd', 'my', 'ym'])),
  values: z.strictObject(Object.fromEntries(choices.map((choice) => [choice, z.array(Wording).min(1)]))),
  ambiguous: z.array(Wording),
});

const split = ({ captions, parties: people }: WordingFile) => [
  ...Object.entries(captions),
  ...Object.entries(people).map(([party, wordings]) => [`party ${party}`, wordings] as const),
];

const alike: Readonly<Record<string, string>> = { apartment: 'unit', street: 'street' };

/** Meanings of each wording in a language, by its folded form. */
function meaningsIn(file: WordingFile): Map<string, Map<string, string>> {
  const meanings = new Map<string, Map<string, string>>();
  const add = (meaning: string, wordings: readonly string[]) => {
    for (const wording of wordings) {
      const folded = squashLabel(wording);
      meanings.set(folded, (meanings.get(folded) ?? new Map()).set(meaning, wording));
    }
  };
  for (const [meaning, { use, held_out }] of split(file)) add(meaning, [...use, ...held_out]);
  for (const [part, wordings] of Object.entries(file.parts)) add(alike[part] ?? `part ${part}`, wordings);
  for (const [choice, wordings] of Object.entries(file.values)) add(`choice ${choice}`, wordings);
  return meanings;
}

const meanings = new Map(wordedLanguages.map((language) => [language, meaningsIn(readWordingFile(language))]));

/** Wordings that ask for two facts in this language, or for something else in another. */
function findAmbiguous(language: WordedLanguage): string[] {
  const isFact = (meaning: string) => (facts as readonly string[]).includes(meaning);
  const others = [...meanings].filter(([other]) => other !== language).map(([, theirs]) => theirs);
  return [...meanings.get(language)!]
    .filter(([folded, mine]) => {
      if ([...mine.keys()].filter(isFact).length > 1) return true;
      return others.some((theirs) => {
        const other = theirs.get(folded);
        return other !== undefined && ![...other.keys()].some((meaning) => mine.has(meaning));
      });
    })
    .map(([, mine]) => [...mine.values()][0]!);
}

/** Asked by many forms, and known to no template of ours yet. */
const beyondVocabulary = [
  'account_holder',
  'household_size',
  'mother_surname_at_birth',
  'signature',
  'signature_place_and_date',
];

describe('the list of facts', () => {
  it('names what templates and papers know', () => {
    const room = join(repository, 'templates/catalogue');
    const atomic = readdirSync(room).flatMap((file) =>
      [...readFileSync(join(room, file), 'utf8').matchAll(/^ {2}([a-z0-9_]+):/gm)].map(([, name]) => name),
    );
    const known = new Set<string | undefined>([...factNames, ...atomic]);
    expect(facts.filter((fact) => !known.has(fact)).toSorted()).toEqual(beyondVocabulary);
    expect(leftAlone.has('signed_date')).toBe(true);
  });

  it('has a file for each language and no other', () => {
    const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.json'));
    expect(files).toEqual(wordedLanguages.map((language) => `${language}.json`));
  });
});

describe.each(wordedLanguages)('wordings in %s', (language) => {
  const file = readWordingFile(language);

  it('word every fact five times and every party four times', () => {
    expect(File.parse(file).language).toBe(language);
    // In one order, so that languages can be read side by side.
    expect(Object.keys(file.captions)).toEqual(Object.keys(readWordingFile('en').captions));
    const few = Object.entries(file.captions).filter(([, { use, held_out }]) => use.length + held_out.length < 5);
    expect(few.map(([fact]) => fact)).toEqual([]);
  });

  it('say each thing once, and hold out nothing that is used', () => {
    for (const [name, { use, held_out }] of split(file)) {
      const folded = [...use, ...held_out].map(squashLabel);
      expect(
        folded.filter((wording, index) => folded.indexOf(wording) < index || wording === ''),
        name,
      ).toEqual([]);
    }
    const used = new Set(split(file).flatMap(([, { use }]) => use.map(squashLabel)));
    const leaked = split(file).flatMap(([, { held_out }]) =>
      held_out.filter((wording) => used.has(squashLabel(wording))),
    );
    expect(leaked).toEqual([]);
  });

  it('list what means two things', () => {
    const listed = new Set(file.ambiguous.map(squashLabel));
    expect(findAmbiguous(language).filter((wording) => !listed.has(squashLabel(wording)))).toEqual([]);
    expect(file.ambiguous.filter((wording) => !meanings.get(language)!.has(squashLabel(wording)))).toEqual([]);
  });
});

describe('reading wordings', () => {
  it('keeps apart what is held out', () => {
    const leaked = wordedLanguages.flatMap((language) => {
      const { captions } = readWordings(language);
      const held = readHeldOutWordings(language).captions;
      return facts.flatMap((fact) => held[fact].filter((wording) => captions[fact].includes(wording)));
    });
    expect(leaked).toEqual([]);
    expect(readHeldOutWordings('de').captions.surname).toHaveLength(1);
  });

  it('is done once a language', () => {
    expect(readWordings('de')).toBe(readWordings('de'));
    expect(readWordings('de').captions.surname).toContain('Familienname');
    expect(readWordings('de').date_hints['TT.MM.JJJJ']).toBe('dmy');
  });

  it('leaves what is held out to benches and tests', () => {
    const folders = ['packages/engine/src', 'packages/server/src', 'scripts', 'training'];
    const readers = folders.flatMap((folder) =>
      readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.includes('node_modules'))
        .filter((path) => !path.includes('evaluate'))
        .map((path) => join(repository, folder, path))
        .filter((path) => /readHeldOutWordings|readWordingFile/.test(readFileSync(path, 'utf8'))),
    );
    expect(readers).toEqual([join(import.meta.dirname, 'read-wordings.ts')]);
  });
});
