// A value in the format that one control takes: a list's own words, a piece of a date or number, the page's pattern.

import type { PageControl } from '@oneform/contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { squash } from '#values/normalise/fold-text.ts';
import { normaliseCountry } from '#values/normalise/normalise-country.ts';
import { partOfValue } from '../maps/part-of-value.ts';
import type { Offer } from '../offers/offer.ts';
import { chooseDatePart, type DatePart, datePartOf } from '../write/date-part.ts';
import type { Manner } from '../write/planned-field.ts';
import { shortForms, stateNames } from '../write/short-forms.ts';
import { textForSlot } from '../write/slot-text.ts';
import type { AskedControl } from './describe-web-control.ts';
import { isDiallingList } from './listed-options.ts';

export interface WrittenText {
  readonly text: string;
  readonly option?: number;
}

/** Undefined where the control has no choice of this meaning, or no room for it. */
export function writeForControl(one: AskedControl, offer: Offer, manner: Manner): WrittenText | undefined {
  const { control, part } = one;
  if (part !== undefined && offer.shape === 'date') return writeDatePart(one, part, offer.value, manner);
  if (control.options !== undefined && control.options.length > 0) return chooseOption(one, offer, manner);
  if (control.kind === 'select' || control.kind === 'radio') return undefined;
  const texts = textsFor(one, offer, manner).filter((text) => text !== undefined);
  const text =
    texts.find((written) => fits(control, written)) ?? (control.pattern === undefined ? texts[0] : undefined);
  return text === undefined ? undefined : { text };
}

/** The usual way first, then the others that a page may insist on. */
function textsFor(one: AskedControl, offer: Offer, manner: Manner): (string | undefined)[] {
  const { control, token } = one;
  if (offer.shape === 'date') {
    if (control.kind === 'date') return [offer.value];
    if (control.kind === 'month') return [offer.value.slice(0, 7)];
  }
  if (offer.fact.endsWith('phone')) return phoneTexts(one, offer.value, textForSlot(one.asked, offer, manner));
  const isCode =
    offer.shape === 'country' && token?.fact === 'country' && /(?:^|\s)country$/.test(control.autocomplete ?? '');
  const usual = textForSlot(one.asked, offer, manner);
  const code = offer.shape === 'country' ? normaliseCountry(offer.value)?.alpha2 : undefined;
  return [...(isCode && control.max_length === 2 ? [code] : []), usual, ...shortForms(offer), offer.value];
}

function phoneTexts({ control, token, hasDialling }: AskedControl, value: string, usual: string | undefined) {
  const part = token?.part;
  if (part === 'area' || part === 'local' || part === 'exchange' || part === 'line' || part === 'country_code')
    return [partOfValue(value, part)];
  const number = parsePhoneNumberFromString(value);
  const national = number?.formatNational();
  const figures = national?.replace(/\D/g, '');
  const isNational = part === 'national' || hasDialling === true;
  const all = isNational ? [national, figures] : [usual, value, national, figures, value.replace(/\D/g, '')];
  return control.kind === 'number' ? [figures] : all;
}

/** As a browser judges it: a pattern has to match the whole. */
function fits({ pattern, max_length }: PageControl, text: string): boolean {
  if (max_length !== undefined && text.length > max_length) return false;
  if (pattern === undefined || pattern.length > 100) return true;
  try {
    return new RegExp(`^(?:${pattern})$`, 'v').test(text);
  } catch {
    return true;
  }
}

function chooseOption(one: AskedControl, offer: Offer, manner: Manner): WrittenText | undefined {
  const { control, asked } = one;
  const options = control.options!;
  const chosen = (option: number): WrittenText | undefined =>
    option === -1 ? undefined : { text: options[option]!.label, option };
  if (one.token?.part === 'country_code' || isDiallingList(options)) return chosen(dialled(options, offer));
  const written = textForSlot(asked, offer, manner);
  if (written !== undefined) return chosen(Number(written));
  return chosen(byCode(options, offer));
}

type Options = NonNullable<PageControl['options']>;

/** Codes of countries and states, by which pages know their choices. */
function byCode(options: Options, offer: Offer): number {
  const country = offer.shape === 'country' ? normaliseCountry(offer.value) : null;
  const isState = offer.shape === 'state' || offer.fact === 'state';
  const codes = country
    ? [country.alpha2, country.alpha3]
    : isState
      ? [offer.value, ...shortForms(offer), ...stateNames(offer.value)]
      : [];
  const wanted = new Set(codes.filter((code) => code !== undefined).map(squash));
  return options.findIndex(({ value }) => value !== undefined && wanted.has(squash(value.replace(/^[A-Z]{2}-/, ''))));
}

/** "United States +1" and not "Canada +1". */
function dialled(options: Options, offer: Offer): number {
  const number = offer.fact.endsWith('phone') ? parsePhoneNumberFromString(offer.value) : undefined;
  const country = number?.country ?? (offer.shape === 'country' ? normaliseCountry(offer.value)?.alpha2 : undefined);
  const named = options.findIndex(
    ({ label, value }) =>
      country !== undefined &&
      (value === country || normaliseCountry(label.replace(/[()\d+]/g, ' ').trim())?.alpha2 === country),
  );
  if (named !== -1 || number === undefined) return named;
  const code = new RegExp(`^\\+?0{0,2}${number.countryCallingCode}$|\\+${number.countryCallingCode}(?!\\d)`);
  const same = options.flatMap(({ label, value = '' }, index) => (code.test(label) || code.test(value) ? [index] : []));
  return same.length === 1 ? same[0]! : -1;
}

function writeDatePart(
  { control, asked }: AskedControl,
  part: DatePart,
  iso: string,
  { locale }: Manner,
): WrittenText | undefined {
  const { options = [], max_length } = control;
  if (options.length === 0)
    return control.kind === 'select' ? undefined : { text: datePartOf(iso, part, max_length ?? longestYear) };
  const labels = options.map(({ label }) => label);
  const label = chooseDatePart(asked, labels, iso, locale);
  const wanted = Number(datePartOf(iso, part, longestYear));
  const option =
    label === undefined ? options.findIndex(({ value }) => Number(value) === wanted) : labels.indexOf(label);
  return option === -1 ? undefined : { text: labels[option]!, option };
}

const longestYear = 4;
