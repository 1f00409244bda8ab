// Values such as are printed on papers: `{name}`, `{date}` and the like of a wording are replaced by invented ones.
import { cars, companyTrades, companyWords, countries, courses, getNames, roles, states } from './names.ts';
import type { Random } from './random.ts';

/** Replaces the marks of a wording; one issuer keeps to one way of writing dates and amounts. */
export type Filler = (wording: string) => string;

const consonants = 'BCDFGHKLMNPRSTVWXZ';

export function createFiller(tag: string, random: Random): Filler {
  const names = getNames(tag);
  const writeDate = createDateWriter(tag, random);
  const currency = random.pick(['', '', '$', '€', '£', ' EUR', ' USD']);
  const letters = (count: number): string => Array.from({ length: count }, () => random.pick([...consonants])).join('');
  const amount = (): string => writeAmount(tag, random, currency);
  const name = (): string => `${random.pick(names.given)} ${random.pick(names.surname)}`;
  const company = (): string =>
    `${random.pick(companyWords)} ${random.pick(companyTrades)}${random.pick(['', ' Ltd', ' Inc.', ' LLC', ' GmbH', ' S.A.', ' Corp', ' Co.'])}`;
  const place = (): string => random.pick(names.city);
  const inventors: Record<string, () => string> = {
    name,
    NAME: () => name().toUpperCase(),
    given: () => random.pick(names.given),
    GIVEN: () => random.pick(names.given).toUpperCase(),
    surname: () => random.pick(names.surname),
    SURNAME: () => random.pick(names.surname).toUpperCase(),
    company,
    COMPANY: () => company().toUpperCase(),
    city: () => writeCity(tag, place(), random),
    CITY: () => place().toUpperCase(),
    street: () =>
      /^(?:en|fr)/.test(tag)
        ? `${random.int(1, 9999)} ${random.pick(names.street)}`
        : `${random.pick(names.street)} ${random.int(1, 220)}`,
    state: () => random.pick(states),
    country: () => random.pick(countries),
    nation: () => random.pick(countries).toUpperCase(),
    language: () => random.pick(['English', 'Spanish', 'German', 'Hindi', 'Arabic', 'French', 'Chinese']),
    phone: () =>
      random.pick([
        `(${random.digits(3)}) ${random.digits(3)}-${random.digits(4)}`,
        `+${random.digits(2)} ${random.digits(3)} ${random.digits(6)}`,
        `0${random.digits(3)} ${random.digits(6)}`,
      ]),
    email: () => `${random.pick(names.given).toLowerCase()}@example.${random.pick(['com', 'org', 'net'])}`,
    url: () => `${random.pick(companyWords).toLowerCase().replace(' ', '')}.example.com`,
    date: writeDate,
    mondate: () =>
      `${String(random.int(1, 28)).padStart(2, '0')} ${random.pick(names.months).slice(0, 3).toUpperCase()} ${random.int(1950, 2034)}`,
    month: () => random.pick(names.months),
    year: () => String(random.int(1998, 2027)),
    time: () =>
      `${random.int(0, 23)}:${String(random.int(0, 59)).padStart(2, '0')}${random.pick(['', '', ':07', ' PM'])}`,
    amt: amount,
    pct: () => `${random.int(1, 95)}%`,
    int: () => String(random.int(1, 30)),
    hours: () => `${random.int(8, 80)}.00`,
    doc: () =>
      random.pick([
        letters(2) + random.digits(random.int(5, 8)),
        random.digits(random.int(6, 10)),
        `${letters(random.int(1, 3))}-${random.digits(4)}-${random.digits(3)}`,
      ]),
    any: () => random.pick(['', '', amount(), writeDate(), name(), random.digits(6), random.pick(names.city)]),
    acct: () => random.digits(random.int(9, 14)),
    masked: () =>
      random.pick([`XXXX${random.digits(4)}`, `**** **** **** ${random.digits(4)}`, `XXX-XX-${random.digits(4)}`]),
    ssn: () => `${random.digits(3)}-${random.digits(2)}-${random.digits(4)}`,
    ein: () => `${random.digits(2)}-${random.digits(7)}`,
    nino: () =>
      `${letters(2)} ${random.digits(2)} ${random.digits(2)} ${random.digits(2)} ${random.pick(['A', 'B', 'C'])}`,
    iban: () =>
      `${random.pick(['DE', 'FR', 'ES', 'IT', 'NL', 'GB'])}${random.digits(2)} ${random.digits(4)} ${random.digits(4)} ${random.digits(4)} ${random.digits(4)}`,
    iso3: () => random.pick(['USA', 'GBR', 'FRA', 'D', 'IND', 'MEX', 'ITA', 'HRV', 'UTO', 'CAN', 'JPN', 'NGA']),
    sex: () => random.pick(['M', 'F']),
    height: () => random.pick(['1,78 m', '5\'-08"', '172 cm', '5-11', '1.65']),
    weight: () => random.pick(['165 lb', '185 LB', '72 kg']),
    eyes: () => random.pick(['BLU', 'BRO', 'HAZ', 'GRN', 'grün', 'Vert', 'BLK']),
    hair: () => random.pick(['BRN', 'BLK', 'BLN']),
    plate: () => `${letters(random.int(2, 3))} ${random.digits(random.int(2, 4))}`,
    vin: () => `${letters(3)}${random.digits(2)}${letters(5)}${random.digits(7)}`,
    car: () => random.pick(cars),
    role: () => random.pick(roles),
    course: () => random.pick(courses),
    school: () =>
      random.pick([
        `University of ${place()}`,
        `${place()} College`,
        `Universität ${place()}`,
        `Université de ${place()}`,
        `Universidad de ${place()}`,
        `${place()} State University`,
        `${random.pick(companyWords)} School`,
      ]),
    bank: () =>
      random.pick([
        `Bank of ${place()}`,
        `${random.pick(companyWords)} Bank`,
        `First National Bank of ${place()}`,
        `Sparkasse ${place()}`,
        `Banco ${place()}`,
        `Crédit ${place()}`,
        `${random.pick(companyWords)} Credit Union`,
        `Banca ${place()}`,
      ]),
    insurer: () =>
      random.pick([
        `${random.pick(companyWords)} Insurance`,
        `${random.pick(companyWords)} Mutual`,
        `${random.pick(companyWords)} Versicherung AG`,
        `Assurances ${place()}`,
        `Seguros ${place()}`,
        `${random.pick(companyWords)} Assurance`,
        `${random.pick(companyWords)} Life`,
      ]),
    utility: () =>
      random.pick([
        `${place()} Power`,
        `${random.pick(companyWords)} Energy`,
        `${place()} Water`,
        `Stadtwerke ${place()}`,
        `Énergie ${place()}`,
        `${random.pick(companyWords)} Gas & Electric`,
        `Energía ${place()}`,
      ]),
    telco: () => `${random.pick(companyWords)} ${random.pick(['Wireless', 'Broadband', 'Mobile', 'Telecom', 'Cable'])}`,
    shop: () =>
      `${random.pick([...companyWords, ...names.surname])} ${random.pick(['Market', 'Store', 'Supermarkt', 'Hardware', 'Books', 'Pharmacy', 'Deli', '', '', 'Mart', 'Bakery'])}`.trim(),
    restaurant: () =>
      `${random.pick([...companyWords, ...names.given])} ${random.pick(['Grill', 'Café', 'Bistro', 'Pizza', 'Diner', 'Kitchen', 'Bar', ''])}`.trim(),
    lender: () => `${random.pick(companyWords)} Mortgage`,
    words: () => random.pick(['TWO HUNDRED NINETY-ONE', 'One thousand and fifty', 'Four hundred sixty']),
  };
  return (wording) =>
    wording.replace(/\{([A-Za-z]+\d?)\}/g, (mark, key: string) => {
      const digits = /^int(\d)$/.exec(key);
      return digits ? random.digits(Number(digits[1])) : (inventors[key]?.() ?? mark);
    });
}

