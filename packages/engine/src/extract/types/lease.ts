// Leases, as forms with labels and as contracts in sentences: the parties, the home, the days, the rent.
import type { Extractor } from '../extractor.ts';
import { findLabelledParties } from '../find/find-parties.ts';
import { makeFacts, type Reading } from '../find/make-facts.ts';
import { nameInText, type ProseRule, readProse, readSentences } from '../find/prose.ts';
import { readCurrency } from '../find/read-currency.ts';
import { type FieldRule, openPaper, type Paper, readAddresses, readFields, readPartyAs } from '../find/read-paper.ts';
import { findRange } from '../find/read-period.ts';
import { looksLikeCompany, looksLikePerson } from '../find/recognise-party.ts';

const isParty = (value: string): boolean => looksLikePerson(value) || looksLikeCompany(value);

const fields: readonly FieldRule[] = [
  { name: 'tenant_name', kind: 'party', below: 1.6, accept: (finding) => finding.sureness === 1 },
  { name: 'landlord_name', kind: 'party', below: 1.6, accept: (finding) => finding.sureness === 1 },
  { name: 'landlord_phone', kind: 'phone', below: 1.6 },
  { name: 'monthly_rent', kind: 'money', below: 1.6, accept: (finding) => Number(finding.value) >= 50 },
  { name: 'security_deposit', kind: 'money', below: 1.6, accept: (finding) => Number(finding.value) >= 50 },
  { name: 'late_fee', kind: 'money', below: 1.6 },
  {
    name: 'lease_start_date',
    kind: 'date',
    below: 1.6,
    only: [
      'lease start date',
      'start date',
      'commencement date',
      'lease commencement date',
      'beginning date',
      'lease begins',
      'move-in date',
      'lease start',
      'begin date',
      'commencing',
      'commencing on',
      'mietbeginn',
      "date d'effet",
      "date de prise d'effet",
      'fecha de inicio',
      'data di inizio',
      'decorrenza',
      'data de início',
      'ingangsdatum',
      'tenancy start date',
      'term start',
      'start of tenancy',
    ],
  },
  {
    name: 'lease_end_date',
    kind: 'date',
    below: 1.6,
    only: [
      'lease end date',
      'end date',
      'expiration date',
      'lease expiration date',
      'termination date',
      'lease ends',
      'lease end',
      'ending on',
      'ending',
      'expiry date',
      'mietende',
      'date de fin',
      'fecha de fin',
      'data di fine',
      'data de fim',
      'einddatum',
      'tenancy end date',
      'end of tenancy',
      'term end',
    ],
  },
];

const role = (words: string): string =>
  `[\\s,]*(?:\\(|,|\\bas\\b|hereinafter|hereafter|herein|referred|called|known|the|is|of|to|collectively|individually|["“”'‘’]|\\s)*(?:${words})(?![\\p{L}])`;
const landlord = '[Ll]andlords?|LANDLORDS?|[Ll]essors?|LESSORS?|[Oo]wners?|OWNERS?|[Pp]roperty [Mm]anager';
const tenant = '[Tt]enants?|TENANTS?|[Ll]essees?|LESSEES?|[Rr]enters?|RENTERS?|[Rr]esidents?|RESIDENTS?';
const named = (words: string): RegExp =>
  new RegExp(`(?:between|BETWEEN|and|AND|from|by|to|is)[\\s:]+(?<v>${nameInText})${role(words)}`, 'dgu');
const introduced = (words: string): RegExp =>
  new RegExp(
    `(?:the\\s+)?(?:${words})(?:\\(s\\))?[\\s,:"”)]+(?:is\\s+)?(?<v>${nameInText})(?=[\\s]*[,.;(]|\\s+(?:and|whose|with|hereby|of|who|residing))`,
    'dgu',
  );

const amount =
  '(?<v>(?:US|A|C|S|NZ)?[$€£₹]\\s?\\d|(?:USD|EUR|GBP|AUD|INR|SGD|CAD|Rs\\.?)\\s?\\d|\\d[\\d,.]*\\s?(?:dollars|euros|pounds|USD|EUR))';
const day = '(?:on\\s+|the\\s+|as of\\s+|:\\s*)*(?<v>(?:the\\s+)?\\d|\\p{L}{3,9}\\.?\\s+\\d)';

