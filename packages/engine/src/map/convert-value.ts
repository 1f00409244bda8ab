// A fact's text into what a field holds.
import { type DataValue, type FieldDefinition, isCalendarDate, validateField } from '@oneform/contract';
import { RE2JS } from 're2js';
import type { FactRecord } from '#document/facts.ts';
import { normaliseCountry } from '#values/normalise/normalise-country.ts';
import { normaliseMoney } from '#values/normalise/normalise-money.ts';
import { normalisePlace } from '#values/normalise/normalise-place.ts';
import { writeName } from '#values/normalise/write-name.ts';
import { looksLikeCompany, looksLikePerson } from '#values/recognise-party.ts';
import { chooseOption } from './choose-option.ts';
import type { BoundFact } from './proposed-value.ts';

export interface Converted {
  readonly value: DataValue;
  /** 1, or less where the conversion leaves doubt; then the value is inferred. */
  readonly certainty: number;
}

/** Undefined when the text cannot stand in the field. Rules about the past and the future do not matter here: an expired passport is one. */
export function convertValue(
  field: FieldDefinition,
  fact: Pick<BoundFact, 'value' | 'type' | 'name'>,
): Converted | undefined {
  const converted = convert(field, fact);
  if (converted === undefined) return undefined;
  const rules = { ...field, validations: [] };
  const matches = (pattern: string, text: string) => RE2JS.matches(pattern, text);
  return validateField(rules, converted.value, matches).length === 0 ? converted : undefined;
}

function convert(
  field: FieldDefinition,
  { value, type, name }: Pick<BoundFact, 'value' | 'type' | 'name'>,
): Converted | undefined {
  if (field.type === 'array') return sure(toList(value));
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (text === '') return undefined;
  switch (field.type) {
    case 'number':
      return sure(toNumber(text));
    case 'boolean':
      return sure(toBoolean(text));
    case 'date':
    case 'formatted_date':
      return toDate(text);
    case 'select':
      return sure(chooseOption(field.options ?? [], text));
    case 'url':
      return sure(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`);
    case 'object':
      return undefined;
    default:
      return sure(
        isCountry(type, name) ? (normaliseCountry(text)?.name ?? text) : writeText(field, text, { type, name }),
      );
  }
}

const sure = (value: DataValue | undefined): Converted | undefined =>
  value === undefined ? undefined : { value, certainty: 1 };

const countryNames: ReadonlySet<string> = new Set([
  'nationality',
  'citizenship',
  'country',
  'country_code',
  'country_of_birth',
]);
const isCountry = (type: BoundFact['type'], name: string) =>
  type === 'country' || countryNames.has(name.split('.').at(-1)!);

/** A place and a person's name as people write them, be it that the fact is one or that the field asks for one; other text as it is. */
export function writeText(
  { atomic, name: own }: Pick<FieldDefinition, 'atomic' | 'name'>,
  text: string,
  { type, name }: Partial<Pick<BoundFact, 'type' | 'name'>> = {},
): string {
  const names = [name?.split('.').at(-1) ?? '', atomic ?? own];
  const isPlace = type === 'address' || names.some((each) => placeName.test(each));
  if (isPlace) return normalisePlace(text);
  const isName = (type === 'name' && looksLikePerson(text)) || names.some((each) => personNames.has(each));
  return isName && !looksLikeCompany(text) ? writeName(text) : text;
}

const personNames: ReadonlySet<string> = new Set([
  'full_name',
  'surname',
  'given_names',
  'first_name',
  'middle_name',
  'surname_at_birth',
]);

/** Names of facts and fields that mean a place or a part of an address. */
const placeName = /(?:^|_)(?:city|town|street|county|state|(?<!mail_)address|place_of_birth|place_of_issue)$/;

function toNumber(text: string): number | undefined {
  const plain = /^[+-]?\d+(?:\.\d+)?$/.test(text) ? text : normaliseMoney(text)?.value;
  return plain === undefined ? undefined : Number(plain);
}

function toBoolean(text: string): boolean | undefined {
  const answer = chooseOption(['Yes', 'No'], text);
  return answer === undefined ? undefined : answer === 'Yes';
}

/** A month alone (CVs, transcripts) stands for its first day; a year alone says too little. */
function toDate(text: string): Converted | undefined {
  if (isCalendarDate(text)) return { value: text, certainty: 1 };
  const month = /^\d{4}-\d{2}$/.test(text) ? `${text}-01` : undefined;
  return month !== undefined && isCalendarDate(month) ? { value: month, certainty: 0.9 } : undefined;
}

function toList(value: string | readonly FactRecord[]): string[] | undefined {
  const texts =
    typeof value === 'string' ? value.split(/[\n;,]|\s\/\s/) : value.map((record) => Object.values(record)[0] ?? '');
  const list = [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))];
  return list.length === 0 ? undefined : list;
}
