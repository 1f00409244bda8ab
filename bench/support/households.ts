// Invented households, each as the collection of somebody who keeps it another way, and what their papers would say to each fact.
import type { CollectionData, FieldDefinition, FieldSchemas, Section } from '@oneform/contract';
import type { FillValues } from '../../packages/engine/src/fill/fill-result.ts';

/** Somebody's facts, by the names of the catalogue; dates ISO. */
type Facts = Readonly<Record<string, string>>;

export interface Household {
  readonly name: string;
  readonly values: FillValues;
  /** By `who.fact`, the texts that say it; a form may ask for any of these. */
  readonly facts: ReadonlyMap<string, readonly string[]>;
}

interface People {
  readonly self: Facts;
  readonly spouse?: Facts;
  readonly children?: readonly Facts[];
  readonly employer?: Facts;
}

/** Fields of the catalogue in each section of a collection. */
interface Keeping {
  readonly names: readonly string[];
  readonly phones: readonly string[];
}

const addressParts = ['street', 'unit', 'city', 'state', 'postal_code', 'country'];
const personParts = ['date_of_birth', 'place_of_birth', 'sex', 'ssn', 'marital_status', 'nationality', 'occupation'];

const people: Readonly<Record<string, People>> = {
  couple: {
    self: {
      surname: 'Okonkwo',
      given_names: 'Ngozi Ruth',
      date_of_birth: '1984-11-23',
      place_of_birth: 'Enugu',
      sex: 'Female',
      ssn: '418-27-9056',
      marital_status: 'Married',
      nationality: 'United States',
      occupation: 'Surveyor',
      street: '4417 Larkspur Lane',
      unit: 'Apt 6C',
      city: 'Peoria',
      state: 'IL',
      postal_code: '61604',
      country: 'United States',
      phone: '+13095550186',
      email: 'ngozi.okonkwo@example.com',
      bank_name: 'Prairie Savings Bank',
      routing_number: '271183701',
      account_number: '8830041725',
      license_number: 'O25078184733',
      passport_number: '567120934',
    },
    spouse: {
      surname: 'Lindqvist',
      given_names: 'Erik Johan',
      date_of_birth: '1981-02-07',
      ssn: '527-64-1183',
      occupation: 'Carpenter',
    },
    children: [
      {
        surname: 'Lindqvist',
        given_names: 'Amara',
        date_of_birth: '2014-06-19',
        ssn: '632-58-7741',
        relationship: 'Daughter',
      },
      {
        surname: 'Lindqvist',
        given_names: 'Nils',
        date_of_birth: '2017-09-30',
        ssn: '644-19-2087',
        relationship: 'Son',
      },
    ],
    employer: {
      employer_name: 'Fennimore Mapping LLC',
      employer_phone: '+13095550122',
      street: '88 Depot Road',
      city: 'Galesburg',
      state: 'IL',
      postal_code: '61401',
    },
  },
  single: {
    self: {
      surname: 'Vasquez',
      given_names: 'Tomas',
      date_of_birth: '1997-05-12',
      place_of_birth: 'Tucson',
      sex: 'Male',
      ssn: '739-40-2618',
      marital_status: 'Single',
      nationality: 'United States',
      occupation: 'Line cook',
      street: '210 Juniper Court',
      city: 'Eugene',
      state: 'OR',
      postal_code: '97402',
      country: 'United States',
      cell_phone: '+15415550147',
      work_phone: '+15415550163',
      email: 't.vasquez@example.org',
    },
    employer: { employer_name: 'Blue Heron Kitchen', employer_phone: '+15415550190' },
  },
  widow: {
    self: {
      surname: 'Abernathy',
      given_names: 'Josephine Clare',
      date_of_birth: '1949-08-03',
      place_of_birth: 'Worcester',
      sex: 'Female',
      ssn: '862-15-3304',
      marital_status: 'Widowed',
      nationality: 'United States',
      occupation: 'Retired',
      street: '59 Mill Pond Road',
      city: 'Amherst',
      state: 'MA',
      postal_code: '01002',
      country: 'United States',
      home_phone: '+14135550171',
      email: 'j.abernathy@example.net',
      bank_name: 'Quabbin Credit Union',
    },
  },
};

const keepings: Readonly<Record<string, Keeping>> = {
  couple: { names: ['full_name', 'surname', 'given_names'], phones: ['phone'] },
  single: { names: ['first_name', 'middle_name', 'surname'], phones: ['cell_phone', 'work_phone'] },
  widow: { names: ['surname', 'given_names'], phones: ['home_phone'] },
};

export function makeHouseholds({ atomic_fields: atoms }: FieldSchemas): Household[] {
  return Object.entries(people).map(([name, who]) => ({
    name,
    values: toCollection(who, keepings[name]!, atoms),
    facts: toFacts(who),
  }));
}

