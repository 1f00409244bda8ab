// Values by their looks, for fields that nothing in the household tells.

import { makeOrganisation } from '../world/organisations.ts';
import { fakerOf, makePlace } from '../world/people.ts';
import type { World } from '../world/world.ts';
import type { Style } from './style.ts';

type Invent = (world: World, style: Style, field: string) => string;

const identifierPatterns = [
  '99999999',
  '999999',
  '9999999999',
  'AA-9999',
  '999-99-9999',
  'A9999999',
  '99-9999999',
  '#9999',
  'AAA999A',
  '9999/99',
  'AA999999',
  '9999 9999 9999',
  'X9X9X9X9',
  '99 999 999',
  'AAA-9999-99',
  '999.999.999',
  'INV-9999',
  'A99-999-999',
  '99999-99',
  '9AA9999',
  'AA 99 99 99 A',
  '99/9999/99',
  'AAAA999999',
  '999999999999',
  'SR9999',
  '99-AA-999',
];
const fieldPatterns: Record<string, readonly string[]> = {
  ssn: ['999-99-9999', '999-99-9999', '999999999', 'XXX-XX-9999', '***-**-9999', '999 99 9999'],
  employer_ein: ['99-9999999', '999999999'],
  payer_tin: ['99-9999999', '999-99-9999'],
  routing_number: ['999999999'],
  account_number: [
    '9999999999',
    '****9999',
    '9999-9999-9999',
    '99999999',
    'XXXX XXXX XXXX 9999',
    '999 999 999',
    '000000999999',
  ],
  iban: [
    'DE99 9999 9999 9999 9999 99',
    'FR99 9999 9999 9999 9999 9999 999',
    'NL99AAAA9999999999',
    'GB99AAAA99999999999999',
    'ES9999999999999999999999',
  ],
  bic: ['AAAADEAAXXX', 'AAAAFRPP', 'AAAANL9A', 'AAAAGB99'],
  sort_code: ['99-99-99', '999999'],
  passport_number: [
    'A99999999',
    '999999999',
    'AA9999999',
    'AA999999',
    'C99AA9999',
    'X9X9X9X9X',
    '99AA99999',
    'P9999999A',
  ],
  license_number: [
    'A9999999',
    'S99999999',
    '999999999',
    'AAAAAA999999AA9AA',
    'A999-9999-9999',
    '99 999 999',
    'D99999999999',
  ],
  document_number: ['A9XA99A99', 'AA99999AA', 'L99A99A99', '999999999', 'AA 9999999'],
  uscis_number: ['999-999-999', 'A999999999'],
  national_id_number: ['999999-99-9999', '99999999A', 'AAAAAA99A99A999A', '9 99 99 99 999 999 99', '99.99.99-999.99'],
  national_insurance_number: ['AA 99 99 99 A', 'AA999999A'],
  tax_id: ['99 999 999 999', '999-99-9999', '99/999/99999', '999.999.999-99', '99-9999999'],
  vat_number: ['DE999999999', 'FR99999999999', 'GB999999999', 'NL999999999B99', 'ESA99999999', 'IT99999999999'],
  siret: ['999 999 999 99999', '99999999999999'],
  vin: ['9AAAA99AXAA999999', 'AAAAA9A99AA999999'],
  plate_number: ['AAA 9999', 'AA99 AAA', 'A-AA 999', 'AA-999-AA', '9AAA999'],
  invoice_number: ['INV-999', '99999', 'INV-9999-999', '9999-999', 'FA-9999-9999', 'RE9999999', '#999999', 'AA-999'],
  po_number: ['PO-9999', '9999', 'PO999999', '99/99/9999', 'P9999-99'],
  member_id: ['AAA999999999', '99-9999-99999', '999999999 99', 'W999999999', 'AA99999999A'],
  group_number: ['999999', 'AAAAA', '9999999', '99999-9999'],
  policy_number: ['AA999999999AA', '999999999', 'POL-9999-99', 'H99-999-999999', '99 9999 9999'],
  payer_id: ['99999'],
  rx_bin: ['999999'],
  rx_pcn: ['99999', 'AAA', 'AAAAA'],
  rx_group: ['AAAAA', 'RX9999', 'AAAA999'],
  control_number: ['999999999', '99999', 'A999/999', '0000999999'],
  flight_number: ['AA 999', 'AA9999'],
  seat: ['99A', '9A'],
  gate: ['A99', '9', 'A9'],
  booking_reference: ['XXXXXX', 'AAAAAA'],
  license_class: ['A', 'B', 'C', 'D', 'AB', 'B, C', 'AM/B1/B'],
  tax_code: ['9999A', '999A', 'BR'],
  case_number: ['AAA9999999999', '99-AA-99999', 'AAA999999999999'],
  registration_number: ['99999999', 'HRB 99999', '9999999', 'AA999999'],
  company_number: ['99999999', 'HRB 99999', 'C9999999'],
  edition: ['Rev. 99/99'],
};
const options: Record<string, readonly string[]> = {
  marital_status: [
    'Single',
    'Married',
    'Divorced',
    'Widowed',
    'MAR',
    'Separated',
    'S',
    'M',
    'Unmarried',
    'verheiratet',
    'ledig',
    'célibataire',
    'soltero',
  ],
  languages: ['English', 'English, Spanish', 'German, English', 'French', 'Native English', 'Français, Anglais'],
  category: ['IR1', 'C09', 'E16', 'F4', 'Permanent', 'SC7', 'LPR', 'IR6'],
  visa_type: ['R', 'B1/B2', 'IMMIGRANT VISA', 'C', 'D', 'F1', 'H1B', 'Tourist'],
  visa_category: ['IR1', 'B1/B2', 'Standard Visitor', 'H-1B', 'Student'],
  entries: ['M', 'Multiple', 'Single', '1', '01', 'MULT', 'Two'],
  account_type: [
    'Checking',
    'Savings',
    'Current Account',
    'Girokonto',
    'Business Checking',
    'Compte courant',
    'Money Market',
    'Simple Checking',
  ],
  degree: [
    'Bachelor of Science',
    'Master of Arts',
    'B.Sc. Computer Science',
    'MBA',
    'Ph.D. in Physics',
    'Bachelor of Engineering',
    'Master of Science',
    'Licence',
    'Diplom',
    'Associate Degree',
    'M.Sc.',
    'High School Diploma',
    'B.A. in Economics',
  ],
  gpa: ['3.7', '3.85/4.0', '4.0', '1,7', '3.2 / 4.0', '8.4'],
  job_title: [
    'Software Engineer',
    'Accountant',
    'Project Manager',
    'Nurse',
    'Sales Associate',
    'Teacher',
    'General Manager',
    'Head Baker',
    'Web Developer',
    'Data Analyst',
    'Driver',
    'Operator',
    'Assistant Manager',
    'Consultant',
    'Buchhalter',
    'Chef de projet',
    'Graphic Designer',
    'Office Clerk',
    'Mechanic',
    'Senior Web Developer',
    'Research Assistant',
    'Marketing Director',
  ],
  occupation: [
    'Engineer',
    'Teacher',
    'Student',
    'Retired',
    'Physician',
    'Government Officer',
    'Self-employed',
    'Farmer',
    'Lehrer',
    'Comptable',
    'Software Engineer',
    'Homemaker',
  ],
  department: ['HR', 'Finance', 'Engineering', 'Sales', 'Marketing', 'Operations', 'IT', 'R&D', 'Accounting'],
  lease_term: ['12 months', 'one year', '1 year', '6 months', 'Month-to-month', '24 months'],
  tax_year: ['2018', '2019', '2020', '2021', '2022', '2023', '2024', '2025'],
  filing_status: ['Single', 'Married filing jointly', 'Head of household', 'Married filing separately'],
  relationship: ['SELF', 'Spouse', 'Friend', 'Mother', 'Brother', 'Wife', 'Daughter', 'Son', 'Partner'],
  transaction_time: ['13:59', '09:12 AM', '18:04:22', '7:45 PM', '12:30', '10:05:41'],
  body_type: ['4D', 'SUV', 'Sedan', 'Van'],
  restrictions: ['NONE', 'B', 'None', 'CORR LENS'],
  endorsements: ['NONE', 'None', 'L', 'M'],
  military_entitlements: ['None', 'N/A', '0.00'],
  plan_name: ['HERITAGE', 'Gold PPO', 'Community Plan', 'HEALTH SAVINGS PLAN', 'Choice Plus', 'Premium'],
  entity_type: [
    'Limited Liability Company',
    'Corporation',
    'GmbH',
    'SARL',
    'Private company limited by shares',
    'Partnership',
  ],
  jurisdiction: ['Delaware', 'England and Wales', 'Nevada', 'Ontario', 'California'],
  cefr_level: ['B1', 'B2', 'C1', 'C2', 'A2'],
  payment_terms: ['Net 30', '30 days', 'Due on receipt', '14 Tage netto', "30% d'acompte, solde à réception"],
  employment_type: ['Full-time', 'Part-time', 'Permanent', 'Contract', 'Full Time'],
  document_type: ['P', 'P', 'PASSPORT', 'ID', 'PC', 'DL'],
};

