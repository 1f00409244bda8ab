// Sentences of leases about the parties, the home, the days and the sums.

import { hasLegalForm, isPaperWord, looksLikeCompany, looksLikePerson } from '#values/recognise-party.ts';
import { nameInText, type ProseRule } from '../../find/prose.ts';

const isParty = (value: string): boolean =>
  (looksLikePerson(value) || looksLikeCompany(value)) && !/\b(?:part|party|witness(?:es|eth)?)\b/i.test(value);

/** Between `known as` and `hereinafter the Tenant` a person may be called Page or Grant: their first name tells. */
const isNamedParty = (value: string): boolean =>
  isParty(value) ||
  (/^\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'’.-]*){1,3}$/u.test(value) &&
    !isPaperWord(value.split(' ')[0]!) &&
    !hasLegalForm(value));

const role = (words: string): string =>
  `[\\s,]*(?:\\(|,|\\bas\\b|\\bals\\b|\\bcomo\\b|\\ben qualité de\\b|hereinafter|hereafter|herein|referred|called|known|the|is|of|to|collectively|individually|["“”'‘’]|\\s)*(?:${words})(?![\\p{L}])`;
const landlord =
  '[Ll]andlords?|LANDLORDS?|[Ll]essors?|LESSORS?|[Oo]wners?|OWNERS?|[Pp]roperty [Mm]anager|[Vv]ermieter(?:in)?|[Bb]ailleur|[Aa]rrendador(?:a)?|[Ll]ocatore';
const tenant =
  '[Tt]enants?|TENANTS?|[Ll]essees?|LESSEES?|[Rr]enters?|RENTERS?|[Rr]esidents?|RESIDENTS?|[Mm]ieter(?:in)?|[Ll]ocataire|[Aa]rrendatari[oa]|[Cc]onduttore';
const named = (words: string): RegExp =>
  new RegExp(
    `(?:between|BETWEEN|and|AND|known as|namely|from|by|to|is|zwischen|und|entre|et|y|tra)[\\s:]+(?<v>${nameInText})${role(words)}`,
    'dgu',
  );
/** `Mr. Suresh Kulkarni, residing at …, hereinafter called the Lessor`: who they are stands between name and role. */
const described = (words: string, others: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?<v>(?!(?:BETWEEN|AND|THE|THIS)\\b)${nameInText}),?\\s+(?:residing|resident|living|aged|son|daughter|wife|s/o|d/o|w/o|working|employed|having|holder|an?\\s|of\\s|with\\s|whose|bearing)(?:(?!${others})[^;]){3,240}?(?:hereinafter|hereafter|herein)\\s+(?:called|referred to|known|described)?\\s*(?:as\\s+)?(?:the\\s+)?["“”'‘’]?(?:${words})(?!\\p{L})`,
    'dgu',
  );
