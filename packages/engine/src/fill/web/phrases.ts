// The plainest words for a fact, for what asks for it in the vocabulary of browsers or in code.
const phrases: Readonly<Record<string, string>> = {
  full_name: 'Full name',
  first_name: 'First name',
  middle_name: 'Middle name',
  middle_initial: 'Middle initial',
  surname: 'Last name',
  name_suffix: 'Name suffix',
  email: 'Email address',
  phone: 'Phone number',
  cell_phone: 'Cell phone',
  street: 'Street address',
  street_and_unit: 'Street address',
  unit: 'Apartment number',
  house_number: 'House number',
  city: 'City',
  state: 'State',
  postal_code: 'Postal code',
  country: 'Country',
  date_of_birth: 'Date of birth',
  sex: 'Sex',
  ssn: 'Social security number',
  nationality: 'Nationality',
  occupation: 'Occupation',
  website: 'Website',
};

export const phraseOf = (fact: string): string | undefined => phrases[fact];
