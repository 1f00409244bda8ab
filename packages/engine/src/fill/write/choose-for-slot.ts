// The choice of a list that says what the collection says: in the words of the form's language, by a code, by a part of a date.
import { chooseOption } from '#map/choose-option.ts';
import { squash } from '#values/normalise/fold-text.ts';
import { normaliseCountry } from '#values/normalise/normalise-country.ts';
import type { FormLocale } from '../language/form-locale.ts';
import { wordsFor } from '../language/value-words.ts';
import type { AskedSlot } from '../match/describe-slot.ts';
import type { Offer } from '../offers/offer.ts';
import { chooseDatePart } from './date-part.ts';
import { writeDate } from './date-text.ts';
import type { Manner } from './planned-field.ts';
import { shortForms, stateNames } from './short-forms.ts';

/** The state that the file knows; words of one's own where the list takes them. */
export function chooseForSlot(asked: AskedSlot, offer: Offer, { usualDate, locale }: Manner): string | undefined {
  const { slot } = asked;
  const labels = slot.options.map(({ label }) => label);
  const isDate = offer.shape === 'date';
  const chosen = isDate ? chooseDatePart(asked, labels, offer.value, locale) : chooseLabel(labels, offer, locale);
  const state = slot.options.find(({ label }) => label === chosen)?.state;
  const wanted = isDate ? writeDate(offer.value, usualDate, locale.languages[0]) : offer.value;
  return state ?? (slot.isEditable ? wanted : undefined);
}

type Worded = Pick<Offer, 'value' | 'shape' | 'fact'>;

/** One of the labels, exactly or by one of the pieces that it is made of ("weiblich / female", "SE – Sweden"). */
export function chooseLabel(labels: readonly string[], offer: Worded, locale: FormLocale): string | undefined {
  const isForeign = locale.languages[0] !== 'en';
  const own = wordsFor(offer, locale);
  const known = chooseAmong(labels, [offer.value]) ?? chooseAmong(labels, own);
  if (known !== undefined) return known;
  const alike = chooseOption(labels, offer.value);
  // A single letter means one thing in one language: M is a woman in Spanish and a man in English.
  if (alike !== undefined && !(isForeign && alike.length === 1)) return alike;
  return chooseByCode(labels, offer);
}

function chooseAmong(labels: readonly string[], says: readonly string[]): string | undefined {
  for (const word of says) {
    const wanted = squash(word);
    const exact = wanted === '' ? undefined : labels.find((label) => squash(label) === wanted);
    if (exact !== undefined) return exact;
  }
  const whole = new Set(says.filter((word) => [...word].length > 1).map(squash));
  const byPiece = labels.filter((label) => piecesOf(label).some((piece) => whole.has(squash(piece))));
  return byPiece.length === 1 ? byPiece[0] : undefined;
}

const piecesOf = (label: string) => label.split(/[/()|:;,–—]|\s-\s/).filter((piece) => piece.trim() !== '');

function chooseByCode(labels: readonly string[], { value, shape, fact }: Worded): string | undefined {
  const names = shape === 'state' || fact === 'state' ? stateNames(value) : [];
  // "Virgin Islands (U.S.)" has the code in it and is another country.
  const code = shape === 'country' ? normaliseCountry(value)?.alpha2 : undefined;
  const country = code === undefined ? undefined : labels.find((label) => normaliseCountry(label)?.alpha2 === code);
  return country ?? chooseAmong(labels, [...names, ...shortForms({ value, shape })]);
}
