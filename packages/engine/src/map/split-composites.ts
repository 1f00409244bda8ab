// Addresses and names that are one fact on paper and several fields in a form.
import { normaliseAddress } from '#values/normalise/normalise-address.ts';
import { normaliseCountry } from '#values/normalise/normalise-country.ts';
import { normaliseName } from '#values/normalise/normalise-name.ts';
import { deriveFact } from './derive-fact.ts';
import type { BoundFact } from './proposed-value.ts';

/** Adds `address.city`, `landlord_name.surname` and so on. What stands there as a fact of its own is left to it. */
export function splitComposites(facts: readonly BoundFact[]): BoundFact[] {
  return [...facts, ...facts.flatMap((fact) => (typeof fact.value === 'string' ? partsOf(fact, fact.value) : []))];
}

function partsOf(fact: BoundFact, value: string): BoundFact[] {
  const parts = isAddress(fact) ? addressParts(value) : isNameOfOther(fact) ? nameParts(value) : {};
  return Object.entries(parts).flatMap(([part, text]) =>
    text === undefined ? [] : [deriveFact(`${fact.name}.${part}`, text, [fact], part in certain ? 1 : 0.85)],
  );
}

// The words are those of the paper, only apart; what belongs to whose part of a name is a judgement.
const certain = { street: 0, city: 0, state: 0, postal_code: 0, country: 0, full_name: 0 };

const isAddress = ({ name, type }: BoundFact) => type === 'address' || name === 'address' || name.endsWith('_address');
const isNameOfOther = ({ name, type }: BoundFact) =>
  (type === 'name' && name.endsWith('_name') && name !== 'full_name') || name === 'emergency_contact';

function addressParts(value: string): Readonly<Record<string, string | undefined>> {
  const address = normaliseAddress(value);
  if (address === null) return {};
  const { street, city, state, postal_code, country } = address;
  return { street, city, state, postal_code, country: country && (normaliseCountry(country)?.name ?? country) };
}

function nameParts(value: string): Readonly<Record<string, string | undefined>> {
  const name = normaliseName(value);
  if (name === null) return {};
  const [first_name, ...middle] = name.given_names?.split(/\s+/) ?? [];
  return {
    full_name: name.value,
    given_names: name.given_names,
    surname: name.surname,
    first_name,
    middle_name: middle.length > 0 ? middle.join(' ') : undefined,
  };
}
