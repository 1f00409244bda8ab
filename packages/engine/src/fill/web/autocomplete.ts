// The vocabulary of `autocomplete` (HTML standard, "Autofill"), as facts of the catalogue.

/** A piece of a value that has a control of its own. */
export type WebPart = 'day' | 'month' | 'year' | 'country_code' | 'area' | 'local' | 'national' | 'exchange' | 'line';

export interface AskedByToken {
  readonly fact: string;
  readonly part?: WebPart;
}

const facts: Readonly<Record<string, AskedByToken>> = {
  name: { fact: 'full_name' },
  // The name on a card is its holder's; the extension leaves out the fields that ask for it in one.
  'cc-given-name': { fact: 'first_name' },
  'cc-additional-name': { fact: 'middle_name' },
  'cc-family-name': { fact: 'surname' },
  'given-name': { fact: 'first_name' },
  'additional-name': { fact: 'middle_name' },
  'family-name': { fact: 'surname' },
  'honorific-suffix': { fact: 'name_suffix' },
  'organization-title': { fact: 'occupation' },
  'street-address': { fact: 'street_and_unit' },
  'address-line1': { fact: 'street' },
  'address-line2': { fact: 'unit' },
  'address-level1': { fact: 'state' },
  'address-level2': { fact: 'city' },
  country: { fact: 'country' },
  'country-name': { fact: 'country' },
  'postal-code': { fact: 'postal_code' },
  bday: { fact: 'date_of_birth' },
  'bday-day': { fact: 'date_of_birth', part: 'day' },
  'bday-month': { fact: 'date_of_birth', part: 'month' },
  'bday-year': { fact: 'date_of_birth', part: 'year' },
  sex: { fact: 'sex' },
  url: { fact: 'website' },
  tel: { fact: 'phone' },
  'tel-country-code': { fact: 'phone', part: 'country_code' },
  'tel-national': { fact: 'phone', part: 'national' },
  'tel-area-code': { fact: 'phone', part: 'area' },
  'tel-local': { fact: 'phone', part: 'local' },
  'tel-local-prefix': { fact: 'phone', part: 'exchange' },
  'tel-local-suffix': { fact: 'phone', part: 'line' },
  email: { fact: 'email' },
};

/** Names of the vocabulary that a collection has nothing for, or that are never answered. */
const others: ReadonlySet<string> = new Set(
  `honorific-prefix nickname username new-password current-password one-time-code organization address-line3 address-level3 address-level4 cc-name
cc-number cc-exp cc-exp-month cc-exp-year cc-csc cc-type transaction-currency transaction-amount
language photo tel-extension impp`.split(/\s+/),
);

/** Undefined: the attribute says nothing (`off`, `nope`). Null: it asks for what is never answered. */
export function readAutocomplete(attribute: string | undefined): AskedByToken | null | undefined {
  const tokens = (attribute ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const last = tokens.findLast((token) => token !== 'webauthn');
  if (last === undefined) return undefined;
  return others.has(last) ? null : facts[last];
}
