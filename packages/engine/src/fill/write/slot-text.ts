// A value of the collection in the words that one field of the form takes.
import { type Sex, wordsFor, wordValue } from '../language/value-words.ts';
import type { AskedSlot } from '../match/describe-slot.ts';
import type { Offer } from '../offers/offer.ts';
import { chooseForSlot } from './choose-for-slot.ts';
import { datePartOf, isDatePartAsked } from './date-part.ts';
import { dateFigures, dateFormatOf, orderOf, writeDate } from './date-text.ts';
import { inOrder } from './name-order.ts';
import { phoneText } from './phone-text.ts';
import type { Manner } from './planned-field.ts';
import { shortForms } from './short-forms.ts';

/** Undefined when the field is a choice that has none of this meaning. */
export function textForSlot(asked: AskedSlot, offer: Offer, manner: Manner): string | undefined {
  const { slot } = asked;
  if (slot.kind === 'choice') return chooseForSlot(asked, offer, manner);
  if (offer.shape === 'date') return dateFor(asked, offer.value, manner);
  const limit = slot.maxLength ?? Number.POSITIVE_INFINITY;
  if (offer.fact.endsWith('phone')) return phoneText(asked, offer.value, limit);
  const value = worded(asked, offer, manner);
  if (value.length <= limit) return value;
  if (asksForEnd(slot) && /\d{4}$/.test(value)) return value.slice(-4);
  const shorter = [...wordsFor(offer, manner.locale), ...shortForms(offer)].find((text) => text.length <= limit);
  return shorter ?? value;
}

/** As a person is shown it, wherever it may stand. */
export function showOffer(offer: Offer, manner: Manner): string {
  if (offer.shape === 'date') return writeDate(offer.value, manner.usualDate, manner.locale.languages[0]);
  return wordValue(offer, manner.locale, sexOf(offer, manner.offers));
}

const inName = /(?:^|_)(?:name|name_last_first|name_first_last)$/;

function worded(asked: AskedSlot, offer: Offer, manner: Manner): string {
  if (offer.fact === 'unit') return bareUnit(asked, offer.value);
  if (inName.test(offer.fact)) return inOrder(asked, offer, manner) ?? offer.value;
  if (offer.fact === 'address') return wordAddress(offer, manner);
  return wordValue(offer, manner.locale, sexOf(offer, manner.offers));
}

/** The country at the end of an address in one line is a word as well. */
function wordAddress({ value, group }: Offer, { offers, locale }: Manner): string {
  const country = offers.find((other) => other.group === group && other.fact === 'country');
  if (country === undefined || !value.endsWith(`, ${country.value}`)) return value;
  return value.slice(0, -country.value.length) + wordValue(country, locale);
}

/** Of the same person: words for a civil status differ. */
function sexOf({ group, topics }: Offer, offers: readonly Offer[]): Sex | undefined {
  const isSame = (other: Offer) =>
    other.group === group || (topics.size === 0 && other.topics.size === 0 && other.item === undefined);
  const value = offers.find((other) => other.fact === 'sex' && isSame(other))?.value.toLowerCase();
  return value === 'male' || value === 'female' ? value : undefined;
}

/** "Apt 5" is 5 where the caption says "Apt." */
function bareUnit({ descriptions }: AskedSlot, value: string): string {
  const [, kind, number] = /^(\p{L}+)\.?\s*#?\s*([\p{L}\p{N}-]{1,6})$/u.exec(value) ?? [];
  const asks = kind !== undefined && descriptions.some(({ text }) => new RegExp(`(?<!\\p{L})${kind}`, 'iu').test(text));
  return asks ? number! : value.replace(/^#\s*/, '');
}

/** `Last 4 digits of your Social Security Number`. */
const asksForEnd = ({ name, tooltip, maxLength }: AskedSlot['slot']): boolean =>
  maxLength === 4 && /last[\s_-]*(?:four(?!teen)|4(?!\d))/i.test(`${name} ${tooltip}`);

/** Six and eight places for a date are for its figures alone. */
function dateFor(asked: AskedSlot, iso: string, { usualDate, locale }: Manner): string {
  const part = isDatePartAsked(asked, locale);
  const limit = asked.slot.maxLength ?? Number.POSITIVE_INFINITY;
  if (part !== undefined) return datePartOf(iso, part, limit);
  const format = dateFormatOf(asked) ?? usualDate;
  const date = writeDate(iso, format, locale.languages[0]);
  if (date.length <= limit) return date;
  const numeric = writeDate(
    iso,
    [...orderOf(format)].map((letter) => (letter === 'y' ? 'yyyy' : letter.repeat(2))).join('/'),
  );
  return numeric.length <= limit ? numeric : dateFigures(iso, format, limit);
}

/** A date of figures alone tells nobody which is the month, where neither form nor language says it. */
export function isReadTwoWays(asked: AskedSlot, iso: string, text: string, { locale }: Manner): boolean {
  const [, month, day] = iso.split('-');
  const isOpen = locale.languages[0] === 'en' && locale.country === undefined && dateFormatOf(asked) === undefined;
  return isOpen && /^\d+(?:\/\d+)*$/.test(text) && text.length > 4 && day !== month && Number(day) <= 12;
}