const sentences: readonly ProseRule[] = [
  { name: 'landlord_name', as: 'person', pattern: named(landlord), accept: isParty },
  { name: 'tenant_name', as: 'person', pattern: named(tenant), accept: isParty },
  { name: 'landlord_name', as: 'person', pattern: introduced(landlord), accept: isParty, confidence: 0.8 },
  { name: 'tenant_name', as: 'person', pattern: introduced(tenant), accept: isParty, confidence: 0.8 },
  {
    name: 'tenant_name',
    as: 'person',
    pattern: new RegExp(`(?<v>${nameInText}),?\\s+who\\s+(?:will|shall|is|wishes)[^.]{0,20}(?:rent|leas)`, 'dgu'),
    accept: isParty,
  },
  {
    name: 'landlord_name',
    as: 'person',
    pattern: new RegExp(`(?:from|by)\\s+(?<v>${nameInText}),?\\s+who\\s+(?:owns|is the owner)`, 'dgu'),
    accept: isParty,
  },
  {
    name: 'property_address',
    as: 'address',
    pattern:
      /(?:premises|property|house|home|apartment|unit|flat|dwelling|residence|condition|room|building)[^.]{0,90}?(?<!\p{L})(?:at|as|is|in|on)(?:\s+(?:the\s+)?(?:following\s+)?address(?:\s+of)?)?[\s:]+(?<v>[\p{L}#]{0,12}\.?\s?\d)/dgiu,
  },
  {
    name: 'property_address',
    as: 'address',
    pattern: /(?:located|situated)\s+(?:at|in|on)[\s:]+(?<v>[\p{L}#]{0,12}\.?\s?\d)/dgiu,
  },
  {
    name: 'lease_start_date',
    as: 'date',
    pattern: new RegExp(`(?:begin(?:s|ning)?|commenc(?:e|es|ing)|start(?:s|ing)?|effective)\\s+${day}`, 'dgiu'),
  },
  {
    name: 'lease_end_date',
    as: 'date',
    pattern: new RegExp(
      `(?:end(?:s|ing)?|expir(?:e|es|ing)|terminat(?:e|es|ing)|conclud(?:e|es|ing)|until|through)\\s+${day}`,
      'dgiu',
    ),
  },
  {
    name: 'monthly_rent',
    as: 'money',
    pattern: new RegExp(`\\brent(?:al)?\\b(?![^.]{0,40}\\bdeposit\\b)[^.$€£₹\\d]{0,90}${amount}`, 'dgiu'),
    accept: (value) => Number(value) >= 50,
  },
  {
    name: 'monthly_rent',
    as: 'money',
    pattern: new RegExp(`${amount}[\\d,.]*\\)?\\s*(?:per|a|each|every|\\/)\\s*(?:calendar\\s+)?month`, 'dgiu'),
    accept: (value) => Number(value) >= 50,
    confidence: 0.85,
  },
  {
    name: 'security_deposit',
    as: 'money',
    pattern: new RegExp(`\\bdeposit\\b[^.$€£₹\\d]{0,110}${amount}`, 'dgiu'),
    accept: (value) => Number(value) >= 50,
  },
  {
    name: 'late_fee',
    as: 'money',
    pattern: new RegExp(`\\blate\\b[^.$€£₹]{0,130}?(?:fee|charge|penalty)[^.$€£₹]{0,40}?${amount}`, 'dgiu'),
  },
  {
    name: 'late_fee',
    as: 'money',
    pattern: new RegExp(`\\b(?:fee|charge|penalty)\\s+of\\s+${amount}[^.]{0,80}\\blate\\b`, 'dgiu'),
  },
  {
    name: 'lease_term',
    as: 'text',
    pattern:
      /(?:term|period)\s+(?:of\s+(?:this|the)\s+(?:lease|agreement|tenancy)\s+(?:is|shall be)\s+(?:for\s+)?|of\s+|is\s+|:\s*)(?:a\s+)?(?<v>(?:\p{L}+\s+)?\(?\d{0,3}\)?\s*(?:month|year|week)s?(?:-to-month)?)/dgiu,
    accept: (value) => /\d|one|two|three|six|twelve|month-to-month/i.test(value),
  },
];

export const extractLease: Extractor = (context) => {
  const paper = openPaper(context);
  const prose = readProse(paper);
  const sentenceReadings = readSentences(paper, prose, sentences);
  const readings = [
    ...readFields(paper, fields),
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