/** Usual range of an amount. */
const ranges: Record<string, readonly [number, number]> = {
  monthly_rent: [300, 4_500],
  former_rent: [280, 4_000],
  security_deposit: [300, 9_000],
  late_fee: [5, 150],
  annual_base_pay: [16_000, 190_000],
  desired_salary: [18_000, 160_000],
  annual_income: [9_000, 150_000],
  gross_monthly_income: [1_200, 14_000],
  base_monthly_income: [1_100, 12_000],
  overtime_monthly_income: [50, 1_500],
  bonus_monthly_income: [50, 2_500],
  commission_monthly_income: [50, 4_000],
  loan_amount: [500, 450_000],
  monthly_payment: [40, 3_500],
  annual_premium: [80, 4_000],
  deductible: [50, 3_000],
};

/** Round more often than not. */
function amountBetween([low, high]: readonly [number, number], { random }: World): number {
  const amount = low + (high - low) * random.next() ** 2;
  const step = random.pick([0.01, 1, 5, 50, 100]);
  return Math.max(step, Math.round(amount / step) * step);
}

const shapes: Record<string, Invent> = {
  person_name: (w, s) => s.printName(w.random.pick([w.friend, w.official, w.subject])),
  party_name: (w, s) => (w.random.chance(0.5) ? w.customer.name : s.printName(w.friend)),
  organisation: (w) => makeOrganisation(w.random, w.locale, w.random.pick(['firm', 'shop', 'bank', 'authority'])).name,
  party: (w) => w.customer.name,
  authority: (w) => w.authority.name,
  date: (w, s) => s.printDate(new Date(Date.UTC(w.random.int(1950, 2030), w.random.int(0, 11), w.random.int(1, 28)))),
  date_or_month: (w, s) =>
    w.random.chance(0.6)
      ? shapes.date!(w, s, '')
      : `${w.random.pick(['01', '03', '05', '06', '09', '11'])}/${w.random.int(1995, 2025)}`,
  year: (w) => String(w.random.int(1995, 2026)),
  time: (w) => w.random.pick(options.transaction_time!),
  place: (w) => fakerOf(w.locale, w.random).location.city(),
  country: (w) => w.locale.name,
  state: (w) => w.subject.home.state,
  address: (w, s) => s.printPlace(makePlace(w.random, w.locale)),
  street: (w) => makePlace(w.random, w.locale).street,
  city: (w) => fakerOf(w.locale, w.random).location.city(),
  postal_code: (w) => makePlace(w.random, w.locale).postalCode,
  phone: (w) => fakerOf(w.locale, w.random).phone.number({ style: w.random.pick(['human', 'national']) }),
  email: (w) => w.random.pick([w.vendor.email, w.friend.email, w.customer.email]),
  url: (w) =>
    w.random.pick([
      w.vendor.website,
      w.employer.website,
      `linkedin.com/in/${w.subject.surname.toLowerCase()}`,
      `github.com/${w.subject.given.toLowerCase()}`,
    ]),
  money: (w, s) =>
    s.printMoney(
      w.random.pick([
        w.random.between(5, 200),
        w.random.between(200, 9000),
        Math.round(w.random.between(1, 90)) * 100,
        w.random.between(5000, 400000),
      ]),
    ),
  number: (w) =>
    w.random.pick([
      String(w.random.int(0, 20)),
      String(w.random.int(10, 9999)),
      w.random.between(0, 100).toFixed(1),
      `${w.random.int(1, 100)}%`,
      w.random.between(0, 10).toFixed(2),
    ]),
  integer: (w) => String(w.random.int(0, 12)),
  duration: (w) => `${w.random.int(1, 60)} ${w.random.pick(['days', 'months', 'years', 'weeks', 'Days'])}`,
  identifier: (w, _s, field) => w.random.pattern(w.random.pick(fieldPatterns[field] ?? identifierPatterns)),
  text: (w) => fakerOf(w.locale, w.random).lorem.words({ min: 1, max: 4 }),
  words: (w) => phrase(w),
};

