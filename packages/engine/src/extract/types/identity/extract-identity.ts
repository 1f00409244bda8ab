// Passports, cards, licences, visas and permits: the printed zone by its captions, held against the machine readable zone when there is one.
import type { DocumentType } from '@oneform/contract';
import type { Fact } from '../../../facts.ts';
import type { Box } from '../../../read-document.ts';
import type { ExtractContext, Extractor } from '../../extractor.ts';
import { settleDrafts } from '../../generic/draft.ts';
import { readLabelled } from '../../generic/read-labelled.ts';
import { findZone } from '../../mrz/find-zone.ts';
import { type ReadZone, readZone } from '../../mrz/read-zone.ts';
import { readIssuingState } from './licence/read-issuing-state.ts';
import { readNameAndAddress } from './licence/read-name-and-address.ts';
import { mergeZone } from './merge-zone.ts';
import { type PrintedPage, readPrinted } from './read-printed.ts';
import { readZoneFacts } from './read-zone-facts.ts';
import { readDatesByOrder } from './values/order-dates.ts';
import { readByPlace } from './values/read-by-place.ts';
import { readKnownNumbers } from './values/read-known-numbers.ts';
import { readVisaHeading } from './values/read-visa-heading.ts';

/** Of document number, birth and expiry: so many check digits must fit before the zone is believed (a specimen's may be nonsense). */
const BELIEVED_FROM = 2;

export const extractIdentity: Extractor = (context) => {
  const pages = readPrinted(context);
  const printed = readPrintedFacts(context, pages);
  const zone = readBelievedZone(context);
  const merged = zone ? mergeZone(printed, readZoneFacts(zone, lastYearOn(printed))) : printed;
  const rest = [
    ...readDatesByOrder(pages, merged, context),
    ...(context.type === 'passport' ? pages.flatMap((page) => readByPlace(page, merged)) : []),
  ];
  const facts = [...merged, ...settleDrafts(rest, context.pages)].map((fact) => nameNumber(fact, context.type));
  return { facts, settled: ['document_type', 'uscis_number'] };
};

function readPrintedFacts(context: ExtractContext, pages: readonly PrintedPage[]): Fact[] {
  const isCard = context.type === 'drivers_license' || context.type === 'id_card';
  const drafts = pages.flatMap((page) => [
    ...page.drafts,
    ...(isCard ? [...readNameAndAddress(page), ...readIssuingState(page, context.country)] : []),
    ...(context.type === 'id_card' ? readKnownNumbers(page, context.country) : []),
    ...(context.type === 'visa' && !page.drafts.some(({ name }) => name === 'visa_type') ? readVisaHeading(page) : []),
  ]);
  const facts = settleDrafts(drafts, context.pages).filter(isPlausible);
  const told = new Set(facts.map((fact) => fact.name));
  const labelled = readLabelled(context).filter(
    (fact) => isPlausible(fact) && !told.has(fact.name) && !isTaken(fact, facts),
  );
  return [...facts, ...labelled];
}

/** The same words cannot be two things. */
function isTaken(fact: Fact, facts: readonly Fact[]): boolean {
  const boxes = (one: Fact) => one.evidence.flatMap(({ box }) => (box ? [box] : []));
  return boxes(fact).some((box) => facts.some((other) => boxes(other).some((taken) => doOverlap(box, taken))));
}

function doOverlap(a: Box, b: Box): boolean {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return width > 0 && height > 0.4 * Math.min(a[3] - a[1], b[3] - b[1]);
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
  return !NUMBERS.has(name) || (/\d{2}/.test(value) && !/\p{Ll}{3}/u.test(value));
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
