// Which state or province a postal code lies in, as far as its first characters tell: the sectional centres of the United States (USPS
// Publication 65) and the districts of Canada Post. Codes that serve two states count for both.

/** First three digits, `from-to`. */
const zipRanges: Readonly<Record<string, string>> = {
  AL: '350-369',
  AK: '995-999',
  AZ: '850-865',
  AR: '716-729 755',
  CA: '900-961 894 976',
  CO: '800-816',
  CT: '060-069',
  DE: '197-199',
  DC: '200-205 569',
  FL: '320-349',
  GA: '300-319 398-399',
  HI: '967-968',
  ID: '832-838 979',
  IL: '600-629',
  IN: '460-479',
  IA: '500-528 681',
  KS: '660-679',
  KY: '400-427',
  LA: '700-714',
  ME: '039-049',
  MD: '206-219 267',
  MA: '010-027 055',
  MI: '480-499',
  MN: '550-567',
  MS: '386-397',
  MO: '630-658',
  MT: '590-599',
  NE: '680-693',
  NV: '889-898',
  NH: '030-038',
  NJ: '070-089',
  NM: '870-884',
  NY: '100-149 005 063',
  NC: '270-289',
  ND: '580-588',
  OH: '430-459',
  OK: '730-749',
  OR: '970-979',
  PA: '150-196',
  RI: '028-029',
  SC: '290-299',
  SD: '570-577',
  TN: '370-385 422',
  TX: '750-799 733 739 885',
  UT: '840-847 865',
  VT: '050-059',
  VA: '201 220-246',
  WA: '980-994',
  WV: '247-268',
  WI: '530-549',
  WY: '820-831 834',
  PR: '006-009',
  VI: '008',
  GU: '969',
  MP: '969',
  AS: '967',
};

/** First letter. */
const canadian: Readonly<Record<string, string>> = {
  NL: 'A',
  NS: 'B',
  PE: 'C',
  NB: 'E',
  QC: 'GHJK',
  ON: 'KLMNP',
  MB: 'R',
  SK: 'SR',
  AB: 'T',
  BC: 'V',
  NT: 'X',
  NU: 'X',
  YT: 'Y',
};

const names: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
  PR: 'Puerto Rico',
  VI: 'Virgin Islands',
  GU: 'Guam',
  MP: 'Northern Mariana Islands',
  AS: 'American Samoa',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  PE: 'Prince Edward Island',
  NB: 'New Brunswick',
  QC: 'Quebec',
  ON: 'Ontario',
  MB: 'Manitoba',
  SK: 'Saskatchewan',
  AB: 'Alberta',
  BC: 'British Columbia',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  YT: 'Yukon',
};

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z]/g, '');

const codes = new Map(
  Object.entries(names).flatMap(([code, name]) => [
    [code, code],
    [fold(name), code],
  ]),
);

const isIn = (prefix: string, ranges: string): boolean =>
  ranges.split(' ').some((range) => {
    const [from, to = from] = range.split('-') as [string, string?];
    return prefix >= from && prefix <= to!;
  });

/** The states of a code, in words, where none of them is `state`; undefined where it fits, or nothing can be told. */
export function regionAgainst(state: string, postalCode: string): string | undefined {
  const code = codes.get(fold(state));
  if (code === undefined) return undefined;
  const zip = /^\d{5}(?:-?\d{4})?$/.exec(postalCode.trim()) && postalCode.trim().slice(0, 3);
  const letter = /^[A-Z]\d[A-Z]\s?\d[A-Z]\d$/i.exec(postalCode.trim()) && postalCode.trim()[0]!.toUpperCase();
  if (zip && Object.hasOwn(zipRanges, code))
    return wordsOf(Object.entries(zipRanges), code, (ranges) => isIn(zip, ranges));
  if (letter && Object.hasOwn(canadian, code))
    return wordsOf(Object.entries(canadian), code, (all) => all.includes(letter));
  return undefined;
}

function wordsOf(
  regions: readonly (readonly [string, string])[],
  state: string,
  holds: (codes: string) => boolean,
): string | undefined {
  const found = regions.filter(([, ranges]) => holds(ranges)).map(([code]) => code);
  return found.length === 0 || found.includes(state) ? undefined : found.map((code) => names[code]).join(' or ');
}
