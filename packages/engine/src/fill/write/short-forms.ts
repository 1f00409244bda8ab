// The same value with fewer letters: codes of countries, states and sexes, numbers without their dashes.
import { squash } from '#values/normalise/fold-text.ts';
import { normaliseCountry } from '#values/normalise/normalise-country.ts';
import { auStates, caProvinces, usStates } from '#values/normalise/regions.ts';
import type { Offer } from '../offers/offer.ts';

export function shortForms({ value, shape }: Pick<Offer, 'value' | 'shape'>): string[] {
  const country = shape === 'country' ? normaliseCountry(value) : null;
  const alpha3 = country?.alpha3;
  const state = states.find(([, name]) => squash(name) === squash(value))?.[0];
  const bare = /\d/.test(value) && /^[\p{L}\p{N}\s./()+-]+$/u.test(value) ? value.replace(/[\s./()-]/g, '') : undefined;
  const local = bare?.replace(/^\+1(?=\d{10}$)/, '');
  const letter = /^(?:male|female)$/i.test(value) ? value.charAt(0).toUpperCase() : undefined;
  const answer = /^(?:yes|no)$/i.test(value) ? value.charAt(0).toUpperCase() : undefined;
  return [alpha3, country?.alpha2, state, bare, local, letter, answer].filter((text) => text !== undefined);
}

const states = [usStates, caProvinces, auStates].flatMap((list) => Object.entries(list));

/** `OR` is Oregon where a form lists states by their names. */
export const stateNames = (code: string): string[] =>
  states.filter(([short]) => short === code.trim().toUpperCase()).map(([, name]) => name);
