// Whether a text could be a value of a shape: quick tests that decide which value belongs to which label. Normalising comes later.

import { shareOfFormWords } from './form-words.ts';
import { normaliseCountry } from './normalise/normalise-country.ts';
import { normaliseDate } from './normalise/normalise-date.ts';
import { normaliseMoney } from './normalise/normalise-money.ts';
import { normalisePhone } from './normalise/normalise-phone.ts';
import { hasLegalForm } from './recognise-party.ts';
import type { Shape } from './shape.ts';
import { tidyDate } from './tidy-date.ts';
import { titleWord } from './title-words.ts';

/** 0: cannot be; 1: hardly anything else. */
type Fit = (text: string) => number;

const matches =
  (pattern: RegExp, score: number): Fit =>
  (text) =>
    pattern.test(text) ? score : 0;
const isBlank = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text);

const blanks = /^(?:n\/?a|none|nil|no|yes|oui|non|not applicable|does not apply|unknown|x{3,}|select|choose|tbd)\.?$/i;

const isSentence = (text: string): boolean =>
  text.split(/\s+/).length > 9 || /[.!?]\s+\p{Lu}\p{Ll}+\s+\p{Ll}/u.test(text);

/** Free text: anything that reads like something filled in and not like a label or an instruction. */
const text: Fit = (value) => {
  if (/\*{2,}/.test(value)) return 0;
  if (isSentence(value) || /[?:]$/.test(value) || /^[([].*[)\]]$/.test(value)) return 0;
  if (!/[\p{L}\p{N}]/u.test(value)) return 0;
  const share = shareOfFormWords(value);
  // `Office Manager` is somebody's trade although forms have offices.
  if (share === 0.5 && titleWord.test(value)) return 0.4;
  return share >= 0.5 ? 0 : 0.5 - share * 0.3;
};

/** `THIS PAGE IS RESERVED FOR VISAS`: what says something is no name. */
const verb = /(?<!\p{L})(?:is|are|was|has been|must|shall|may not)(?!\p{L})/iu;
/** `Application for Membership`, `Statement of Account`: what a paper is called. */
const paperTitle =
  /^(?:application|request|certificate|statement|declaration|notice|letter) (?:for|of|to)\s|^(?:(?:your|bank|account|monthly|credit|card|checking|savings|earnings|insurance|tax|utility|pay) )+(?:statement|stub|slip|invoice|bill|policy|certificate|summary)$/i;

/** `of Airline`, `the`: what a line that was cut begins with. */
const startsAmid = /^(?:of|the|and|or|for|with|your|this|from|at|by|on)(?=\s|$)/;

