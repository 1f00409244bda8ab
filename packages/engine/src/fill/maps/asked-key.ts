// Question of a place in one spelling: `employer_name`, `employer.name` and a full name under an employer's heading are
// the same.
import type { Offer } from '../offers/offer.ts';
import { topicsOf } from '../offers/topics.ts';
import type { AskedValue } from './parse-ask.ts';
import { parseBearer } from './vocabulary.ts';

export interface AskedKey {
  readonly fact: string;
  /** Bearers of the fact, sorted; empty for the applicant. */
  readonly of: readonly string[];
  /** Index of the item among several, from 0. */
  readonly item?: number;
}

const split = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** People and addresses whose values are never the applicant's own. */
const persons = split(
  'spouse former_spouse father mother parent child guardian co_applicant sponsor host landlord reference emergency supervisor relative agent mailing previous foreign next',
);
/** Things that have a name and an address, and things of which there may be several. */
const things = split('employer company school bank policy property loan vehicle');

/** Facts that anybody and anything may have; what else belongs to a thing says so by its own name. */
const generic = split(
  'full_name surname given_names first_name middle_name middle_initial first_and_initial name_last_first name_first_last address street street_name house_number unit street_and_unit city state postal_code country county city_state city_state_zip state_zip postal_code_city phone cell_phone home_phone work_phone email fax website',
);

const sameFact: Readonly<Record<string, string>> = {
  name: 'full_name',
  citizenship: 'nationality',
  age: 'person_age',
  gender: 'sex',
  birth_name: 'surname_at_birth',
  education_start: 'education_start_date',
  dependents: 'number_of_dependents',
  plate_number: 'license_plate',
  duties: 'job_duties',
  former_addresses: 'former_address',
  spouse_surname: 'surname',
};

/** Facts whose name says whom they are of. */
const bearing: Readonly<Record<string, readonly [of: string, fact: string]>> = Object.fromEntries([
  ...[
    'employer',
    'school',
    'landlord',
    'supervisor',
    'host',
    'sponsor',
    'company',
    'spouse',
    'father',
    'mother',
    'reference',
  ].flatMap((of) =>
    ['name', 'phone', 'email', 'address'].map((fact) => [`${of}_${fact}`, [of, sameFact[fact] ?? fact]] as const),
  ),
  ['bank_name', ['bank', 'full_name']],
  ['creditor_name', ['loan', 'full_name']],
  ['lender_name', ['loan', 'full_name']],
  ['insurer_name', ['policy', 'full_name']],
  ['insurer_address', ['policy', 'address']],
  ['university', ['school', 'full_name']],
  ['emergency_contact', ['emergency', 'full_name']],
  ['emergency_contact_phone', ['emergency', 'phone']],
  ['emergency_contact_relationship', ['emergency', 'relationship']],
  ['mailing_address', ['mailing', 'address']],
  ['former_address', ['previous', 'address']],
  ['previous_employer', ['employer', 'full_name']],
  ['spouse_date_of_birth', ['spouse', 'date_of_birth']],
  ['mother_surname_at_birth', ['mother', 'surname_at_birth']],
  ['co_applicant_name', ['co_applicant', 'full_name']],
  ['applicant_address', ['', 'address']],
]);

/** Words of maps for what topics call otherwise. */
const topicOf: Readonly<Record<string, string>> = {
  sibling: 'relative',
  member: 'relative',
  occupant: 'relative',
  companion: 'relative',
  account: 'bank',
  debt: 'loan',
  insurer: 'policy',
};

function toKey(fact: string, bearers: Iterable<string>, item?: number): AskedKey {
  const [implied, own] = bearing[fact] ?? ['', sameFact[fact] ?? fact];
  const of = new Set([...bearers, implied].filter((one) => persons.has(one) || (things.has(one) && generic.has(own))));
  return { fact: own, of: [...of].toSorted(), ...(item === undefined ? {} : { item }) };
}

export const keyOfOffer = ({ fact, topics, item }: Pick<Offer, 'fact' | 'topics' | 'item'>): AskedKey =>
  toKey(
    fact,
    [...topics].filter((topic) => !isOfOwnName(fact, topic)),
    item,
  );

/** The words of a section of addresses make each street "mailing" only where the section is one of mail. */
const isOfOwnName = (fact: string, topic: string) =>
  !generic.has(fact) && things.has(topic) && topicsOf([fact]).has(topic);

export function keyOfMapped({ of, fact }: AskedValue): AskedKey {
  const bearers = of.map(parseBearer).filter((one) => one !== undefined);
  const kinds = bearers.map(({ kind }) => topicOf[kind] ?? kind);
  const listed = bearers.findLast(({ kind }) => kind !== 'spouse');
  return toKey(birthFact(fact, kinds), kinds, listed === undefined ? undefined : listed.index - 1);
}

const births: Readonly<Record<string, string>> = {
  city: 'place_of_birth',
  state: 'state_of_birth',
  country: 'country_of_birth',
  full_name: 'surname_at_birth',
};
const birthFact = (fact: string, kinds: readonly string[]) => (kinds.includes('birth') ? (births[fact] ?? fact) : fact);

/** Of one person and thing, whichever one of several. */
export const isSameBearer = (one: AskedKey, other: AskedKey): boolean =>
  one.of.length === other.of.length && one.of.every((bearer, at) => bearer === other.of[at]);
