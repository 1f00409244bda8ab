// Collections for tests, with the fields and wordings that our templates use.
import type { CollectionData } from '@oneform/contract';
import { buildSection } from '#map/testing/build-paper.ts';
import type { FillValues } from '../fill-result.ts';

const address = {
  street: { label: 'Street and number', synonyms: ['street address', 'address line 1'] },
  unit: { label: 'Apartment, unit or floor', synonyms: ['apt', 'address line 2'] },
  city: { label: 'City', synonyms: ['town', 'city/town'] },
  state: { label: 'State or province', synonyms: ['state'] },
  postal_code: { label: 'Postal code', synonyms: ['zip', 'zip code', 'postcode'] },
  country: { label: 'Country' },
};
const yesNo = { type: 'boolean' } as const;

const sections: FillValues['sections'] = [
  buildSection('personal', {
    full_name: { label: 'Full name', synonyms: ['name', 'name and surname', 'account holder'] },
    surname: { label: 'Surname', synonyms: ['last name', 'family name'] },
    given_names: { label: 'Given names', synonyms: ['first names', 'first name(s)'] },
    sex: { label: 'Sex', type: 'select', options: ['Male', 'Female', 'Other'] },
    marital_status: { label: 'Marital status', type: 'select', options: ['Single', 'Married', 'Divorced', 'Widowed'] },
    date_of_birth: { label: 'Date of birth', type: 'date', synonyms: ['birth date', 'born on'] },
    nationality: { label: 'Nationality', synonyms: ['citizenship'] },
    ssn: { label: 'Social security number' },
    explanation: { label: 'Reasons for travel', type: 'text' },
    visited_before: { label: 'Have you been there before?', synonyms: ['have you visited before'], ...yesNo },
  }),
  buildSection('contact', {
    home_address: { label: 'Home address', fields: address },
    phone: { label: 'Phone number', synonyms: ['telephone', 'phone'] },
    email: { label: 'E-mail', type: 'email', synonyms: ['email address'] },
  }),
  buildSection('travel_document', {
    passport_number: { label: 'Passport number', synonyms: ['number of travel document'] },
    passport_expiry_date: { label: 'Valid until', type: 'date', synonyms: ['passport expiry date'] },
  }),
  buildSection('occupation', {
    employer_name: { label: 'Employer', synonyms: ['name of employer', 'employer name'] },
    employer_phone: { label: "Employer's phone", synonyms: ['employer phone'] },
    employer_address: { label: "Employer's address", fields: address },
  }),
  buildSection('bank', {
    account_number: { label: 'Account number', synonyms: ['account no', 'account'] },
  }),
  buildSection('family', {
    spouse: {
      label: 'Spouse or partner',
      person: 'spouse',
      fields: { surname: { label: 'Surname', synonyms: ['last name'] }, given_names: { label: 'Given names' } },
    },
  }),
  buildSection('children', {
    children: {
      label: 'Children',
      person: 'child',
      items: {
        surname: { label: 'Surname', synonyms: ['last name'] },
        given_names: { label: 'Given names', synonyms: ['first name'] },
      },
    },
  }),
  buildSection('history', {
    jobs: {
      label: 'Jobs',
      items: {
        company: { label: 'Name of company', synonyms: ['company'] },
        job_title: { label: 'Job title', synonyms: ['position'] },
      },
    },
  }),
];

/** A collection with these values; sections and fields as above. */
export function makeValues(data: CollectionData, choices: FillValues['choices'] = []): FillValues {
  return { sections, data, choices };
}
