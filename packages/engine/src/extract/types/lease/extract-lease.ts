// Leases, as forms with labels and as contracts in sentences: the parties, the home, the days, the rent.

import { phrasesFor } from '#lexicon/captions.ts';
import type { Extractor } from '../../extractor.ts';
import { findLabelledParties } from '../../find/find-parties.ts';
import { makeFacts, type Reading } from '../../find/make-facts.ts';
import { readProse, readSentences } from '../../find/prose.ts';
import { readCurrency } from '../../find/read-currency.ts';
import { openPaper, type Paper, readAddresses, readPartyAs } from '../../find/read-paper.ts';
import { findRange } from '../../find/read-period.ts';
import { leaseSentences } from './lease-sentences.ts';

export const extractLease: Extractor = (context) => {
  const paper = openPaper(context);
  const prose = readProse(paper);
  const sentenceReadings = readSentences(paper, prose, leaseSentences);
  const readings = [
    ...readLabelledParties(paper),
    ...sentenceReadings.filter(isFirstOfName),
    ...readTerm(paper),
    ...readCurrency(paper),
  ];
  return { facts: makeFacts(context, readings) };
};

/** A contract says a thing first and refers to it later: of a rule's matches the first counts, others only where they agree. */
function isFirstOfName(reading: Reading, _: number, all: readonly Reading[]): boolean {
  const first = all.find((other) => other.name === reading.name && other.anchor === reading.anchor);
  return first === reading || first?.value === reading.value;
}

function readLabelledParties(paper: Paper): Reading[] {
  const find = (phrases: readonly string[], name: string, address: string): Reading[] =>
    findLabelledParties(paper.sheets, phrases)
      .filter((party) => party.kind !== 'unknown')
      .flatMap((party) => readPartyAs(party, { name, address }, 0.9, party.label.phrase));
  return [
    ...find(
      ['landlord', 'lessor', 'landlord/agent', 'owner', 'vermieter', 'bailleur', 'arrendador', 'locatore'],
      'landlord_name',
      'landlord_address',
    ),
    ...find(
      ['tenant', 'tenants', 'tenant(s)', 'lessee', 'renter', 'mieter', 'locataire', 'arrendatario', 'conduttore'],
      'tenant_name',
      'tenant_address',
    ),
    ...readAddresses(paper, 'landlord_address', [...phrasesFor('lease', 'landlord_address')]),
    ...readAddresses(paper, 'landlord_address', ['address', 'mailing address', 'notice address']).filter((reading) =>
      standsUnderLandlord(paper, reading),
    ),
    ...readAddresses(paper, 'property_address', [
      'property address',
      'premises',
      'rental property',
      'premises address',
      'property',
      'address of property',
      'address of the property',
      'leased premises',
      'address of premises',
      'rental address',
      'mietobjekt',
      'adresse du logement',
      'inmueble',
      'immobile',
    ]),
  ];
}

/** `Address:` is the landlord's where the nearest party named over it is. */
function standsUnderLandlord({ sheets }: Paper, { tokens }: Reading): boolean {
  const [first] = tokens;
  const sheet = sheets.find(({ page }) => page === first?.page);
  const named = sheet?.segments.findLast(
    (line) =>
      first &&
      line.top < first.top &&
      /^\W*(?:the\s)?(?:landlord|lessor|owner|tenant|lessee|resident)/i.test(line.text),
  );
  if (!sheet || !first || !named) return false;
  return /^\W*(?:the\s)?(?:landlord|lessor|owner)/i.test(named.text) && first.top - named.top < sheet.lineHeight * 7;
}

/** `July 1, 2024 to June 30, 2025` in the sentence about the term. */
function readTerm(paper: Paper): Reading[] {
  return paper.sheets.flatMap((sheet) => {
    const lines = sheet.segments;
    return lines.flatMap((line, index) => {
      if (!/term|lease|tenancy|period|rent|commenc|begin/i.test(line.text)) return [];
      const tokens = [...line.tokens, ...(lines[index + 1]?.tokens ?? [])];
      return findRange(paper, tokens, { from: 'lease_start_date', to: 'lease_end_date' }, 0.86, 'range');
    });
  });
}