function createDateWriter(tag: string, random: Random): () => string {
  const { months } = getNames(tag);
  const style = random.int(0, 5);
  const separator = random.pick(tag.startsWith('de') ? ['.'] : ['/', '/', '-', '.', ' ']);
  return () => {
    const [day, month, year] = [random.int(1, 28), random.int(1, 12), random.int(1955, 2033)];
    const two = (value: number): string => String(value).padStart(2, '0');
    const name = months[month - 1]!;
    if (style === 0) return `${year}-${two(month)}-${two(day)}`;
    if (style === 1) return tag === 'en-US' ? `${name} ${day}, ${year}` : `${day} ${name} ${year}`;
    const [first, second] = tag === 'en-US' ? [month, day] : [day, month];
    if (style === 2) return [first, second, year].join(separator);
    return [two(first), two(second), style === 3 ? two(year % 100) : year].join(separator);
  };
}

function writeAmount(tag: string, random: Random, currency: string): string {
  const whole = Math.floor(10 ** (random.next() * 4.2 + 0.4));
  const [group, point] = tag.startsWith('en') ? [',', '.'] : tag.startsWith('fr') ? [' ', ','] : ['.', ','];
  const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, random.chance(0.8) ? group : '');
  const text = `${grouped}${point}${random.digits(2)}`;
  return currency.startsWith(' ') ? text + currency : currency + text;
}

function writeCity(tag: string, city: string, random: Random): string {
  if (tag === 'en-US') return `${city}, ${random.pick(['OH', 'CA', 'TX', 'NY', 'WA', 'FL'])} ${random.digits(5)}`;
  if (tag === 'en-GB') return random.pick([city, `${city} LS${random.int(1, 9)} ${random.int(1, 9)}QT`]);
  return random.pick([city, `${random.digits(5)} ${city}`]);
}
