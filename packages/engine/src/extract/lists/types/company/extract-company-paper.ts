// Papers that make a company: certificates of incorporation and articles.

import { hasLegalForm, isSentence } from '#values/recognise-party.ts';
import type { Extractor } from '../../extractor.ts';
import type { Segment } from '../../find/lay-out.ts';
import { makeFacts, type Reading } from '../../find/make-facts.ts';
import { readProse, readSentences } from '../../find/prose.ts';
import { openPaper, type Paper, readAddresses } from '../../find/read-paper.ts';
import { companySentences } from './company-sentences.ts';

export const extractCompanyPaper: Extractor = (context) => {
  const paper = openPaper(context);
  const first = firstOfRule(readSentences(paper, readProse(paper), companySentences));
  const readings = [
    ...first,
    ...readTitle(paper),
    ...readStamp(paper),
    ...readAddresses(paper, 'registered_office', [
      'registered office',
      'registered office address',
      'principal office',
      'principal office address',
      'principal place of business',
      'street address of principal office',
      'address of registered office',
    ]),
  ];
  return { facts: makeFacts(context, readings) };
};

/** A paper says a thing first and refers to it later. */
function firstOfRule(readings: readonly Reading[]): Reading[] {
  return readings.filter(
    (reading, index) =>
      readings.findIndex((other) => other.name === reading.name && other.anchor === reading.anchor) === index,
  );
}

/** The register's stamp: the number it gave over or under the word `FILED`. */
function readStamp({ sheets }: Paper): Reading[] {
  return sheets.slice(0, 1).flatMap((sheet) =>
    sheet.segments
      .filter((line) => /^filed\b/i.test(line.text))
      .flatMap((filed) =>
        sheet.segments
          .filter(
            (line) =>
              /^(?:[A-Z]{1,2}-?)?\d{7,14}$/.test(line.text) &&
              Math.abs(line.left - filed.left) < filed.height * 8 &&
              Math.abs(line.top - filed.top) < filed.height * 4,
          )
          .map(
            (line): Reading => ({
              name: 'company_number',
              value: line.text,
              type: 'code',
              confidence: 0.78,
              tokens: line.tokens,
              anchor: 'stamp',
            }),
          ),
      ),
  );
}

/** The company's name in large letters under the title. */
function readTitle({ sheets }: Paper): Reading[] {
  const lines = (sheets[0]?.segments ?? []).filter(
    (line) =>
      line.top < 0.6 &&
      hasLegalForm(line.text) &&
      !isSentence(line.text) &&
      line.tokens.length <= 8 &&
      !/limited liability company act|business corporation|companies act|secretary of state|articles|certificate/i.test(
        line.text,
      ),
  );
  const best = lines.toSorted((a: Segment, b: Segment) => b.height - a.height)[0];
  return best
    ? [
        {
          name: 'company_name',
          value: best.text.replace(/^(?:of|for)\s+|^["“]|["”.,]+$/g, ''),
          type: 'string',
          confidence: 0.8,
          tokens: best.tokens,
          anchor: 'title',
        },
      ]
    : [];
}
