// One household with its employer, bank, landlord, insurer…: what the values of one paper are taken from.
import type { Random } from '../random.ts';
import type { Locale } from './locales.ts';
import { makeOrganisation, type Organisation } from './organisations.ts';
import { makePerson, type Person, pickLocale } from './people.ts';

export interface World {
  readonly random: Random;
  readonly locale: Locale;
  readonly subject: Person;
  readonly spouse: Person;
  readonly child: Person;
  readonly friend: Person;
  readonly official: Person;
  readonly employer: Organisation;
  readonly formerEmployer: Organisation;
  readonly bank: Organisation;
  readonly insurer: Organisation;
  readonly utility: Organisation;
  readonly school: Organisation;
  readonly landlord: Organisation;
  readonly vendor: Organisation;
  readonly customer: Organisation;
  readonly authority: Organisation;
  /** The day the paper is from. */
  readonly today: Date;
  readonly pay: Pay;
  readonly account: Account;
  readonly bill: Bill;
}

export interface Pay {
  readonly gross: number;
  readonly federal: number;
  readonly social: number;
  readonly medicare: number;
  readonly state: number;
  readonly deductions: number;
  readonly net: number;
  readonly periods: number;
}

export interface Entry {
  readonly date: Date;
  readonly text: string;
  readonly amount: number;
  readonly balance: number;
}

export interface Account {
  readonly opening: number;
  readonly deposits: number;
  readonly withdrawals: number;
  readonly closing: number;
  readonly entries: readonly Entry[];
}

export interface Item {
  readonly text: string;
  readonly quantity: number;
  readonly price: number;
  readonly amount: number;
}

export interface Bill {
  readonly items: readonly Item[];
  readonly subtotal: number;
  readonly rate: number;
  readonly tax: number;
  readonly total: number;
}

export function makeWorld(random: Random): World {
  const locale = pickLocale(random);
  const subject = makePerson(random, locale);
  // Most papers name few of these: each is invented when it is first asked for.
  return lazily({
    random: () => random,
    locale: () => locale,
    subject: () => subject,
    spouse: () => ({
      ...makePerson(random, locale),
      ...(random.chance(0.7) ? { surname: subject.surname } : {}),
      home: subject.home,
    }),
    child: () => ({ ...makePerson(random, locale, [0, 17]), surname: subject.surname, home: subject.home }),
    friend: () => makePerson(random, locale),
    official: () => makePerson(random, locale, [25, 65]),
    employer: () => makeOrganisation(random, locale, random.pick(['firm', 'firm', 'firm', 'shop', 'school'])),
    formerEmployer: () => makeOrganisation(random, locale, 'firm'),
    bank: () => makeOrganisation(random, locale, 'bank'),
    insurer: () => makeOrganisation(random, locale, 'insurer'),
    utility: () => makeOrganisation(random, locale, 'utility'),
    school: () => makeOrganisation(random, locale, 'school'),
    landlord: () => makeOrganisation(random, locale, 'landlord'),
    vendor: () => makeOrganisation(random, locale, random.pick(['firm', 'shop'])),
    customer: () => makeOrganisation(random, locale, 'firm'),
    authority: () => makeOrganisation(random, locale, 'authority'),
    today: () => new Date(Date.UTC(random.int(1998, 2026), random.int(0, 11), random.int(1, 28))),
    pay: () => makePay(random),
    account: () => makeAccount(random),
    bill: () => makeBill(random),
  });
}

function lazily<T extends object>(makers: { [K in keyof T]: () => T[K] }): T {
  const made: Partial<T> = {};
  const lazy = {};
  for (const name of Object.keys(makers) as (keyof T)[]) {
    Object.defineProperty(lazy, name, { enumerable: true, get: () => (made[name] ??= makers[name]()) });
  }
  return lazy as T;
}

const cents = (amount: number): number => Math.round(amount * 100) / 100;

function makePay(random: Random): Pay {
  const gross = cents(random.between(400, 9000));
  const federal = cents(gross * random.between(0.05, 0.24));
  const social = cents(gross * 0.062);
  const medicare = cents(gross * 0.0145);
  const state = cents(gross * random.between(0, 0.08));
  const deductions = cents(federal + social + medicare + state);
  return {
    gross,
    federal,
    social,
    medicare,
    state,
    deductions,
    net: cents(gross - deductions),
    periods: random.int(1, 26),
  };
}

const entryTexts = [
  'Payroll deposit',
  'ATM withdrawal',
  'Card purchase',
  'Direct debit',
  'Online transfer',
  'Check',
  'Interest payment',
  'Monthly fee',
  'POS purchase',
  'Rent',
  'Salary',
  'Cash deposit',
  'Wire transfer',
  'Restaurant',
  'Grocery store',
  'Insurance premium',
  'Utility bill',
  'Refund',
  'Kartenzahlung',
  'Gehalt',
  'Virement',
  'Prélèvement',
  'Nómina',
  'Recibo',
  'Dauerauftrag',
];

function makeAccount(random: Random): Account {
  const opening = cents(random.between(50, 20000));
  const start = Date.UTC(2024, random.int(0, 11), 1);
  const entries: Entry[] = [];
  let balance = opening;
  let deposits = 0;
  let withdrawals = 0;
  let day = 1;
  for (let i = random.pick([random.int(3, 10), random.int(8, 30)]); i > 0; i--) {
    const amount = cents(random.chance(0.35) ? random.between(20, 3000) : -random.between(2, 900));
    if (amount > 0) deposits += amount;
    else withdrawals -= amount;
    balance = cents(balance + amount);
    day = Math.min(28, day + random.int(0, 3));
    entries.push({ date: new Date(start + day * 86_400_000), text: random.pick(entryTexts), amount, balance });
  }
  return { opening, deposits: cents(deposits), withdrawals: cents(withdrawals), closing: balance, entries };
}

const goods = [
  'Consulting services',
  'Web design',
  'Front and rear brake cables',
  'Labor',
  'Surface Pen',
  'Phone case',
  'Coffee',
  'Croissant',
  'Milk 1L',
  'Bread',
  'Chicken wings',
  'Cheeseburger',
  'Printer paper A4',
  'Toner cartridge',
  'Annual subscription',
  'Delivery',
  'Office chair',
  'USB-C cable',
  'Hosting',
  'Maintenance',
  'Beratung',
  'Nettoyage',
  'Transporte',
  'Nougat',
  'Bananas',
  'Mineral water',
  'Tea',
  'Notebook',
  'Paint 5 l',
  'Bolts M8',
  'Design review',
  'Training day',
  'Cappuccino',
  'Salad',
  'Steak',
  'Fuel',
  'Bouquet',
];

function makeBill(random: Random): Bill {
  const items: Item[] = [];
  for (let i = random.int(1, 9); i > 0; i--) {
    const quantity = random.weighted([
      [1, 5],
      [2, 2],
      [random.int(3, 40), 2],
    ]);
    const price = cents(random.between(1, random.pick([20, 200, 1500])));
    items.push({ text: random.pick(goods), quantity, price, amount: cents(quantity * price) });
  }
  const subtotal = cents(items.reduce((sum, item) => sum + item.amount, 0));
  const rate = random.pick([0, 5, 6.25, 7, 8.25, 10, 19, 20, 21]);
  const tax = cents((subtotal * rate) / 100);
  return { items, subtotal, rate, tax, total: cents(subtotal + tax) };
}
