// Facts that follow from others: the parts of a name and an address, and the whole from its parts. All are marked as inferred.

import type { Fact } from '#document/facts.ts';
import { squash } from '#values/normalise/fold-text.ts';
import { normaliseAddress } from '#values/normalise/normalise-address.ts';
import { normaliseName } from '#values/normalise/normalise-name.ts';
import { inferConfidence } from './infer-confidence.ts';

/**
 * Adds what is missing and can be derived. Of what was read it changes the given names alone, which the middle name that has a caption of
 * its own is one of. `country` of the paper: ISO 3166 alpha-2.
 */
export function completeFacts(read: readonly Fact[], country?: string): Fact[] {
  const facts = country === 'PH' ? read : joinMiddle(read);
  const named = [...facts, ...deriveFullName(facts)];
  return [
    ...named,
    ...deriveNameParts(named, country),
    ...deriveAddress(facts),
    ...deriveAddressParts(facts),
    ...deriveAccountNumber(facts),
    ...deriveSocialSecurityNumber(facts),
  ];
}

const find = (facts: readonly Fact[], name: string): (Fact & { value: string }) | undefined =>
  facts.find((fact): fact is Fact & { value: string } => fact.name === name && typeof fact.value === 'string');

/** An initial stays by itself, as forms ask for it; in the Philippines the middle name is the mother's surname. */
function joinMiddle(facts: readonly Fact[]): readonly Fact[] {
  const [given, middle] = [find(facts, 'given_names'), find(facts, 'middle_name')];
  if (
    !given ||
    !middle ||
    given.tier === 'proved' ||
    /^\p{L}\.?$/u.test(middle.value) ||
    hasWords(given.value, middle.value)
  )
    return facts;
  const joined: Fact = {
    ...given,
    value: `${given.value} ${middle.value}`,
    raw: `${given.raw} ${middle.raw}`,
    confidence: Math.min(given.confidence, middle.confidence),
    evidence: [...given.evidence, ...middle.evidence],
  };
  return facts.map((fact) => (fact === given ? joined : fact));
}

const hasWords = (text: string, words: string): boolean =>
  ` ${text.toLowerCase()} `.includes(` ${words.toLowerCase()} `);

function deriveFullName(facts: readonly Fact[]): Fact[] {
  const surname = find(facts, 'surname');
  const given = find(facts, 'given_names');
  if (!surname || !given || find(facts, 'full_name')) return [];
  const middle = find(facts, 'middle_name');
  const isApart = middle !== undefined && !hasWords(given.value, middle.value);
  const parts = [given, ...(isApart ? [middle] : []), surname];
  return [infer('full_name', parts.map((part) => part.value).join(' '), 'name', parts)];
}

/** A part that is read must be the part that the whole name has there: two names are not mixed. */
function deriveNameParts(facts: readonly Fact[], country: string | undefined): Fact[] {
  const full = find(facts, 'full_name');
  const parts = full && normaliseName(full.value, country);
  if (!parts?.surname || !parts.given_names) return [];
  const [given, surname] = [find(facts, 'given_names'), find(facts, 'surname')];
  const agrees = (fact: { value: string } | undefined, part: string): boolean =>
    !fact || squash(fact.value) === squash(part);
  if (!agrees(given, parts.given_names) || !agrees(surname, parts.surname)) return [];
  return [
    ...(given || !full ? [] : [infer('given_names', parts.given_names, 'name', [full])]),
    ...(surname || !full ? [] : [infer('surname', parts.surname, 'name', [full])]),
  ];
}

function deriveAddress(facts: readonly Fact[]): Fact[] {
  const street = find(facts, 'street');
  const city = find(facts, 'city');
  if (!street || !city || find(facts, 'address')) return [];
  const parts = ['street', 'unit', 'city', 'state', 'postal_code', 'country'].flatMap(
    (name) => find(facts, name) ?? [],
  );
  const line = joinAddress((name) => find(facts, name)?.value);
  return [infer('address', line, 'address', parts)];
}

/** An account known by its IBAN has no other number printed. */
function deriveAccountNumber(facts: readonly Fact[]): Fact[] {
  const iban = find(facts, 'iban');
  return iban && !find(facts, 'account_number') ? [infer('account_number', iban.value, 'code', [iban])] : [];
}

/** Printed in groups of three, two and four digits a taxpayer's number is a social security number, whatever the box is called. */
function deriveSocialSecurityNumber(facts: readonly Fact[]): Fact[] {
  const number = find(facts, 'tax_id') ?? find(facts, 'recipient_tin');
  const isOne = number && /^\d{3}-\d{2}-\d{4}$/.test(number.value) && !find(facts, 'ssn');
  return isOne ? [infer('ssn', number.value, 'code', [number])] : [];
}

/** The parts of an address, by their fact names, on one line. */
function joinAddress(part: (name: string) => string | undefined): string {
  return [
    part('street'),
    part('unit'),
    part('city'),
    [part('state'), part('postal_code')].filter(Boolean).join(' '),
    part('country'),
  ]
    .filter(Boolean)
    .join(', ');
}

function deriveAddressParts(facts: readonly Fact[]): Fact[] {
  const address = find(facts, 'address');
  const parts = address && normaliseAddress(address.value);
  const differs = (name: string, part: string | undefined): boolean => {
    const read = find(facts, name);
    return read !== undefined && squash(read.value) !== squash(part ?? '');
  };
  if (!parts || differs('street', parts.street) || differs('city', parts.city)) return [];
  const given: [string, string | undefined][] = [
    ['street', parts.street],
    ['city', parts.city],
    ['state', parts.state],
    ['postal_code', parts.postal_code],
  ];
  return given.flatMap(([name, value]) =>
    value && !find(facts, name) ? [infer(name, value, name === 'postal_code' ? 'code' : 'string', [address])] : [],
  );
}

function infer(name: string, value: string, type: Fact['type'], from: readonly Fact[]): Fact {
  const [first] = from;
  return {
    name,
    value,
    raw: from.map((fact) => fact.raw).join(' '),
    type,
    tier: 'inferred',
    confidence: inferConfidence(from),
    evidence: from.flatMap((fact) => fact.evidence),
    ...(first?.person && { person: first.person }),
    ...(first?.part !== undefined && { part: first.part }),
  };
}
