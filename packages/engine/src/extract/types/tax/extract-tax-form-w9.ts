// Form W-9: the taxpayer's name, business, address and number.

import { normaliseAddress } from '#normalise/normalise-address.ts';
import { looksLikeCompany } from '#values/recognise-party.ts';
import type { Extractor } from '../../extractor.ts';
import { makeFacts, type Reading } from '../../find/make-facts.ts';
import { type FieldRule, openPaper, type Paper, readFields } from '../../find/read-paper.ts';

const isFilled: NonNullable<FieldRule['accept']> = (finding) =>
  !/see instructions|income tax return|not leave|if different|optional/i.test(finding.raw);

const fields: readonly FieldRule[] = [
  {
    name: 'full_name',
    kind: 'party',
    below: 3,
    only: [
      'name (as shown on your income tax return)',
      'name (as shown on your income tax return). name is required on this line; do not leave this line blank.',
      'name of entity/individual',
      'name of entity/individual. an entry is required.',
      'name of entity/individual. an entry is required. (for a sole proprietor or disregarded entity, enter the owner’s name on line 1, and enter the business/disregarded entity’s name on line 2.)',
      'name of entity/individual. an entry is required. (for a sole proprietor or disregarded entity, enter the owner’s name on line 1,',
    ],
    accept: isFilled,
  },
  {
    name: 'company_name',
    kind: 'organisation',
    below: 3,
    only: [
      'business name/disregarded entity name, if different from above',
      'business name/disregarded entity name',
      'business name',
    ],
    accept: isFilled,
  },
  {
    name: 'street',
    kind: 'text',
    below: 3,
    only: [
      'address (number, street, and apt. or suite no.)',
      'address (number, street, and apt. or suite no.) see instructions.',
      'address (number street and apt or suite no)',
    ],
    accept: isFilled,
  },
  {
    name: 'town',
    kind: 'text',
    below: 3,
    only: ['city, state, and zip code', 'city state and zip code'],
    accept: isFilled,
  },
  { name: 'ssn', kind: 'ssn', below: 3, only: ['social security number'] },
  { name: 'ein', kind: 'ein', below: 3, only: ['employer identification number', 'or employer identification number'] },
  { name: 'signed_date', kind: 'date', below: 1.6, anywhere: true, only: ['date'] },
];

export const extractTaxFormW9: Extractor = (context) => {
  const paper = openPaper(context);
  const readings = readFields(paper, fields);
  return {
    facts: makeFacts(context, [
      ...readings.filter((reading) => reading.name !== 'town').map(nameCompany),
      ...readAddress(readings),
      ...readCombs(paper),
    ]),
  };
};

/** Line 1 holds a person or a company. */
const nameCompany = (reading: Reading): Reading =>
  reading.name === 'full_name' && looksLikeCompany(reading.value) ? { ...reading, name: 'company_name' } : reading;

function readAddress(readings: readonly Reading[]): Reading[] {
  const street = readings.find((reading) => reading.name === 'street');
  const town = readings.find((reading) => reading.name === 'town');
  const address = street && town && normaliseAddress(`${street.value}\n${town.value}`);
  if (!street || !town || !address) return [];
  return [
    {
      name: 'address',
      value: address.value,
      type: 'address',
      confidence: Math.min(street.confidence, town.confidence),
      tokens: [...street.tokens, ...town.tokens],
      anchor: 'address lines',
    },
  ];
}

/** Numbers written one digit a box: `1 2 3 – 4 5 – 6 7 8 9` in the Part I boxes. */
function readCombs(paper: Paper): Reading[] {
  return paper.sheets.flatMap((sheet) =>
    sheet.segments.flatMap((segment): Reading[] => {
      const bare = segment.text.replace(/[\s–-]/g, '');
      if (!/^\d{9}$/.test(bare) || segment.tokens.length < 3) return [];
      const isEin = /^\d\s?\d\s?[–-]/.test(segment.text);
      const value = isEin
        ? `${bare.slice(0, 2)}-${bare.slice(2)}`
        : `${bare.slice(0, 3)}-${bare.slice(3, 5)}-${bare.slice(5)}`;
      return [
        { name: isEin ? 'ein' : 'ssn', value, type: 'code', confidence: 0.8, tokens: segment.tokens, anchor: 'comb' },
      ];
    }),
  );
}
