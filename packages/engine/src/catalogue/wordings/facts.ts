// Facts with words in the files of wordings.
import { type FactThat, namesThat } from '../facts/facts.ts';
import { type PartyThat, partiesThat } from '../parties.ts';

export type WordedFact = FactThat<{ isAsked: true }>;
export const facts = namesThat(({ isAsked }) => isAsked) as readonly WordedFact[];

/** Nobody's collection holds them: the signer writes them, by hand and on the day. */
export const leftAlone: ReadonlySet<WordedFact> = new Set(
  namesThat(({ isSigners }) => isSigners) as readonly WordedFact[],
);

/** Party of a section, a column or a row. */
export type Party = PartyThat<{ isWorded: true }>;
export const parties = partiesThat(({ isWorded }) => isWorded) as readonly Party[];

/** Pieces of a value that have a box of their own. */
export const parts = [
  'day',
  'month',
  'year',
  'area_code',
  'number',
  'house_number',
  'street',
  'initial',
  'floor',
  'apartment',
  'staircase',
  'extension',
] as const;
export type ValuePart = (typeof parts)[number];

/** Choices as forms print them. */
export const choices = [
  'yes',
  'no',
  'male',
  'female',
  'x',
  'single',
  'married',
  'divorced',
  'widowed',
  'separated',
  'civil_partnership',
  'employed',
  'self_employed',
  'unemployed',
  'student',
  'retired',
] as const;
export type Choice = (typeof choices)[number];
