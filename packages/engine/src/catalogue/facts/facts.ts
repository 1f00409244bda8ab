// The table of facts. Rooms derive from it what they need to know of names: see `docs/add-a-fact.md`.
import { bank } from './bank.ts';
import { civil } from './civil.ts';
import { company } from './company.ts';
import { contact } from './contact.ts';
import type { FactEntry } from './fact-entry.ts';
import { forms } from './forms.ts';
import { home } from './home.ts';
import { identity } from './identity.ts';
import { insurance } from './insurance.ts';
import { loan } from './loan.ts';
import { pay } from './pay.ts';
import { person } from './person.ts';
import { study } from './study.ts';
import { tax } from './tax.ts';
import { trade } from './trade.ts';
import { travel } from './travel.ts';
import { vehicle } from './vehicle.ts';
import { work } from './work.ts';

const table = {
  ...person,
  ...contact,
  ...identity,
  ...civil,
  ...work,
  ...pay,
  ...tax,
  ...bank,
  ...loan,
  ...trade,
  ...home,
  ...study,
  ...insurance,
  ...company,
  ...travel,
  ...vehicle,
  ...forms,
} as const;

type Table = typeof table;
export type FactName = keyof Table;
/** Facts of whose entry this holds. */
export type FactThat<Property> = { [Name in FactName]: Table[Name] extends Property ? Name : never }[FactName];

export const facts: readonly (readonly [name: FactName, entry: FactEntry])[] = Object.entries(table) as [
  FactName,
  FactEntry,
][];

const entries: ReadonlyMap<string, FactEntry> = new Map<string, FactEntry>(facts);

/** Undefined for a name that is no fact: a field of somebody's own template, `employer_address.city`. */
export const factOf = (name: string): FactEntry | undefined => entries.get(name);

export const namesThat = (holds: (entry: FactEntry) => unknown): readonly FactName[] =>
  facts.filter(([, entry]) => holds(entry)).map(([name]) => name);

/** The vocabulary: names beside those of the atomic fields, which are facts too. */
export const factNames: ReadonlySet<string> = new Set(namesThat(({ isListed }) => isListed));
