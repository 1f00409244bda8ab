// Are two mentions of people the same person? Official numbers and birth dates decide first, names second.
import type { FieldPerson } from '@oneform/contract';
import { closer, compareNames, isFullName, type NameMatch } from './compare-names.ts';

export interface KnownPerson {
  readonly full_name?: string | undefined;
  /** The surname, where it is known which part of the full name that is. */
  readonly surname?: string | undefined;
  /** Other names of the same person: at birth, in another spelling, as the account has it. */
  readonly other_names?: readonly string[] | undefined;
  readonly date_of_birth?: string | undefined;
  /** Numbers that one person alone has (passport, social security), without signs. */
  readonly numbers?: readonly string[] | undefined;
  /** E-mail addresses and telephones: a family may share them. */
  readonly contacts?: readonly string[] | undefined;
}

/**
 * `true`: the person is known to be the one whom a place is about, or nobody is named who could be another. `false`: it is somebody else.
 * `unknown`: it cannot be told, so a person has to say.
 */
export type SameSubject = boolean | 'unknown';

/**
 * Decided role of a paper's subject in a collection: a role there, somebody else, in doubt; undefined: as the names
 * suggest.
 */
export type MentionedAs = FieldPerson | 'another' | 'unknown' | undefined;

/** `unknown` when too little stands there, or when what stands there points both ways: father and son, twins, a misread digit. */
export function isSamePerson(printed: KnownPerson, known: KnownPerson): boolean | 'unknown' {
  const name = compareAllNames(printed, known);
  const born = compareBirths(printed, known);
  if (shares(printed.numbers, known.numbers))
    return born === 'different' || name === 'different' || name === 'surname' ? 'unknown' : true;
  switch (name) {
    case 'same':
      return born === 'different' ? 'unknown' : true;
    case 'close':
      if (born !== 'unknown') return born === 'same';
      return shares(printed.contacts, known.contacts) || 'unknown';
    case 'given':
      // Married names change.
      return born === 'same' || (born === 'unknown' && shares(printed.contacts, known.contacts));
    case 'surname':
      // Twins, or one name in two alphabets.
      return born === 'same' ? 'unknown' : false;
    case 'different':
      return false;
    case 'none':
      return born === 'same' || 'unknown';
  }
}

/** Is there enough to tell this person from others by? */
export const isIdentified = ({ full_name, other_names = [] }: KnownPerson): boolean =>
  [full_name ?? '', ...other_names].some(isFullName);

function compareAllNames(printed: KnownPerson, known: KnownPerson): NameMatch {
  const theirs = [printed.full_name ?? '', ...(printed.other_names ?? [])];
  return theirs
    .flatMap((name) => [
      compareNames(name, known.full_name ?? '', known.surname),
      ...(known.other_names ?? []).map((other) => compareNames(name, other)),
    ])
    .reduce(closer, 'none');
}

function compareBirths(a: KnownPerson, b: KnownPerson): 'same' | 'different' | 'unknown' {
  if (!a.date_of_birth || !b.date_of_birth) return 'unknown';
  return a.date_of_birth === b.date_of_birth ? 'same' : 'different';
}

const shares = (a: readonly string[] = [], b: readonly string[] = []): boolean => a.some((value) => b.includes(value));
