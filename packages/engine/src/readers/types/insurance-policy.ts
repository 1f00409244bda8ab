// Insurance cards, policies and certificates: insurer, insured, the days of cover.

import { looksLikeCompany } from '#values/recognise-party.ts';
import type { Extractor } from '../extractor.ts';
import { findLetterhead } from '../find/find-letterhead.ts';
import { findLabelledParties } from '../find/find-parties.ts';
import { findVin } from '../find/find-vin.ts';
import { makeFacts, type Reading } from '../find/make-facts.ts';
import { nameInLarge } from '../find/name-in-large.ts';
import { companyInText, type ProseRule, readProse, readSentences } from '../find/prose.ts';
import { readCurrency } from '../find/read-currency.ts';
import { openPaper, type Paper, readPartyAs } from '../find/read-paper.ts';
import { readPeriod } from '../find/read-period.ts';
import { stackLines } from '../find/stack-lines.ts';

export const extractInsurancePolicy: Extractor = (context) => {
  const paper = openPaper(context);
  const readings = [
    ...readPeriod(paper, 'policy_period', { from: 'effective_date', to: 'expiration_date' }).filter(
      (reading) => reading.anchor !== 'range' || /polic|cover|insur/i.test(context.pages[0]?.text.slice(0, 2000) ?? ''),
    ),
    ...findVin(paper),
    ...readInsured(paper),
    ...readInsurer(paper),
    ...readCurrency(paper),
  ];
  return { facts: makeFacts(context, readings) };
};

function readInsured(paper: Paper): Reading[] {
  const labelled = findLabelledParties(paper.sheets, [
    'named insured',
    'insured',
    'policyholder',
    'policy holder',
    'insured name and address',
    'named insured and address',
    'name and address of insured',
    'first named insured',
    'versicherungsnehmer',
    'assuré',
    'tomador',
  ]);
  const people = paper.parties.filter((party) => party.kind === 'person');
  return [
    ...labelled
      .filter((party) => party.kind === 'person')
      .flatMap((party) => readPartyAs(party, { name: 'full_name', address: 'address' }, 0.93, party.label.phrase)),
    ...labelled
      .filter((party) => party.kind === 'company')
      .flatMap((party) => readPartyAs(party, { name: 'company_name', address: 'address' }, 0.85, party.label.phrase)),
    ...people.flatMap((party) => readPartyAs(party, { name: 'full_name', address: 'address' }, 0.85, 'block')),
  ];
}

const insurance =
  /insur|assistance|assuran|versicher|seguros?|assicura|mutual|indemnity|casualty|blue ?cross|blue ?shield|aetna|cigna|humana|kaiser|united ?health|health ?plan|medicare|medicaid|life\b/i;

// Words of insurers alone: who carries one needs no other sign of a company.
const underwriter = /(?<!\p{L})(?:casualty|indemnity|mutual|assurance|underwriters|blue ?(?:cross|shield))(?!\p{L})/iu;

// Who sells, and what the paper is called.
const notInsurer =
  /agenc|broker|\b(?:policy|certificate|card|summary|schedule|declarations|proof|evidence|application|claim)\b/i;
/** `Underwritten by Peel Insurance Company, 5 Crosby Street, …`. */
const underwriting: readonly ProseRule[] = [
  {
    name: 'insurer_name',
    as: 'company',
    pattern: new RegExp(
      `\\b(?:[Uu]nderwritten|[Ii]ssued|[Pp]rovided|[Ii]nsured|[Aa]dministered) by[\\s:]+(?<v>${companyInText})`,
      'dgu',
    ),
    accept: (value) => insurance.test(value) && looksLikeCompany(value),
    confidence: 0.9,
  },
  {
    name: 'insurer_address',
    as: 'address',
    pattern: new RegExp(
      `\\b(?:[Uu]nderwritten|[Ii]ssued|[Pp]rovided|[Ii]nsured) by[\\s:]+${companyInText},\\s+(?<v>\\d)`,
      'dgu',
    ),
  },
];

function readInsurer(paper: Paper): Reading[] {
  const blocks = paper.parties
    .map((party) => (party.top < (paper.sheets[0]?.page ?? 1) + 0.3 ? nameInLarge(party.sheet, party) : party))
    .filter(
      (party) =>
        party.name &&
        (party.kind === 'company' || underwriter.test(party.name)) &&
        insurance.test(party.name) &&
        !/agen(?:cy|t)|broker/i.test(party.name),
    );
  const [sheet] = paper.sheets;
  const top = (sheet ? [...stackLines(sheet, 0.3), ...sheet.segments] : [])
    .filter(
      (segment) =>
        segment.top < 0.3 &&
        insurance.test(segment.text) &&
        (looksLikeCompany(segment.text) || underwriter.test(segment.text)) &&
        !/\b(?:card|policy|certificate|proof|claim|identification|evidence)\b/i.test(segment.text) &&
        segment.tokens.length <= 8,
    )
    .map(
      (segment): Reading => ({
        name: 'insurer_name',
        value: segment.text.replace(/[\s,;:|]+$/, ''),
        type: 'string',
        confidence: 0.8,
        tokens: segment.tokens,
        anchor: 'top',
      }),
    );
  return [
    ...readSentences(paper, readProse(paper), underwriting),
    ...blocks.flatMap((party) =>
      readPartyAs(party, { name: 'insurer_name', address: 'insurer_address' }, 0.88, 'block'),
    ),
    ...top.slice(0, 1),
    ...(top.length > 0 || blocks.length > 0
      ? []
      : findLetterhead(paper, 'insurer_name').filter(({ value }) => !notInsurer.test(value))),
  ];
}
