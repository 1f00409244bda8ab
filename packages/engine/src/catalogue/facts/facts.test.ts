// The compiler checks the form of an entry; what one entry says of others is checked here.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { declarations } from '../document-types/declarations.ts';
import { uncaptionedFields } from '../document-types/uncaptioned-fields.ts';
import { tickQuestions } from '../lexicon/tick-questions.ts';
import { parties } from '../parties.ts';
import type { FactEntry } from './fact-entry.ts';
import { factOf, facts, namesThat } from './facts.ts';

const strangers = (names: readonly string[]): string[] => names.filter((name) => !factOf(name));

/** Names of facts in an entry. */
const namedBy = ({ sums = [], amounts, shareOf, list = [], earlier, spares, scoredAs, fittedAs = [] }: FactEntry) => [
  ...sums.flatMap(({ plus, minus = [], maybePlus = [], maybeMinus = [] }) =>
    [plus, minus, maybePlus, maybeMinus].flat(),
  ),
  ...(amounts ? [...(amounts.from ? [amounts.from] : []), ...amounts.equals, ...(amounts.items ?? [])] : []),
  ...(shareOf ? [shareOf.whole] : []),
  ...list,
  ...(earlier ? [earlier.list, earlier.as] : []),
  ...(spares ? [spares] : []),
  ...(scoredAs ? [scoredAs] : []),
  ...fittedAs,
];

describe('an entry', () => {
  it('stands in one topic', () => {
    const topics = readdirSync(import.meta.dirname).filter(
      (file) => !/^(?:facts|fact-entry|uncaptioned-shape)\./.test(file),
    );
    const names = topics.flatMap((file) =>
      [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/^ {2}(\w+): \{/gm)].map(([, name]) => name),
    );
    expect(names.toSorted()).toEqual(facts.map(([name]) => name).toSorted());
  });

  it('speaks of facts that there are', () => {
    expect(facts.flatMap(([name, entry]) => strangers(namedBy(entry)).map((one) => `${name}: ${one}`))).toEqual([]);
  });

  it('is related to another under the name of a group', () => {
    const groups = Map.groupBy(
      facts.flatMap(([, { kin = [] }]) => kin),
      (group) => group,
    );
    expect([...groups].filter(([, members]) => members.length < 2)).toEqual([]);
  });

  it('is what its part, its list or its being asked says of it', () => {
    expect(namesThat(({ isJoined, partOf }) => isJoined && !partOf)).toEqual([]);
    expect(namesThat(({ isSigners, isAsked }) => isSigners && !isAsked)).toEqual([]);
    expect(namesThat(({ list, isListed }) => list && !isListed)).toEqual([]);
  });
});

describe('what other tables name', () => {
  it.each(Object.entries(declarations))('%s', (type, { captioned = [], aliases = {}, headings = {}, ownNumber }) => {
    const names = [
      ...uncaptionedFields(type as keyof typeof declarations),
      ...captioned,
      ...Object.entries(aliases).flat(),
      ...Object.keys(headings),
      ...(ownNumber ? [ownNumber] : []),
    ];
    expect(strangers(names)).toEqual([]);
  });

  it('ticks and numbers of fields', () => {
    const numbered: Readonly<Record<string, Readonly<Record<string, string>>>> = JSON.parse(
      readFileSync(join(import.meta.dirname, '../lexicon/numbered-fields.json'), 'utf8'),
    );
    const names = [
      ...tickQuestions.map(({ name }) => name),
      ...Object.values(numbered).flatMap((fields) => Object.values(fields).flatMap((name) => name.split('+'))),
    ];
    expect(strangers(names)).toEqual([]);
  });

  it('parties that hold facts have some', () => {
    const names = facts.map(([name]) => name);
    const empty = parties.filter(
      ([party, { holds }]) => holds && !names.some((name) => name === party || name.startsWith(`${party}_`)),
    );
    expect(empty).toEqual([]);
  });
});
