// Passports, cards, licences, visas and permits: what their machine readable zone says. What is printed is the matcher's.
import { findZone } from '#machine-readable/mrz/find-zone.ts';
import { readZone } from '#machine-readable/mrz/read-zone.ts';
import type { Extractor } from '../../extractor.ts';
import { readZoneFacts } from './read-zone-facts.ts';

/** Of document number, birth and expiry: so many check digits must fit before the zone is believed (a specimen's may be nonsense). */
const believedFrom = 2;

export const extractIdentity: Extractor = ({ pages }) => {
  const zone = findZone(pages);
  const read = zone && readZone(zone);
  return { facts: read && read.passed >= believedFrom ? readZoneFacts(read, new Date().getUTCFullYear()) : [] };
};
