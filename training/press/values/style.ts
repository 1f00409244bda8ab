// Style of one paper for dates, amounts, names and addresses.
import type { Random } from '../random.ts';
import type { Locale } from '../world/locales.ts';
import type { Person, Place } from '../world/people.ts';

export interface Style {
  readonly printDate: (date: Date) => string;
  readonly printMoney: (amount: number) => string;
  readonly printName: (person: Person) => string;
  readonly printPlace: (place: Place) => string;
  /** Lines of an address block. */
  readonly placeLines: (place: Place) => string[];
  readonly upper: boolean;
}

const english = 'January February March April May June July August September October November December'.split(' ');
const months: Partial<Record<string, readonly string[]>> = {
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' '),
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' '),
  nl: 'januari februari maart april mei juni juli augustus september oktober november december'.split(' '),
};

export function makeStyle(random: Random, locale: Locale): Style {
  return {
    printDate: datePrinter(random, locale),
    printMoney: moneyPrinter(random, locale),
    printName: namePrinter(random),
    printPlace: (place) => linesOf(place, random.chance(0.3)).join(random.pick([', ', ', ', ' '])),
    placeLines: (place) => linesOf(place, random.chance(0.5)),
    upper: random.chance(0.22),
  };
}

function datePrinter(random: Random, locale: Locale): Style['printDate'] {
  const two = (n: number) => String(n).padStart(2, '0');
  const names = (locale.language !== 'en' && months[locale.language]) || english;
  const short = (month: number) => names[month]!.slice(0, 3);
  const shapes: [(d: number, m: number, y: number) => string, number][] =
    locale.dates === 'mdy'
      ? [
          [(d, m, y) => `${two(m)}/${two(d)}/${y}`, 8],
          [(d, m, y) => `${m}/${d}/${y}`, 4],
          [(d, m, y) => `${two(m)}/${two(d)}/${two(y % 100)}`, 2],
          [(d, m, y) => `${m}/${d}/${two(y % 100)}`, 1],
          [(d, m, y) => `${names[m - 1]} ${d}, ${y}`, 5],
          [(d, m, y) => `${short(m - 1)} ${two(d)}, ${y}`, 2],
          [(d, m, y) => `${two(d)} ${short(m - 1)} ${y}`, 2],
          [(d, m, y) => `${two(m)}-${two(d)}-${y}`, 2],
          [(d, m, y) => `${y}-${two(m)}-${two(d)}`, 1],
        ]
      : [
          [(d, m, y) => `${two(d)}/${two(m)}/${y}`, 6],
          [(d, m, y) => `${two(d)}.${two(m)}.${y}`, locale.language === 'de' ? 9 : 4],
          [(d, m, y) => `${d} ${names[m - 1]} ${y}`, 5],
          [(d, m, y) => `${two(d)} ${short(m - 1)} ${y}`, 4],
          [(d, m, y) => `${two(d)}-${two(m)}-${y}`, 3],
          [(d, m, y) => `${y}-${two(m)}-${two(d)}`, locale.dates === 'ymd' ? 8 : 1.5],
          [(d, m, y) => `${two(d)} ${two(m)} ${y}`, 1],
          [(d, m, y) => `${two(d)} ${short(m - 1).toUpperCase()}/${short(m - 1).toUpperCase()} ${two(y % 100)}`, 0.6],
          [
            (d, m, y) =>
              `${d}${['th', 'st', 'nd', 'rd'][d % 10 < 4 && Math.floor(d / 10) !== 1 ? d % 10 : 0]} ${names[m - 1]} ${y}`,
            locale.language === 'en' ? 2 : 0,
          ],
          [(d, m, y) => `${d}. ${names[m - 1]} ${y}`, locale.language === 'de' ? 4 : 0],
        ];
  const print = random.weighted(shapes);
  return (date) => print(date.getUTCDate(), date.getUTCMonth() + 1, date.getUTCFullYear());
}

function moneyPrinter(random: Random, locale: Locale): Style['printMoney'] {
  const grouped = random.chance(0.8);
  const whole = random.chance(0.12);
  const decimal = locale.decimal;
  const separator = grouped ? (decimal === '.' ? ',' : random.pick(['.', ' ', '.'])) : '';
  const place = random.weighted([
    ['none', 5],
    ['before', decimal === '.' ? 7 : 1],
    ['after', decimal === '.' ? 0.5 : 5],
    ['code', 1.5],
    ['codeBefore', 1],
  ]);
  return (amount) => {
    const [units, fraction] = Math.abs(amount)
      .toFixed(whole ? 0 : 2)
      .split('.');
    const number = units!.replace(/\B(?=(\d{3})+$)/g, separator) + (fraction ? decimal + fraction : '');
    const signed = amount < 0 ? `-${number}` : number;
    if (place === 'before') return `${locale.sign}${random.chance(0.1) ? ' ' : ''}${signed}`;
    if (place === 'after') return `${signed} ${locale.sign}`;
    if (place === 'code') return `${signed} ${locale.currency}`;
    return place === 'codeBefore' ? `${locale.currency} ${signed}` : signed;
  };
}

function namePrinter(random: Random): Style['printName'] {
  const title = random.chance(0.06);
  const middle = random.weighted([
    ['none', 6],
    ['initial', 2],
    ['full', 1],
  ]);
  const order = random.weighted([
    ['given', 12],
    ['comma', 1],
    ['surname', 1],
  ]);
  return ({ given, middle: second, surname, sex }) => {
    const first = middle === 'none' ? given : `${given} ${middle === 'initial' ? `${second[0]}.` : second}`;
    if (order === 'comma') return `${surname}, ${first}`;
    if (order === 'surname') return `${surname} ${first}`;
    return `${title ? (sex === 'F' ? 'Ms. ' : 'Mr. ') : ''}${first} ${surname}`;
  };
}

function linesOf({ street, unit, city, state, postalCode, locale }: Place, withCountry: boolean): string[] {
  const region =
    locale.address === 'us'
      ? [`${city}, ${state} ${postalCode}`]
      : locale.address === 'uk'
        ? [city, postalCode]
        : [`${postalCode} ${city}`];
  const first = locale.address === 'us' && unit ? [street, unit] : [street];
  return [...first, ...region, ...(withCountry ? [locale.name] : [])].filter((line) => line.trim() !== '');
}
