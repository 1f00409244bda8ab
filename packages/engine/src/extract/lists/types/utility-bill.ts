// Bills for power, gas, water and telephone: who supplies whom, where, for which days, and what is to be paid by when.
import { normaliseName } from '#values/normalise/normalise-name.ts';
import { looksLikePerson } from '#values/recognise-party.ts';
import type { Extractor } from '../extractor.ts';
import { findLetterhead } from '../find/find-letterhead.ts';
import { findLogo } from '../find/find-logo.ts';
import { makeFacts, type Reading } from '../find/make-facts.ts';
import { nameInLarge } from '../find/name-in-large.ts';
import { companyInText, type ProseRule, readProse, readSentences } from '../find/prose.ts';
import { readCurrency } from '../find/read-currency.ts';
import { openPaper, type Paper, readAddresses, readPartyAs } from '../find/read-paper.ts';
import { readPeriod } from '../find/read-period.ts';

// `Please pay £214.06 by 28 November`, `Total due by 11/11/2025`, `Due Nov 15, 2025`: the day follows the sum.
const sentences: readonly ProseRule[] = [
  {
    name: 'due_date',
    as: 'date',
    pattern:
      /(?<!\p{L})(?:pay(?:ment|able)?|due)(?!\p{L})(?:[^.;:]|\.\d){0,60}?\s(?:by|on or before)[\s:]+(?<v>\d|\p{L}{3,9}\.?\s\d)/dgiu,
    confidence: 0.85,
  },
  { name: 'due_date', as: 'date', pattern: /^due\s(?:on\s)?(?<v>\d|\p{L}{3,9}\.?\s\d)/dgimu, confidence: 0.85 },
];

const payable: readonly ProseRule[] = [
  {
    name: 'utility_provider',
    as: 'company',
    pattern: new RegExp(`\\bpayable to[\\s:]+(?<v>${companyInText})`, 'dgu'),
    confidence: 0.74,
  },
];

export const extractUtilityBill: Extractor = (context) => {
  const paper = openPaper(context);
  const readings = [
    ...readSentences(paper, readProse(paper), [...sentences, ...payable]),
    ...readAddresses(paper, 'service_address', [
      'service address',
      'service location',
      'supply address',
      'service at',
      'service to',
      'service provided to',
      'for service at',
      'services at',
      'services provided at',
      'site address',
      'premises address',
      'premise address',
      'location of service',
      'service for',
      'adresse du point de livraison',
      'lieu de consommation',
      'verbrauchsstelle',
      'lieferstelle',
      'dirección de suministro',
      'indirizzo di fornitura',
      'leveringsadres',
      'property address',
      'delivery point',
    ]),
    ...readPeriod(paper, 'statement_period', { from: 'period_start', to: 'period_end' }),
    ...readPeople(paper),
    ...readCurrency(paper),
  ];
  return { facts: makeFacts(context, readings) };
};

/** The customer's block is a person's, the supplier's a company's; without blocks the first line that is a name. */
function readPeople(paper: Paper): Reading[] {
  const customers = paper.parties.filter((party) => party.kind === 'person');
  const suppliers = paper.parties.filter((party) => party.kind === 'company');
  const readings = [
    ...customers.flatMap((party) => readPartyAs(party, { name: 'full_name', address: 'address' }, 0.9, 'block')),
    ...suppliers
      .map((party) => nameInLarge(party.sheet, party))
      .flatMap((party) => readPartyAs(party, { name: 'utility_provider', address: 'provider_address' }, 0.85, 'block')),
    ...findLetterhead(paper, 'utility_provider'),
  ];
  if (!readings.some((reading) => reading.name === 'utility_provider'))
    readings.push(...findLogo(paper, 'utility_provider'));
  const [sheet] = paper.sheets;
  const line = sheet?.segments.find((segment) => segment.top < 0.4 && looksLikePerson(segment.text));
  return line
    ? [
        ...readings,
        {
          name: 'full_name',
          value: normaliseName(line.text)?.value ?? line.text,
          type: 'name',
          confidence: 0.75,
          tokens: line.tokens,
          anchor: 'line',
        },
      ]
    : readings;
}
