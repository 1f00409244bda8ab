// Each place of a known form as its map says, and nothing else.

import type { Box } from '#document/read-document.ts';
import { squash } from '#values/normalise/fold-text.ts';
import type { FormSlot, Widget } from '../form/form-slot.ts';
import type { AskedSlot } from '../match/describe-slot.ts';
import type { Offer } from '../offers/offer.ts';
import { writeDate } from '../write/date-text.ts';
import type { Manner, PlannedField } from '../write/planned-field.ts';
import { showOffer, textForSlot } from '../write/slot-text.ts';
import { spreadOver } from '../write/spread-over.ts';
import { findAsked } from './find-asked.ts';
import type { FormMap, MapPlace } from './form-map.ts';
import type { Ask, AskedText, AskedValue } from './parse-ask.ts';
import { partOfValue } from './part-of-value.ts';

type Asked = Extract<Ask, { kind: 'asked' }>;

/** By the name of the slot; slots that the map does not know are absent. */
export function fillByMap(asked: readonly AskedSlot[], drawn: FormMap, manner: Manner): Map<string, PlannedField> {
  const map = withFlats(drawn);
  const placed = asked.map((one) => ({
    asked: one,
    places: one.slot.widgets.map((widget) => placeOf(one.slot, widget, map)),
  }));
  const spread = spreadShares(placed, manner);
  return new Map(
    placed.flatMap(({ asked: one, places }): [string, PlannedField][] => {
      const asks = places.map((place) => place?.ask);
      if (asks.every((ask) => ask === undefined)) return [];
      const isTick = one.slot.kind === 'checkbox' || one.slot.kind === 'radio';
      const planned = isTick ? planTick(one, asks, manner.offers) : planText(one, asks[0], manner, spread);
      return [[one.slot.name, planned]];
    }),
  );
}

/** The number of a flat goes behind the street where the form has no place for it: without it the address is another. */
function withFlats(map: FormMap): FormMap {
  const values = map.places.flatMap(({ ask }) =>
    ask?.kind === 'asked' ? ask.texts.flatMap((text) => text.values) : [],
  );
  const keyOf = ({ of }: AskedValue) => of.join('.');
  const hasFlat = new Set(values.filter(({ fact }) => fact === 'unit').map(keyOf));
  const whole = (value: AskedValue): AskedValue =>
    value.fact === 'street' && value.part === undefined && !hasFlat.has(keyOf(value))
      ? { ...value, fact: 'street_and_unit' }
      : value;
  // Places that share one line of the map share one ask.
  const known = new Map<Asked, Asked>();
  const wholeOf = (ask: Asked): Asked => {
    const made = known.get(ask) ?? {
      ...ask,
      texts: ask.texts.map((text) => ({ ...text, values: text.values.map(whole) })),
    };
    known.set(ask, made);
    return made;
  };
  const places = map.places.map((place) =>
    place.ask?.kind === 'asked' ? { ...place, ask: wholeOf(place.ask) } : place,
  );
  return { ...map, places };
}

/** By the name of its field, else where it lies. */
function placeOf({ name, isFound }: FormSlot, { page, box }: Widget, { places }: FormMap): MapPlace | undefined {
  const here = places.filter((place) => place.page === page && isSamePlace(place.box, box));
  return here.find((place) => (isFound ? place.name === undefined : place.name === name));
}

/** Half of the smaller one is the other's: a file may draw the border of a box, or not. */
function isSamePlace(one: Box, other: Box): boolean {
  const across = Math.min(one[2], other[2]) - Math.max(one[0], other[0]);
  const down = Math.min(one[3], other[3]) - Math.max(one[1], other[1]);
  const area = (box: Box) => (box[2] - box[0]) * (box[3] - box[1]);
  return across > 0 && down > 0 && 2 * across * down > Math.min(area(one), area(other));
}

const optionsOf = ({ options }: FormSlot) => (options.length > 0 ? { options: options.map(({ label }) => label) } : {});

function planText(
  asked: AskedSlot,
  ask: Ask | undefined,
  manner: Manner,
  spread: ReadonlyMap<string, Share>,
): PlannedField {
  const { slot, label } = asked;
  const about = { slot, label, ...optionsOf(slot) };
  if (slot.isReadOnly) return { ...about, value: slot.value, reason: 'read_only' };
  if (ask?.kind !== 'asked') return { ...about, value: slot.value, reason: reasonOf(ask) };
  const share = spread.get(slot.name);
  const said = share ?? firstText(asked, ask, manner);
  if (said === undefined)
    return { ...about, value: slot.value, reason: slot.value === '' ? 'no_value' : 'already_filled' };
  const { text, path } = said;
  if (slot.value !== '' && squash(slot.value) !== squash(text))
    return { ...about, value: text, path, reason: 'already_filled', isUnsure: true };
  return { ...about, value: labelOf(slot, text), path, write: text, isUnasked: true };
}

const labelOf = (slot: FormSlot, state: string) =>
  slot.options.find((option) => option.state === state)?.label ?? state;

function reasonOf(ask: Ask | undefined): NonNullable<PlannedField['reason']> {
  return ask?.kind === 'left' && (ask.why === 'signature' || ask.why === 'signing_date')
    ? 'signature'
    : 'not_recognised';
}

interface Share {
  readonly text: string;
  readonly path: string;
}

function firstText(asked: AskedSlot, { texts }: Asked, manner: Manner): Share | undefined {
  for (const text of texts) {
    const said = textOf(asked, text, manner);
    if (said !== undefined) return said;
  }
  return undefined;
}