function toCollection(
  { self, spouse, children = [], employer }: People,
  { names, phones }: Keeping,
  atoms: FieldSchemas['atomic_fields'],
): FillValues {
  const atom = (name: string): FieldDefinition => {
    const { topic: _, used_in: __, ...field } = atoms[name]!;
    return { ...field, name, atomic: name } as FieldDefinition;
  };
  const group = (name: string, label: string, fields: readonly FieldDefinition[], more = {}): FieldDefinition =>
    ({
      name,
      label,
      description: '',
      required: false,
      type: 'object',
      properties: [...fields],
      ...more,
    }) as FieldDefinition;
  const section = (name: string, label: string, fields: readonly FieldDefinition[], more = {}): Section =>
    ({ name, label, description: '', required: false, fields: [...fields], ...more }) as Section;
  const pick = (facts: Facts, wanted: readonly string[]) =>
    Object.fromEntries(wanted.flatMap((one) => (facts[one] === undefined ? [] : [[one, facts[one]!]])));
  const named = (facts: Facts) => ({ ...facts, ...partsOf(facts) });
  const own = [...names, ...personParts];
  const papers = ['license_number', 'passport_number', 'bank_name', 'routing_number', 'account_number'];
  const work = ['employer_name', 'employer_phone'];
  const child = [...names, 'date_of_birth', 'ssn', 'relationship'];
  return {
    sections: [
      section('personal', 'Personal details', own.map(atom)),
      section('contact', 'Contact', [
        group('home_address', 'Home address', addressParts.map(atom)),
        ...[...phones, 'email'].map(atom),
      ]),
      section('papers', 'Identity papers', papers.slice(0, 2).map(atom)),
      section('bank', 'Bank account', papers.slice(2).map(atom)),
      section('work', 'Work', [
        ...work.map(atom),
        group('employer_address', 'Employer’s address', addressParts.map(atom), { person: 'employer' }),
      ]),
      section('spouse', 'Spouse', [...names, 'date_of_birth', 'ssn', 'occupation'].map(atom), { person: 'spouse' }),
      section('children', 'Children', [
        {
          name: 'children',
          description: '',
          required: false,
          label: 'Children',
          type: 'array',
          person: 'child',
          items: child.map(atom),
        } as FieldDefinition,
      ]),
    ],
    data: {
      personal: pick(named(self), own),
      contact: { home_address: pick(self, addressParts), ...pick(self, [...phones, 'email']) },
      papers: pick(self, papers.slice(0, 2)),
      bank: pick(self, papers.slice(2)),
      work: employer === undefined ? {} : { ...pick(employer, work), employer_address: pick(employer, addressParts) },
      spouse: spouse === undefined ? {} : pick(named(spouse), child.concat('occupation')),
      children: { children: children.map((one, index) => ({ _id: `c${index}`, ...pick(named(one), child) })) },
    } as CollectionData,
  };
}

function partsOf({ surname = '', given_names: given = '' }: Facts): Facts {
  const [first = '', ...middle] = given.split(' ');
  return {
    full_name: `${given} ${surname}`,
    first_name: first,
    ...(middle.length > 0 ? { middle_name: middle.join(' ') } : {}),
  };
}

function toFacts({ self, spouse, children = [], employer }: People): Map<string, readonly string[]> {
  const facts = new Map<string, readonly string[]>();
  const add = (who: string, own: Facts) => {
    for (const [fact, texts] of Object.entries(wordFacts(own))) facts.set(`${who}.${fact}`, texts);
  };
  add('self', self);
  if (spouse) add('spouse', spouse);
  if (employer) add('employer', employer);
  for (const [index, one] of children.entries()) add(`child${index + 1}`, one);
  return facts;
}

/** Wordings that may stand for a fact, and composites of several. */
function wordFacts(own: Facts): Record<string, readonly string[]> {
  const all: Record<string, readonly string[]> = Object.fromEntries(
    Object.entries(own).map(([fact, text]) => [fact, /^\d{4}-\d\d-\d\d$/.test(text) ? datesOf(text) : [text]]),
  );
  if (own.surname !== undefined) {
    const { full_name, first_name, middle_name } = partsOf(own);
    const initial = middle_name?.charAt(0);
    all.full_name = [full_name!, `${own.surname}, ${own.given_names}`, `${own.surname} ${own.given_names}`];
    all.first_name = [first_name!];
    all.given_names = [own.given_names!];
    all.first_and_initial = [[first_name, initial].filter(Boolean).join(' '), own.given_names!];
    all.last_first = [`${own.surname}, ${own.given_names}`, `${own.surname} ${own.given_names}`];
    if (middle_name !== undefined) {
      all.middle_name = [middle_name];
      all.middle_initial = [initial!];
    }
  }
  if (own.date_of_birth !== undefined) all.birth_year = [own.date_of_birth.slice(0, 4)];
  if (own.street !== undefined) {
    const town = `${own.city}, ${own.state} ${own.postal_code}`;
    const home = [own.street, own.unit].filter(Boolean).join(', ');
    all.street_and_unit = [home];
    all.city_state_zip = [town];
    all.city_state = [`${own.city}, ${own.state}`];
    all.address = [`${home}, ${town}`, `${home}, ${town}, ${own.country}`];
    all.state_zip = [`${own.state} ${own.postal_code}`];
    all.state = [own.state!, stateNames[own.state!]!];
  }
  const phones = ['phone', 'cell_phone', 'home_phone', 'work_phone'].flatMap((fact) => own[fact] ?? []);
  if (phones.length > 0) all.phone = phones;
  return all;
}

const stateNames: Facts = { IL: 'Illinois', OR: 'Oregon', MA: 'Massachusetts' };
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

function datesOf(iso: string): string[] {
  const [year = '', month = '', day = ''] = iso.split('-');
  const short = `${Number(day)} ${months[Number(month) - 1]} ${year}`;
  return [
    `${month}/${day}/${year}`,
    `${month}/${day}/${year.slice(2)}`,
    `${month}${day}${year}`,
    `${month}-${day}-${year}`,
    iso,
    short,
  ];
}
