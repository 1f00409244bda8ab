import { describe, expect, it } from 'vitest';
import { findAttributeList } from './find-attribute-list.ts';
import { findLabels } from './find-captions.ts';
import { asksOfParty, findPartyCaption, isFactOf, nameAndAddressOf } from './party-facts.ts';

const asked = (...of: Parameters<typeof findPartyCaption>) => {
  const found = findPartyCaption(...of);
  return found && { role: found.role, names: found.entries.map(({ name }) => name) };
};

describe('a caption that names a party', () => {
  it.each([
    ['employersmailingaddress', 'employer', ['employer_address']],
    ['telephoneofthelandlord', 'landlord', ['landlord_phone']],
    ['applicantsemail', 'applicant', ['email']],
    ['witnessname', 'witness', []],
  ])('%s asks %s for %j', (squashed, role, names) => {
    expect(asked(squashed, 'application_form')).toEqual({ role, names });
  });

  it('is none without a party, or without anything asked', () => {
    expect(asked('mailingaddress', 'application_form')).toBeUndefined();
    expect(asked('employerstatus', 'application_form')).toBeUndefined();
  });
});

it('asks the party of a section for what such papers state of it', () => {
  const { entries } = findLabels('Phone', 'receipt', false);
  expect(asksOfParty(entries, 'vendor', 'receipt').map(({ name }) => name)).toEqual(['vendor_phone']);
  expect(asksOfParty(entries, 'witness', 'receipt')).toEqual([]);
  expect(nameAndAddressOf('landlord', 'lease')?.name).toBe('landlord_name+landlord_address');
});

it('knows whose fact it is by its name', () => {
  expect(isFactOf('landlord_phone', 'landlord')).toBe(true);
  expect(isFactOf('landlord_phone', 'employer')).toBe(false);
  expect(isFactOf('date_of_birth', 'applicant')).toBe(true);
  expect(isFactOf('date_of_birth', 'spouse')).toBe(false);
});

describe('a caption that asks for several things', () => {
  it.each([
    [
      'PAYER’S name, street address, city, state, ZIP code, and telephone no.',
      'tax_form_1099',
      'payer_name+payer_address+payer_phone',
    ],
    ['STUDENT’S name, street address (including apt. no.), city, state, ZIP code', 'other', 'full_name+address'],
    ['Town or city, province or state, and ZIP or foreign postal code', 'application_form', 'city+state+postal_code'],
    ['Name & address of employer', 'application_form', 'employer_name+employer_address'],
    ['Name and address of the landlord', 'application_form', 'landlord_name+landlord_address'],
    ['Name & address of previous employer', 'application_form', 'previous_employer'],
  ] as const)('%s', (printed, type, name) => {
    expect(findAttributeList(printed, type)?.entry.name).toBe(name);
  });

  it.each(['Terms, conditions and notices', 'Name, rank and number', 'Rents, royalties and other income'])(
    'is not: %s',
    (printed) => {
      expect(findAttributeList(printed, 'application_form')).toBeUndefined();
    },
  );
});