/** A composite needs its first part. */
function textOf(asked: AskedSlot, { values, joint }: AskedText, manner: Manner): Share | undefined {
  const whole = values.flatMap(partsOf);
  const pieces = whole.map((value) => pieceOf(asked, value, manner, whole.length === 1));
  const first = pieces[0];
  if (first === undefined) return undefined;
  return {
    text: pieces
      .filter((piece) => piece !== undefined)
      .map(({ text }) => text)
      .join(joint),
    path: first.path,
  };
}

/** Facts that a collection has as part of another one, or as several. */
const made: Readonly<Record<string, readonly Pick<AskedValue, 'fact' | 'part'>[]>> = {
  street_name: [{ fact: 'street', part: 'name' }],
  house_number: [{ fact: 'street', part: 'house' }],
  state_zip: [{ fact: 'state' }, { fact: 'postal_code' }],
  postal_code_city: [{ fact: 'postal_code' }, { fact: 'city' }],
};
const partsOf = (value: AskedValue): AskedValue[] =>
  value.part === undefined && made[value.fact] !== undefined
    ? made[value.fact]!.map((piece) => ({ ...value, ...piece }))
    : [value];

function pieceOf(asked: AskedSlot, value: AskedValue, manner: Manner, isAlone: boolean): Share | undefined {
  const { part, format } = value;
  const offer = findAsked(value, manner.offers);
  if (offer === undefined) return undefined;
  const text = wordOf(asked, offer, value, manner, isAlone);
  if (text === undefined || text === '') return undefined;
  return { text: format === 'upper' && part === undefined ? text.toUpperCase() : text, path: offer.path };
}

function wordOf(
  asked: AskedSlot,
  offer: Offer,
  { part, format }: AskedValue,
  manner: Manner,
  isAlone: boolean,
): string | undefined {
  if (part !== undefined && part !== 'spread' && part !== 'count') return partOfValue(offer.value, part);
  if (part === 'count') return undefined;
  const own = format === undefined || format === 'upper' ? undefined : format;
  if (isAlone && (own === undefined || offer.shape !== 'date')) return textForSlot(asked, offer, manner);
  return showOffer(offer, own === undefined ? manner : { ...manner, usualDate: own });
}

interface Placed {
  readonly asked: AskedSlot;
  readonly places: readonly (MapPlace | undefined)[];
}

/** Places that share one line of a map and one value: letter by letter where their lengths do not add up. */
function spreadShares(placed: readonly Placed[], { offers, usualDate }: Manner): Map<string, Share> {
  const groups = Map.groupBy(
    placed.filter(({ places: [place] }) => spreadValue(place?.ask) !== undefined),
    ({ places: [place] }) => place!.ask,
  );
  const shares = new Map<string, Share>();
  for (const [ask, members] of groups) {
    const value = spreadValue(ask)!;
    const offer = findAsked(value, offers);
    if (offer === undefined) continue;
    const slots = members.map(({ asked: { slot } }) => slot);
    const date = value.format ?? usualDate;
    const lengths = slots.map(({ maxLength }) => maxLength ?? (slots.length > 3 ? 1 : undefined));
    const texts = spreadOver(lengths, offer, date) ?? letterByLetter(offer, lengths, date);
    for (const [index, text] of texts.entries())
      if (text !== '') shares.set(slots[index]!.name, { text, path: offer.path });
  }
  return shares;
}

function letterByLetter({ value, shape }: Offer, lengths: readonly (number | undefined)[], date: string): string[] {
  const letters = [...(shape === 'date' ? writeDate(value, date) : value).replace(/[^\p{L}\p{N}]/gu, '')];
  const room = lengths.reduce<number>((sum, length) => sum + (length ?? 0), 0);
  if (letters.length > room) return [];
  return lengths.map((length) => letters.splice(0, length ?? 0).join(''));
}

function spreadValue(ask: Ask | undefined): AskedValue | undefined {
  const value = ask?.kind === 'asked' ? ask.texts[0]?.values[0] : undefined;
  return value?.part === 'spread' ? value : undefined;
}

function planTick(
  { slot, label }: AskedSlot,
  asks: readonly (Ask | undefined)[],
  offers: readonly Offer[],
): PlannedField {
  const about = {
    slot,
    label,
    options: slot.widgets.length === 1 ? ['Yes', 'No'] : slot.widgets.map(({ option }) => option),
  };
  if (slot.isReadOnly) return { ...about, value: slot.value, reason: 'read_only' };
  const ticked = asks.findIndex((ask) => ask?.kind === 'asked' && isAnswered(ask, offers) !== undefined);
  if (ticked === -1) return { ...about, value: '', reason: 'not_recognised' };
  const widget = slot.widgets[ticked]!;
  const { path } = isAnswered(asks[ticked] as Asked, offers)!;
  if (slot.value !== '' && slot.value !== widget.option)
    return { ...about, value: widget.option, path, reason: 'already_filled', isUnsure: true };
  const value = slot.widgets.length === 1 ? 'Yes' : widget.option;
  return { ...about, value, path, write: widget.option, isUnasked: true };
}

/** The value that is one of the answers for which a box is ticked. */
function isAnswered({ texts, answers = [] }: Asked, offers: readonly Offer[]): Offer | undefined {
  const found = texts.map(({ values }) => findAsked(values[0]!, offers)).find((offer) => offer !== undefined);
  return found !== undefined && answers.some((answer) => squash(answer) === squash(found.value)) ? found : undefined;
}
