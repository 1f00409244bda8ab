// People and places that do not exist, each coherent in itself.
import { Faker } from '@faker-js/faker';
import type { Random } from '../random.ts';
import { type Locale, locales } from './locales.ts';

export interface Place {
  readonly street: string;
  readonly unit: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly locale: Locale;
}

export interface Person {
  readonly given: string;
  readonly middle: string;
  readonly surname: string;
  readonly sex: 'F' | 'M';
  readonly birth: Date;
  readonly birthplace: string;
  readonly locale: Locale;
  readonly home: Place;
  readonly phone: string;
  readonly mobile: string;
  readonly email: string;
}

const fakers = new Map<Locale, Faker>();

export function fakerOf(locale: Locale, random: Random): Faker {
  let faker = fakers.get(locale);
  if (!faker) {
    faker = new Faker({ locale: [...locale.definitions] });
    fakers.set(locale, faker);
  }
  faker.seed(random.int(0, 2 ** 31));
  return faker;
}

export const pickLocale = (random: Random): Locale =>
  random.weighted(locales.map((locale) => [locale, locale.weight] as const));

const usStates =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC'.split(
    ' ',
  );
const sampleStreets = [
  '123 Main Street',
  '123 Any Street',
  '456 Oak Avenue',
  '1 Sample Road',
  '100 Main St',
  '12 High Street',
  '4567 Main Street',
];
const sampleCities = ['Anytown', 'Any Town', 'Sample City', 'Springfield', 'Sampletown', 'Exampleville', 'Some City'];

export function makePlace(random: Random, locale: Locale): Place {
  const faker = fakerOf(locale, random);
  const american = locale.country === 'US';
  const sample = random.chance(0.08);
  return {
    street: sample && locale.language === 'en' ? random.pick(sampleStreets) : faker.location.streetAddress(),
    unit: random.weighted([
      ['', 7],
      [random.pattern('Apt 9A'), 1],
      [random.pattern('Apt. 99'), 1],
      [random.pattern('#999'), 1],
      [random.pattern('Unit 9'), 1],
      [random.pattern('Suite 999'), 1],
    ]),
    city: sample && locale.language === 'en' ? random.pick(sampleCities) : faker.location.city(),
    state: american ? random.pick(usStates) : safely(() => faker.location.state({ abbreviated: true }), ''),
    postalCode: american
      ? random.pattern(random.chance(0.85) ? '99999' : '99999-9999')
      : safely(() => faker.location.zipCode(), ''),
    locale,
  };
}

const sampleNames = ['John', 'Jane', 'Max', 'Erika', 'Mary', 'Alex', 'Juan', 'Maria'];
const sampleSurnames = ['Doe', 'Smith', 'Sample', 'Mustermann', 'Stiles', 'Public', 'Specimen', 'Martin', 'Traveler'];

export function makePerson(random: Random, locale: Locale, age: readonly [number, number] = [18, 80]): Person {
  const faker = fakerOf(locale, random);
  const sex = random.pick(['F', 'M'] as const);
  const kind = sex === 'F' ? 'female' : 'male';
  const sample = random.chance(0.1);
  const given = sample ? random.pick(sampleNames) : faker.person.firstName(kind);
  const surname = sample ? random.pick(sampleSurnames) : faker.person.lastName(kind);
  const home = makePlace(random, random.chance(0.9) ? locale : pickLocale(random));
  return {
    given,
    middle: faker.person.firstName(kind),
    surname,
    sex,
    birth: new Date(Date.UTC(2024 - random.int(...age), random.int(0, 11), random.int(1, 28))),
    birthplace: faker.location.city(),
    locale,
    home,
    phone: faker.phone.number({ style: random.pick(['human', 'national', 'international']) }),
    mobile: faker.phone.number({ style: random.pick(['human', 'national', 'international']) }),
    email: random.chance(0.85)
      ? faker.internet.email({ firstName: given, lastName: surname }).toLowerCase()
      : faker.internet.email({ firstName: given, lastName: surname }),
  };
}

/** The locale's own data, or what stands in for data that faker has none of. */
function safely<T>(make: () => T, otherwise: T): T {
  try {
    return make();
  } catch {
    return otherwise;
  }
}
