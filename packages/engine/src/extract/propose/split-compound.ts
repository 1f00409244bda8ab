// Captions that ask for two things at once (`place and date of birth`, `name and address`): the value is taken apart again.

import type { DocumentType } from '@oneform/contract';
import { shapeAnywhere } from '#catalogue/lexicon/find-captions.ts';
import { fitsShape } from '#values/fits-shape.ts';
import { findDates } from '#values/normalise/find-dates.ts';
import { normaliseAddress } from '#values/normalise/normalise-address.ts';
import { findPhones } from '#values/normalise/normalise-phone.ts';
import { type Locale, readShape, type ShapedValue } from '#values/read-shape.ts';
import type { Shape } from '#values/shape.ts';

type Parts = Readonly<Record<string, string>>;
type Splitter = (value: string, names: readonly string[], context: Locale) => Parts;

export interface PartOfCompound {
  readonly name: string;
  readonly raw: string;
  readonly shaped: ShapedValue;
  readonly fit: number;
}

/** Compound captions name their facts parted by `+`, in the order of the print. */
export function isCompound(name: string): boolean {
  return name.includes('+');
}

export function splitCompound(
  value: string,
  name: string,
  context: Locale & { readonly type: DocumentType },
): PartOfCompound[] {
  const names = name.split('+');
  // A compound caption that no list joins asks for a party with its contacts.
  const split = splitters[shapeAnywhere(name, context.type) ?? 'party_and_address'];
  if (!split) return [];
  const { rest, contacts } = takeContacts(value, names, context);
  return Object.entries({ ...split(rest, names, context), ...contacts }).flatMap(([part, raw]) => {
    const shape = shapeAnywhere(part, context.type) ?? 'text';
    const fit = raw ? fitsShape(shape, raw) : 0;
    const shaped = raw && fit > 0 ? readShape(shape, raw, context) : null;
    return shaped ? [{ name: part, raw, shaped, fit }] : [];
  });
}

/** A telephone and an e-mail address are told by their looks, wherever in the value they stand. */
function takeContacts(value: string, names: readonly string[], context: Locale): { rest: string; contacts: Parts } {
  const contacts: Record<string, string> = {};
  let rest = value;
  const take = (name: string | undefined, text: string | undefined): void => {
    if (!name || !text) return;
    contacts[name] = text;
    rest = rest.replace(text, '');
  };
  take(
    names.find((name) => name.endsWith('email')),
    /[^\s,;]+@[^\s,;]+\.[^\s,;]+/.exec(rest)?.[0],
  );
  const phoneName = names.find((name) => name.endsWith('phone'));
  // Line by line: a postal code above a number is not its area code.
  const phones = rest
    .split('\n')
    .flatMap((line) => findPhones(line, context.country).map(({ from, to }) => line.slice(from, to)));
  take(phoneName, phones.at(-1));
  return { rest: rest.replace(/(?:\s*[,;])+\s*(?=\n|$)/g, '').trim(), contacts };
}

/** A name on the first line, an address on the others; or both on one, parted before the house number. */
function splitParty(value: string, names: readonly string[]): Parts {
  const [who = '', where = ''] = names;
  const [first = '', ...rest] = value.split('\n');
  if (rest.length > 0) return { [who]: first, [where]: rest.join('\n') };
  const cut = /^(\D{3,60}?),?\s+(?=\d+\p{L}?,?\s+\p{L})/u.exec(first);
  return cut ? { [who]: cut[1] ?? '', [where]: first.slice(cut[0].length) } : { [who]: first };
}

const splitters: Partial<Record<Shape, Splitter>> = {
  address: (value, names) => ({ [names.find((one) => one.endsWith('address')) ?? '']: value }),
  place_and_date(value, names, { dates }) {
    const [found] = findDates(value, dates.order);
    const [place, date] = [
      names.find((one) => !one.includes('date')) ?? '',
      names.find((one) => one.includes('date')) ?? '',
    ];
    if (!found) return {};
    const rest = `${value.slice(0, found.from)} ${value.slice(found.to)}`
      .replace(/^[\s,/;–-]+|[\s,/;–-]+$/g, '')
      .replace(/\s+/g, ' ');
    return { [date]: value.slice(found.from, found.to), [place]: rest };
  },
  date_range(value, names, { dates }) {
    const found = findDates(value, dates.order);
    const [start = '', end = ''] = names;
    if (found.length !== 2) return {};
    return { [start]: value.slice(found[0]!.from, found[0]!.to), [end]: value.slice(found[1]!.from, found[1]!.to) };
  },
  party: splitParty,
  party_and_address: splitParty,
  town_line(value) {
    const town = normaliseAddress(`1 Street, ${value}`);
    return {
      ...(town?.city && { city: town.city }),
      ...(town?.state && { state: town.state }),
      ...(town?.postal_code && { postal_code: town.postal_code }),
    };
  },
};