/** `Hargreave Lettings Ltd of 12 Corn Street, Bath BA1 1UU ("the Landlord")`. */
const placed = (words: string, others: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?<v>(?!(?:BETWEEN|AND|THE|THIS)\\b)${nameInText})\\s+of\\s+(?=\\d|[Ff]lat|[Uu]nit|[Aa]pt)(?:(?!${others})[^;]){8,120}?\\(?["“”'‘’]+(?:[Tt]he\\s+)?(?:${words})["“”'‘’]+`,
    'dgu',
  );
const introduced = (words: string): RegExp =>
  new RegExp(
    `(?:the\\s+)?(?:${words})(?:\\(s\\))?[\\s,:"”)]+(?:is\\s+)?(?<v>${nameInText})(?=[\\s]*[,.;(]|\\s+(?:and|whose|with|hereby|of|who|residing))`,
    'dgu',
  );

const place = '(?<v>(?:(?:flat|unit|apartment|apt|house|plot|door|shop)\\s+no\\.?\\s?|[\\p{L}#]{0,12}\\.?\\s?)\\d)';
/** `residing at 18 Hill Road, … hereinafter the Lessor`: whose role comes first after the address. */
const livingAt = (words: string, others: string): RegExp =>
  new RegExp(
    `(?:residing|resident|living|\\bof(?=\\s+(?:\\d|flat|unit))|(?:registered )?office|address(?:\\s+is)?)\\s+(?:at|of|is)?[\\s:]*${place}(?=(?:(?!\\b(?:${others})\\b)[^]){5,220}?(?:here(?:in)?after|called|referred|known|[("“'‘])[^.;]{0,30}?\\b(?:${words})\\b)`,
    'dgiu',
  );

const amount =
  '(?<v>(?:US|A|C|S|NZ)?[$€£₹]\\s?\\d|(?:USD|EUR|GBP|AUD|INR|SGD|CAD|Rs\\.?)\\s?\\d|\\d[\\d,.]*\\s?(?:dollars|euros|pounds|USD|EUR))';
/** `Lot 14, Block C, Sun Ridge Phase 2`: how a survey describes land, and no place that post reaches. */
const isPlot = (value: string): boolean =>
  /^(?:lot|block|tract|section|parcel)\s+\w+,\s*(?:lot|block|tract|section|phase|unit|of)\b/i.test(value);

const before = '(?:and|AND|known as|namely)\\s+';
const and = ',?\\s+(?:and|AND|&)\\s+';

export const leaseSentences: readonly ProseRule[] = [
  { name: 'landlord_name', as: 'person', pattern: named(landlord), accept: isParty },
  { name: 'tenant_name', as: 'person', pattern: named(tenant), accept: isParty },
  // Of several tenants the first named is the one the lease goes by.
  {
    name: 'tenant_name',
    as: 'person',
    pattern: new RegExp(`${before}(?<v>${nameInText})${and}${nameInText}${role(tenant)}`, 'dgu'),
    accept: isNamedParty,
    confidence: 0.93,
  },
  {
    name: 'tenant_name_2',
    as: 'person',
    pattern: new RegExp(`${before}${nameInText}${and}(?<v>${nameInText})${role(tenant)}`, 'dgu'),
    accept: isNamedParty,
    confidence: 0.9,
  },
  { name: 'landlord_name', as: 'person', pattern: placed(landlord, tenant), accept: isParty, confidence: 0.9 },
  { name: 'tenant_name', as: 'person', pattern: placed(tenant, landlord), accept: isParty, confidence: 0.9 },
  { name: 'landlord_name', as: 'person', pattern: described(landlord, tenant), accept: isParty, confidence: 0.9 },
  { name: 'tenant_name', as: 'person', pattern: described(tenant, landlord), accept: isParty, confidence: 0.9 },
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
    accept: (value) => !isPlot(value),
    pattern:
      /(?:located|situated|known)\s+(?:at|in|on|as)[\s:]+(?<v>(?:(?:flat|unit|apartment|apt|house|plot|door|shop)\s+no\.?\s?|[\p{L}#]{0,12}\.?\s?)\d)/dgiu,
  },
  // `known as Heron Cottage, 2 Chapel Row, …`: a house may have a name.
  {
    name: 'property_address',
    as: 'address',
    pattern:
      /(?:located|situated?|known)\s+(?:at|as)[\s:]+(?<v>\p{Lu}[\p{L}'’-]+(?:\s+(?:\p{Lu}[\p{L}'’-]+|of|the)){0,3},\s+\d)/dgu,
  },
  // By law an English lease says where notices reach the landlord.
  {
    name: 'landlord_address',
    as: 'address',
    pattern: /\baddress\s+for\s+(?:the\s+)?service\b[^;]{0,90}?\sis[\s:]+(?<v>[\p{Lu}\d])/dgu,
  },
  {
    name: 'landlord_address',
    as: 'address',
    pattern: new RegExp(
      `\\bnotices?\\b[^.]{0,60}?\\b(?:landlord|lessor|owner)\\b[^.]{0,80}?\\b(?:to|at)[\\s:]+${place}`,
      'dgiu',
    ),
  },
  {
    name: 'landlord_address',
    as: 'address',
    pattern: livingAt('landlord|lessor|owner|licensor', 'tenant|lessee|licensee'),
  },
  {
    name: 'landlord_phone',
    as: 'phone',
    pattern:
      /\b(?:landlord|lessor|owner)\b[^.]{0,60}?\b(?:telephone|phone|tel|call)\b\.?(?:\s+(?:number|no\.?))?(?:\s+(?:at|is|on))?[\s:]+(?<v>[+(]?\d)/dgiu,
  },
  {
    name: 'monthly_rent',
    as: 'money',
    pattern: new RegExp(
      `\\b(?:rent(?:al)?|(?:kalt|netto|grund)?miete|loyer|renta|canone)\\b(?![^.]{0,40}\\bdeposit\\b)[^.$€£₹\\d]{0,90}${amount}`,
      'dgiu',
    ),
    accept: (value) => Number(value) >= 50,
  },
];