export const phrases = [
  'N/A',
  'None',
  'Not applicable',
  'See attached',
  'Yes',
  'No',
  'Same as above',
  'TBD',
  'X',
  'Unknown',
  'Pending',
  'Approved',
  'OK',
  'Regular',
  'Standard',
  'As agreed',
  'Full',
  'Other',
  'n/a',
  '-',
  'Same',
];

function phrase(world: World): string {
  const faker = fakerOf(world.locale, world.random);
  return world.random.pick([
    () => faker.company.buzzPhrase(),
    () => faker.commerce.productName(),
    () => faker.person.jobTitle(),
    () => faker.lorem.sentence({ min: 3, max: 9 }),
    () => faker.word.words({ count: { min: 1, max: 5 } }),
    () => faker.hacker.phrase(),
    () => faker.commerce.department(),
    () => world.random.pick(phrases),
  ])();
}

export function invent(shape: string, world: World, style: Style, field: string): string {
  const listed = options[field];
  if (listed && world.random.chance(0.9)) return world.random.pick(listed);
  const range = ranges[field];
  if (range && world.random.chance(0.85)) return style.printMoney(amountBetween(range, world));
  const patterns = fieldPatterns[field];
  if (patterns) return world.random.pattern(world.random.pick(patterns));
  return (shapes[shape] ?? shapes[aliases[shape] ?? 'words'])!(world, style, field);
}

/** Shapes of the lexicon that look like another one. */
const aliases: Record<string, string> = {
  code: 'identifier',
  code_or_text: 'identifier',
  country_or_status: 'country',
  ssn: 'identifier',
  ein: 'identifier',
  plate: 'identifier',
  vin: 'identifier',
  iban: 'identifier',
  sort_code: 'identifier',
  party_and_address: 'address',
  place_and_date: 'place',
  date_range: 'date',
};
