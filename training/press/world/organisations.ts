// Firms, banks, authorities and schools that do not exist.
import type { Random } from '../random.ts';
import type { Locale } from './locales.ts';
import { fakerOf, makePlace, type Place } from './people.ts';

export interface Organisation {
  readonly name: string;
  readonly place: Place;
  readonly phone: string;
  readonly fax: string;
  readonly email: string;
  readonly website: string;
}

export type Trade = 'firm' | 'bank' | 'insurer' | 'utility' | 'school' | 'shop' | 'authority' | 'landlord';

const tails: Record<Trade, readonly string[]> = {
  firm: [
    'Inc.',
    'LLC',
    'Ltd.',
    'GmbH',
    'S.A.',
    'Corp.',
    'Corporation',
    '& Co.',
    'Group',
    'Technologies',
    'Consulting',
    'B.V.',
    'SARL',
    'S.r.l.',
    'Holdings',
    'Industries',
    'Services',
    '',
  ],
  bank: [
    'Bank',
    'National Bank',
    'Savings Bank',
    'Credit Union',
    'Federal Credit Union',
    'Trust',
    'Bank N.A.',
    'Sparkasse',
    'Banque',
    'Banco',
    'Bancorp',
    'Financial',
  ],
  insurer: [
    'Insurance',
    'Insurance Company',
    'Mutual',
    'Life',
    'Versicherung AG',
    'Assurances',
    'Seguros',
    'Health Plan',
    'Assurance Co.',
    'General Insurance',
  ],
  utility: [
    'Energy',
    'Electric',
    'Power & Light',
    'Water',
    'Gas',
    'Utilities',
    'Stadtwerke',
    'Energie',
    'Telecom',
    'Broadband',
    'Water Works',
    'Mobile',
  ],
  school: [
    'University',
    'College',
    'State University',
    'Institute of Technology',
    'High School',
    'Academy',
    'Community College',
    'Polytechnic',
    'School of Arts',
  ],
  shop: [
    'Market',
    'Store',
    'Cafe',
    'Restaurant',
    'Hardware',
    'Pharmacy',
    'Supermarket',
    'Books',
    'Bakery',
    'Bar & Grill',
    'Electronics',
    'Fuel',
    'Coffee',
    '',
  ],
  authority: [
    'Department of Motor Vehicles',
    'Department of Revenue',
    'Passport Office',
    'Ministry of Interior',
    'City Council',
    'County Clerk',
    'Immigration Service',
    'Department of State',
    'Tax Office',
    'Secretary of State',
    'Registrar General',
    'Préfecture de Police',
    'Stadt',
    'Landratsamt',
    'Comune di',
    'Department of Health',
    'Social Security Administration',
  ],
  landlord: [
    'Properties',
    'Realty',
    'Property Management',
    'Apartments',
    'Homes LLC',
    'Immobilien GmbH',
    'Real Estate',
    'Estates',
    'Rentals',
    'Lettings',
  ],
};

const plainNames = [
  'Any Company',
  'AnyCompany',
  'Contoso',
  'Example',
  'Sample Company',
  'ACME',
  'Acme',
  'Fabrikam',
  'Company Name',
  'SampleBank',
  'Initech',
  'Globex',
  'Northwind',
];

export function makeOrganisation(random: Random, locale: Locale, trade: Trade): Organisation {
  const faker = fakerOf(locale, random);
  const stem = random.weighted([
    [() => faker.person.lastName(), 4],
    [() => faker.location.city(), 2],
    [() => `${faker.person.lastName()} & ${faker.person.lastName()}`, 1],
    [() => capital(faker.word.noun()), 2],
    [() => `${capital(faker.word.adjective())} ${capital(faker.word.noun())}`, 2],
    [() => random.pattern(random.pick(['AAA', 'AA', 'AAAA'])), 1],
    [() => random.pick(plainNames), 1],
  ])();
  const tail = random.pick(tails[trade]);
  const leads = trade === 'authority' && /^(Stadt|Landratsamt|Comune|Préfecture)/.test(tail);
  const authority = random.pick([`${faker.location.city()} ${tail}`, tail, `${faker.location.state()} ${tail}`]);
  const name = leads
    ? `${tail} ${faker.location.city()}`
    : trade === 'authority'
      ? authority
      : `${stem} ${tail}`.trim();
  const domain = `${stem.toLowerCase().replace(/[^a-z]/g, '') || 'company'}.${random.pick(['com', 'com', 'org', 'net', 'de', 'fr', 'co.uk', 'gov', 'io'])}`;
  return {
    name: random.chance(0.15) ? name.toUpperCase() : name,
    place: makePlace(random, locale),
    phone: faker.phone.number({ style: random.pick(['human', 'national']) }),
    fax: faker.phone.number({ style: 'national' }),
    email: `${random.pick(['info', 'contact', 'hr', 'billing', 'office', 'support', 'service'])}@${domain}`,
    website: `${random.pick(['www.', 'https://www.', '', 'https://'])}${domain}`,
  };
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
