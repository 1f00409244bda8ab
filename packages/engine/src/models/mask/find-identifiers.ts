// The identifiers in a text: what names a person, an account or a document, and nobody needs to read to understand a paper.
import { findDates } from '#values/normalise/find-dates.ts';
import { findMoney } from '#values/normalise/normalise-money.ts';
import { findPhones } from '#values/normalise/normalise-phone.ts';

export interface FoundIdentifier {
  readonly kind: 'email' | 'phone' | 'iban' | 'ssn' | 'number';
  readonly from: number;
  readonly to: number;
}

const patterns: readonly (readonly [FoundIdentifier['kind'], RegExp])[] = [
  ['email', /[\w.+%'-]+ ?@ ?[\w-]+(?:\.[\w-]+)+/gu],
  ['iban', /(?<![\p{L}\d])[A-Z]{2}\d{2}(?: ?[A-Z\d]{2,4}){3,8}(?![\p{L}\d])/gu],
  ['ssn', /(?<![\p{L}\d.,-])\d{3}[ –-]\d{2}[ –-]\d{4}(?![\p{L}\d]|[.,]\d)/gu],
  // Machine readable zones hold all of it at once.
  ['number', /(?<!\S)(?=[A-Z\d]*<)[A-Z\d<]{20,}(?!\S)/gu],
  // Passports, licences, accounts, members: six digits and more, or five among letters. Amounts have separators, post codes five digits.
  [
    'number',
    /(?<![\p{L}\d.,/$€£-])(?=(?:[\p{Lu}*X-]*\d){6}|\p{Lu}+(?:[\p{Lu}*-]*\d){5}|(?:[\p{Lu}-]*\d){5}[\d-]*\p{Lu})[\p{Lu}\d*]+(?:-[\p{Lu}\d]+)*(?![\p{L}\d]|[.,/]\d)/gu,
  ],
  ['number', /(?<![\p{L}\d.,/-])\d{4}(?:[ -]\d{4}){2,3}(?:[ -]\d{1,4})?(?![\p{L}\d]|[.,/]\d)/gu],
];

/** In order, none overlapping. Dates and amounts stay: without them a paper says nothing. */
export function findIdentifiers(text: string): FoundIdentifier[] {
  const dates = findDates(text, 'unknown');
  const amounts = findMoney(text).filter(({ isAmount }) => isAmount);
  const all = [
    ...patterns.flatMap(([kind, pattern]) =>
      [...text.matchAll(pattern)].map((match) => ({ kind, from: match.index, to: match.index + match[0].length })),
    ),
    ...findPhones(text)
      .filter((phone) => !amounts.some((amount) => overlaps(amount, phone)))
      .map(({ from, to }) => ({ kind: 'phone' as const, from, to })),
  ].filter((one) => one.kind === 'iban' || !dates.some((date) => overlaps(date, one)));
  const chosen: FoundIdentifier[] = [];
  for (const one of all.toSorted((a, b) => b.to - b.from - (a.to - a.from)))
    if (!chosen.some((other) => overlaps(other, one))) chosen.push(one);
  return chosen.toSorted((a, b) => a.from - b.from);
}

const overlaps = (a: { from: number; to: number }, b: { from: number; to: number }) => a.from < b.to && b.from < a.to;