const personName: Fit = (value) => {
  if (startsAmid.test(value)) return 0;
  if (!/^[\p{L}\p{M}][\p{L}\p{M}\s.,'’`´()/&-]*$/u.test(value) || blanks.test(value)) return 0;
  const words = value.split(/\s+/).filter(Boolean);
  if (words.length > 7 || value.replace(/[^\p{L}]/gu, '').length < 2 || verb.test(value)) return 0;
  if (shareOfFormWords(value) >= 0.3 || isSentence(value)) return 0;
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return capitals * 2 < words.length ? 0.2 : 0.7;
};

/** After a house number, `Street` and `Town` are part of the address and no labels. */
const withoutStreetWords = (value: string): string =>
  /^\d{1,6}\p{L}?[,\s]+\p{Lu}/u.test(value)
    ? value.replace(/\b(?:street|city|town|state|unit|suite|apartment)\b/gi, '')
    : value;

/** `Married-Common Law` says more than the word, in its own way. */
const maritalStatus = matches(
  /^(?:single|married|divorced|widow(?:ed|er)?|separated|unmarried|civil union|domestic partner(?:ship)?|registered partner(?:ship)?|MAR|SGL|SIN|DIV|WID|SEP|[MSDW]|célibataire|mariée?|marié\(e\)|divorcée?|veuf|veuve|pacsée?|ledig|verheiratet|geschieden|verwitwet|soltero\/?a?|soltera|casado\/?a?|casada|divorciado\/?a?|divorciada|viudo\/?a?|viuda|celibe|nubile|coniugato\/?a?|coniugata|vedovo\/?a?|divorziato\/?a?|solteiro\/?a?|casado\(a\)|ongehuwd|gehuwd|bujang|berkahwin|kawin|belum kawin|married filing (?:jointly|separately)|head of household|single or married filing separately)$/iu,
  0.95,
);

const address: Fit = (value) => {
  if (/^same as (?:above|current|home|residen|present|permanent|physical|street)/i.test(value)) return 0.6;
  if (isBlank(value) || value.length < 6 || /:$/.test(value)) return 0;
  const words = value.split(/\s+/);
  if (words.length > 30 || words.length < 2 || shareOfFormWords(withoutStreetWords(value)) > 0.5) return 0;
  const digits = /\d/.test(value) ? 0.25 : 0;
  const commas = value.includes(',') ? 0.1 : 0;
  const prose = words.filter((word) => /^\p{Ll}{3,}/u.test(word)).length / words.length;
  return prose > 0.6 ? 0.1 : 0.45 + digits + commas;
};

/** A street with the number of a house; one without is told from other places by its caption alone. */
export const isStreet = (value: string): boolean =>
  value.length > 3 &&
  /\p{L}/u.test(value) &&
  /\d/.test(value) &&
  !normaliseDate(value, 'unknown') &&
  shareOfFormWords(withoutStreetWords(value)) < 0.5;

const identifier: Fit = (value) => {
  if (!/\d/.test(value) || !/^[\p{L}\d][\p{L}\d\s./*#<_–-]*$/u.test(value) || value.length > 40) return 0;
  const bare = value.replace(/[^\p{L}\d]/gu, '');
  if (bare.length < 2 || value.split(/\s+/).some((word) => /^\p{L}{5,}$/u.test(word))) return 0;
  const digits = bare.replace(/\D/g, '').length / bare.length;
  return normaliseDate(value, 'unknown') ? 0.3 : 0.55 + digits * 0.25;
};

const place: Fit = (value) => {
  if (!/^[\p{L}][\p{L}\p{M}\d\s.,'’()/-]*$/u.test(value) || isSentence(value) || verb.test(value) || blanks.test(value))
    return 0;
  if (paperTitle.test(value)) return 0;
  const words = value.split(/\s+/).length;
  const share = shareOfFormWords(value);
  // `Kansas City` is a town although towns are asked for as `City`.
  if (words === 2 && share === 0.5 && /\s(?:city|town|island|county)$/i.test(value)) return 0.5;
  return words > 8 || share >= 0.5 ? 0 : 0.55;
};

const date: Fit = (value) => (normaliseDate(tidyDate(value), 'unknown')?.value.length === 10 ? 0.95 : 0);

const organisation: Fit = (value) =>
  /\p{L}{2}/u.test(value) &&
  !/^(?:of|the|and|or|for)$/i.test(value) &&
  value.split(/\s+/).length <= 9 &&
  !blanks.test(value) &&
  !paperTitle.test(value) &&
  normaliseDate(value, 'unknown') === null
    ? // `Electricity Company`: words of forms, and a company all the same.
      text(value) || (hasLegalForm(value) ? 0.3 : 0)
    : 0;
/** `Harbour Dental, 3 Mill Lane, Leeds LS1 4AB`: a name, and what begins with a house number. */
const nameAndAddress: Fit = (value) => {
  const head = /^(\D{3,60}?),?\s+(?=\d+\p{L}?,?\s+\p{L})/u.exec(value);
  return head?.[1] && organisation(head[1]) > 0 && address(value.slice(head[0].length)) > 0.5 ? 0.7 : 0;
};
/** Specimens are of the country that ICAO 9303 invented for them. */
const specimens = /^(?:UTO|Utopian?)$/i;
const country: Fit = (value) =>
  value.length <= 45 && (normaliseCountry(value.replace(/[<]+$/, '')) || specimens.test(value)) ? 0.9 : 0;
const money: Fit = (value) => {
  const found = normaliseMoney(value);
  if (!found) return 0;
  return found.currency || /[.,]\d{2}$/.test(value.trim()) ? 0.95 : 0.6;
};

const fits: Readonly<Record<Shape, Fit>> = {
  person_name: personName,
  organisation,
  party: (value) => (/\p{L}{2}/u.test(value) ? Math.max(organisation(value), personName(value)) : 0),
  party_and_address: (value) => Math.max(fits.party(value), nameAndAddress(value)),
  party_name: (value) => Math.max(organisation(value), personName(value)),
  authority: (value) =>
    (/[\p{L}]{2}/u.test(value) || /^\d{3,6}$/.test(value)) && !verb.test(value)
      ? Math.max(place(value), text(value))
      : 0,
  place,
  date,
  date_or_month: (value) => (normaliseDate(value, 'unknown') ? 0.9 : 0),
  date_range: (value) =>
    /\d/.test(value) && value.length <= 60 && (value.match(/\d{1,4}/g) ?? []).length >= 2 ? 0.6 : 0,
  place_and_date: (value) =>
    /\p{L}{2}/u.test(value) && /\d{1,4}[\s./-]+[\p{L}\d]+[\s./-]+\d{1,4}/u.test(value) && value.length <= 60 ? 0.75 : 0,
  town_line: (value) => (/\p{L}{2}/u.test(value) && /\d{4}|\b[A-Z]{2}\b/.test(value) && value.length <= 60 ? 0.6 : 0),
  time: matches(/^\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?)?$/i, 0.95),
  year: matches(/^(?:19|20)\d{2}$/, 0.95),
  money,
  number: matches(/^\d{1,4}(?:[.,]\d{1,3})?(?:\s?\/\s?\d{1,4}(?:[.,]\d{1,3})?)?%?$/, 0.9),
  integer: matches(/^(?:(?:number|no\.?|total):?\s+)?\d{1,3}(?:[,.]\d{3})*(?:\s+(?:people|persons|children))?$/i, 0.85),
  // France and its neighbours print pairs: `+33 4 50 44 68 99`.
  phone: (value) => (normalisePhone(value) && /\d{3}|(?:\d{2}\D+){3}\d{2}$/.test(value) ? 0.95 : 0),
  email: matches(/^[\w.+%'-]+\s?@\s?[\w-]+(?:\.[\w-]+)+$/u, 1),
  url: matches(/^(?:https?:\/\/)?(?:www\.)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/\S*)?$/i, 0.9),
  address,
  street: (value) => (isStreet(value) ? 0.65 : place(value) * 0.7),
  city: (value) => (/\d/.test(value) ? 0 : place(value)),
  state: (value) =>
    /^(?:of|to|no|at|by|is|if|we|am|pm)$/i.test(value)
      ? 0
      : /^\p{Lu}{2,3}$/u.test(value)
        ? 0.8
        : /\d/.test(value)
          ? 0
          : place(value) * 0.9,
  postal_code: matches(
    /^(?:[A-Z]{0,2}-?\d{4,6}(?:-\d{3,4})?|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d|\d{3}\s?\d{2}|\d{4}\s?[A-Z]{2}|\d{2}-\d{3}|\d{5}-\d{3})$/i,
    0.9,
  ),
  country,
  country_code: (value) => (/^[A-Z]{1,3}<*$/.test(value) && country(value) ? 0.9 : 0),
  country_or_status: (value) =>
    Math.max(
      country(value),
      /citizen|resident|alien|national|visa/i.test(value) && value.split(/\s+/).length <= 6 ? 0.8 : 0,
    ),
  identifier,
  plate: (value) => (/^[A-Z\d][A-Z\d\s·-]{2,12}$/i.test(value) && /\d/.test(value) ? 0.7 : 0),
  vin: matches(/^[A-HJ-NPR-Z\d]{17}$/i, 1),
  // A box for each digit parts them all: `4 1 2 – 6 6 – 9 0 3 4`.
  ssn: matches(
    /^[\dOoIlSBZG]{3}[\s.–-]{0,3}[\dOoIlSBZG]{2}[\s.–-]{0,3}[\dOoIlSBZG]{4}$|^(?:\d ){3}[–-]? ?(?:\d ){2}[–-]? ?(?:\d ){3}\d$/,
    0.95,
  ),
  ein: matches(/^\d{2}\s?[–-]\s?\d{7}$|^\d{9}$|^\d ?\d ?[–-] ?(?:\d ?){6}\d$/, 0.95),
  iban: matches(/^[A-Z]{2}\d{2}[\sA-Z\d]{11,40}$/i, 0.95),
  /** Country and number as in the Union and in Britain: `NL810433941B01`. */
  vat_number: (value) =>
    value.replace(/\D/g, '').length >= 7 && /^[A-Z]{2}[\s-]?[\dA-Z]{2,4}(?:[\s.-]?[\dA-Z]{2,8}){1,4}$/.test(value)
      ? 0.95
      : 0,
  sort_code: matches(/^\d{2}[\s-]?\d{2}[\s-]?\d{2}$/, 0.9),
  currency: matches(/^(?:[A-Z]{3}|[$€£¥]|us dollars?|euros?|pounds? sterling)$/i, 0.8),
  sex: matches(
    /^(?:[MFXWKVHEТЖМ]|[MFX]\s?\/\s?[A-Z]|[A-Z]\s?[-/]\s?[MFX]|male|female|man|woman|männlich|weiblich|divers|masculin|féminin|masculino|femenino|femminile|maschile|maschio|femmina|feminino|homme|femme|hombre|mujer|man|vrouw|mand|kvinde|kvinna|kvinne|perempuan|lelaki|laki-laki|erkek|kadın|unspecified|non-binary)$/iu,
    0.95,
  ),
  height: matches(
    /^(?:\d\s?['’′-]\s?-?\s?\d{1,2}(?:\s?["”″]|'')?|\d[.,]\d{2}\s?m?|\d{3}(?:[.,]\d)?\s?(?:cm)?|\d\s?m\s?\d{2}\s?cm|\d\s?(?:ft|feet)\.?\s?\d{1,2}\s?(?:in|inches)?\.?)$/i,
    0.9,
  ),
  weight: matches(/^\d{2,3}\s?(?:[lI1|]bs?\.?|kgs?\.?|pounds)?$/i, 0.85),
  eye_color: matches(
    /^(?:BLU|BRO|BRN|GRN|GRY|HAZ|BLK|MAR|PNK|DIC|UNK|MUL|BLN|BLD|RED|SDY|WHI|BAL|XXX|BL|BR|GR|GN|HZ|blue|brown|green|gr[ae]y|hazel|black|blond|braun|blau|grün|grau|bleus?|marrons?|verts?|azules|marrones|verdes|azzurri|castani|castanhos|blauw|bruin|niebieskie|brązowe)$/i,
    0.95,
  ),
  marital_status: (value) => maritalStatus(value) || 0.7 * maritalStatus(value.split(/\s*[-–/(,;]\s*/)[0]!),
  entries: matches(
    /^(?:\d{1,2}|M|MULT|MULTIPLE|SINGLE|ONE|TWO|DOUBLE|TRIPLE|UNO|DOS|DEUX|MULTIPLES?|MULTI|MÚLTIPLES?|0?[12]|одна|\*+M\*+)$/i,
    0.9,
  ),
  duration: matches(
    /^(?:\d{1,4}|one|two|three|six|twelve|twenty-four)?\s*(?:\(\d+\)\s*)?(?:days?|months?|years?|weeks?|jours?|mois|ans?|tage?|monate?|jahre?|días?|meses|años?|giorni|mesi|anni|month-to-month)?\.?$/i,
    0.7,
  ),
  code: (value) => (/^[\p{L}\d][\p{L}\d\s+/.,-]{0,14}$/u.test(value) && shareOfFormWords(value) < 0.5 ? 0.6 : 0),
  /** Short ones in a row, as classes of licences and what restricts them: `AM/A/B1/B`. */
  codes: matches(/^(?:none|(?:class )?[A-Z\d]{1,3}(?:[\s,/]{1,2}[A-Z\d]{1,3}){0,9})$/i, 0.7),
  // `WORK PERMIT`: in capitals, words of forms are a value too.
  code_or_text: (value) => Math.max(fits.code(value), text(value), /^\p{Lu}+(?: \p{Lu}+){0,3}$/u.test(value) ? 0.3 : 0),
  text,
};

/** Fit of a text to the shape, 0–1. */
export function fitsShape(shape: Shape, value: string): number {
  const trimmed = value.trim();
  return trimmed === '' || isBlank(trimmed) ? 0 : fits[shape](trimmed);
}
