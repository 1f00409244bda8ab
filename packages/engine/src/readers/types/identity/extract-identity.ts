// Passports, cards, licences, visas and permits: the printed zone by its captions, held against the machine readable zone when there is one.
import type { DocumentType } from '@oneform/contract';
import type { Fact } from '#document/facts.ts';
import { findZone } from '#machine-readable/mrz/find-zone.ts';
import { type ReadZone, readZone } from '#machine-readable/mrz/read-zone.ts';
import type { ExtractContext, Extractor } from '../../extractor.ts';
import { settleDrafts } from '../../generic/draft.ts';
import { readIssuingState } from './licence/read-issuing-state.ts';
import { readNameAndAddress } from './licence/read-name-and-address.ts';
import { mergeZone } from './merge-zone.ts';
import { type PrintedPage, readPrinted } from './read-printed.ts';
import { readZoneFacts } from './read-zone-facts.ts';
import { readDatesByOrder } from './values/order-dates.ts';
import { readByPlace } from './values/read-by-place.ts';
import { readKnownNumbers, readPermitNumber } from './values/read-known-numbers.ts';
import { readUncaptioned } from './values/read-uncaptioned.ts';
import { readVisaHeading } from './values/read-visa-heading.ts';

/** Of document number, birth and expiry: so many check digits must fit before the zone is believed (a specimen's may be nonsense). */
const BELIEVED_FROM = 2;

export const extractIdentity: Extractor = (given) => {
  const context = withDayFirst(given);
  const pages = readPrinted(context);
  const printed = oneOfEach(readPrintedFacts(context, pages).map((fact) => nameNumber(fact, context.type)));
  const zone = readBelievedZone(context);
  const merged = zone ? mergeZone(printed, readZoneFacts(zone, lastYearOn(printed))) : printed;
  const rest = [
    ...readDatesByOrder(pages, merged, context),
    ...(context.type === 'passport' ? pages.flatMap((page) => readByPlace(page, merged)) : []),
  ];
  return { facts: [...merged, ...settleDrafts(rest, context.pages)] };
};

/** Where nothing tells the order of day and month it is day first, as everywhere on papers of this kind but in the United States. */
function withDayFirst(context: ExtractContext): ExtractContext {
  const isAmerican = context.type === 'drivers_license' ? !context.country : context.country === 'US';
  return context.dates.order === 'unknown' && !isAmerican ? { ...context, dates: { order: 'day-first' } } : context;
}

/** Of two numbers that turned out to be the document's own the surer one stays. */
function oneOfEach(facts: readonly Fact[]): Fact[] {
  const best = facts.toSorted((a, b) => b.confidence - a.confidence);
  return facts.filter((fact) => best.find(({ name }) => name === fact.name) === fact);
}

function readPrintedFacts(context: ExtractContext, pages: readonly PrintedPage[]): Fact[] {
  const isCard = context.type === 'drivers_license' || context.type === 'id_card';
  const drafts = pages.flatMap((page) => [
    ...page.drafts,
    ...(isCard ? [...readNameAndAddress(page), ...readIssuingState(page, context.country)] : []),
    ...(context.type === 'id_card' ? [...readKnownNumbers(page, context.country), ...readUncaptioned(page)] : []),
    ...(context.type === 'residence_permit' && !page.drafts.some(({ name }) => name === 'document_number')
      ? readPermitNumber(page)
      : []),
    ...(context.type === 'visa' && !page.drafts.some(({ name }) => name === 'visa_type') ? readVisaHeading(page) : []),
  ]);
  const facts = nameSurname(settleDrafts(drafts, context.pages).filter(isPlausible));
  return [...facts, ...nameAccount(facts, context.type)];
}

/** One word under a caption of the whole name is the surname where the given names stand apart. */
function nameSurname(facts: readonly Fact[]): Fact[] {
  const has = (name: string): boolean => facts.some((fact) => fact.name === name);
  const isSurname = ({ name, value }: Fact): boolean => name === 'full_name' && !/\s/.test(String(value));
  return facts.map((fact) =>
    isSurname(fact) && has('given_names') && !has('surname') ? { ...fact, name: 'surname' } : fact,
  );
}

/** An Indian account number card has no other number than the account's. */
function nameAccount(facts: readonly Fact[], type: DocumentType): Fact[] {
  const account = facts.find(({ name, value }) => name === 'tax_id' && /^[A-Z]{5}\d{4}[A-Z]$/.test(String(value)));
  const isNumbered = facts.some(({ name }) => name === 'document_number' || name === 'national_id_number');
  return type === 'id_card' && account && !isNumbered ? [{ ...account, name: 'document_number' }] : [];
}

function readBelievedZone(context: ExtractContext): ReadZone | undefined {
  const zone = findZone(context.pages);
  const read = zone && readZone(zone);
  return read && read.passed >= BELIEVED_FROM ? read : undefined;
}

const NUMBERS = new Set(['passport_number', 'document_number', 'license_number', 'national_id_number']);

/** Numbers of papers have digits and no words: labels of several languages side by side are easily taken for one. */
const isPlausible = ({ name, value }: Fact): boolean => {
  if (typeof value !== 'string') return true;
  if (name === 'document_type') return /^P[A-Z<]?$/.test(value);
  return (
    !NUMBERS.has(name) ||
    (/\d.*\d/.test(value) && /(?:[\p{L}\d][^\p{L}\d]*){5}/u.test(value) && !/\p{Ll}{3}/u.test(value))
  );
};

const ownNumber: Partial<Record<DocumentType, string>> = {
  passport: 'passport_number',
  drivers_license: 'license_number',
  id_card: 'document_number',
};

/** A number that only says it is the document's, or a licence's on a card that is none, is named after the paper. */
function nameNumber(fact: Fact, type: DocumentType): Fact {
  const name = ownNumber[type];
  if (!name || (fact.name !== 'document_number' && fact.name !== 'license_number')) return fact;
  return { ...fact, name };
}

/** Two-digit years of birth need a year to lie before: the latest that stands on the paper, or the present one. */
function lastYearOn(facts: readonly Fact[]): number {
  const years = facts
    .filter((fact) => fact.name === 'issue_date' && typeof fact.value === 'string')
    .map((fact) => Number(String(fact.value).slice(0, 4)));
  return Math.max(...years, 0) || new Date().getUTCFullYear();
}
