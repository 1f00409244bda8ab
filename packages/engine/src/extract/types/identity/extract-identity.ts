// Passports, cards, licences, visas and permits: the printed zone by its labels, held against the machine readable zone when there is one.
import type { Fact } from '../../../facts.ts';
import type { Extractor } from '../../extractor.ts';
import { readLabelled } from '../../generic/read-labelled.ts';
import { findZone } from '../../mrz/find-zone.ts';
import { readZone } from '../../mrz/read-zone.ts';
import { mergeZone } from './merge-zone.ts';
import { readZoneFacts } from './read-zone-facts.ts';

/** Of document number, birth and expiry: so many check digits must fit before the zone is believed (a specimen's may be nonsense). */
const BELIEVED_FROM = 2;

export const extractIdentity: Extractor = (context) => {
  const printed = readLabelled(context).filter(isPlausible);
  const zone = findZone(context.pages);
  const read = zone && readZone(zone);
  if (!read || read.passed < BELIEVED_FROM) return { facts: printed };
  return { facts: mergeZone(printed, readZoneFacts(read, lastYearOn(printed))) };
};

const NUMBERS = new Set(['passport_number', 'document_number', 'license_number', 'national_id_number']);

/** Numbers of papers have digits and no words: labels of several languages side by side are easily taken for one. */
const isPlausible = ({ name, value }: Fact): boolean =>
  !NUMBERS.has(name) || (typeof value === 'string' && /\d{2}/.test(value) && !/\p{Ll}{3}/u.test(value));

/** Two-digit years of birth need a year to lie before: the latest that stands on the paper, or the present one. */
function lastYearOn(facts: readonly Fact[]): number {
  const years = facts
    .filter((fact) => fact.name === 'issue_date' && typeof fact.value === 'string')
    .map((fact) => Number(String(fact.value).slice(0, 4)));
  return Math.max(...years, 0) || new Date().getUTCFullYear();
}
