// Leases as contracts in sentences: the parties, the home, the days, the rent.

import type { Extractor } from '../../extractor.ts';
import { makeFacts, type Reading } from '../../find/make-facts.ts';
import { readProse, readSentences } from '../../find/prose.ts';
import { readCurrency } from '../../find/read-currency.ts';
import { openPaper, type Paper } from '../../find/read-paper.ts';
import { findRange } from '../../find/read-period.ts';
import { leaseSentences } from './lease-sentences.ts';
import { leaseSentencesAbroad } from './lease-sentences-abroad.ts';

export const extractLease: Extractor = (context) => {
  const paper = openPaper(context);
  const prose = readProse(paper);
  const sentenceReadings = readSentences(paper, prose, [...leaseSentences, ...leaseSentencesAbroad]);
  const readings = [...sentenceReadings.filter(isFirstOfName), ...readTerm(paper), ...readCurrency(paper)];
  return { facts: makeFacts(context, readings) };
};

/** A contract says a thing first and refers to it later: of a rule's matches the first counts, others only where they agree. */
function isFirstOfName(reading: Reading, _: number, all: readonly Reading[]): boolean {
  const first = all.find((other) => other.name === reading.name && other.anchor === reading.anchor);
  return first === reading || first?.value === reading.value;
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
