// Pages as sites make them: what is written into which control, and what is left alone.
import type { PageControl } from '@oneform/contract';
import { expect, it } from 'vitest';
import { buildSection } from '#map/testing/build-paper.ts';
import { makeValues } from '../testing/make-values.ts';
import { fillPage } from './fill-page.ts';

const values = makeValues({
  personal: {
    full_name: 'Maya Ruth Lindgren',
    surname: 'Lindgren',
    given_names: 'Maya Ruth',
    date_of_birth: '1991-04-17',
  },

  contact: {
    home_address: {
      street: '12 Elm Road',
      unit: 'Apt 6C',
      city: 'Peoria',
      state: 'IL',
      postal_code: '61604',
      country: 'United States',
    },
    phone: '+13095550186',
    email: 'maya@example.com',
  },
  occupation: {
    employer_name: 'Fennimore',
    employer_phone: '+13095550122',
    employer_address: { street: '88 Depot Road', city: 'Galesburg' },
  },
  bank: { account_number: '8830041725' },
});

/** Values that are written, by the position of their control; null where nothing is. */
function write(controls: readonly Partial<PageControl>[], language = 'en', from = values) {
  const described = controls.map((control, index): PageControl => {
    return { id: `c${index}`, kind: 'text', form: 0, ...control };
  });
  const answer = fillPage({ address: 'https://shop.example/', language, controls: described }, from);
  return described.map(({ id }) => answer.values.find((value) => value.id === id && !value.isOffered)?.value ?? null);
}
const labelled = (...labels: readonly string[]) => write(labels.map((label) => ({ label })));
const listed = (...labels: readonly string[]) => labels.map((label) => ({ label }));

it('writes the one e-mail address for whichever purpose a page wants it', () => {
  const purposes = [
    'Business Email*',
    'Corporate email',
    'Login email',
    'Enter email for order updates',
    'Email (e.g. a@b.com)',
  ];
  for (const label of purposes) expect(labelled(label), label).toEqual(['maya@example.com']);
  expect(write([{ name: 'newsletter_email' }, { dom_id: 'footer-email' }])).toEqual([
    'maya@example.com',
    'maya@example.com',
  ]);
});

it('leaves the address and name of whoever receives something alone', () => {
  for (const label of ["Friend's email", "Spouse's email or phone", 'Email of your friend'])
    expect(labelled(label), label).toEqual([null]);
  expect(write([{ name: 'friend_email' }])).toEqual([null]);
  expect(labelled("Recipient's name")).toEqual([null]);
});

it('takes a list of dialling codes for one, and writes the number behind it as dialled at home', () => {
  const codes = listed('+93 Afghanistan', '+355 Albania', '+1 Canada', '+49 Germany', '+1 United States');
  const phone = { kind: 'tel', label: 'Phone number' } as const;
  expect(write([{ kind: 'select', label: 'Country code', options: codes }, phone])).toEqual([
    '+1 United States',
    '(309) 555-0186',
  ]);
  expect(write([{ label: 'Country code', name: 'phone_prefix' }, phone])).toEqual(['+1', '(309) 555-0186']);
});

it('divides a telephone number over the fields that have room for its pieces', () => {
  const piece = (max_length: number) => ({ kind: 'tel', max_length }) as const;
  expect(write([{ ...piece(3), before: 'Phone' }, piece(3), piece(4)])).toEqual(['309', '555', '0186']);
  expect(write([{ label: 'Phone', max_length: 3 }, piece(7)])).toEqual(['309', '5550186']);
});

it('reads the lines of an address, and has nothing for the third one', () => {
  expect(
    labelled('Street Address: Line 1', 'Street Address: Line 2', 'Street Address: Line 3', 'City', 'State', 'Zip Code'),
  ).toEqual(['12 Elm Road', 'Apt 6C', null, 'Peoria', 'IL', '61604']);
  expect(labelled('Street address', 'Apt, suite, unit, building, floor, etc.', 'City')).toEqual([
    '12 Elm Road',
    'Apt 6C',
    'Peoria',
  ]);
});

it('asks about the person under a heading that only names the firm of the page', () => {
  const under = (heading: string) => write([{ label: 'City', headings: [heading] }]);
  for (const heading of ['Apply for this job', 'University of Springfield', 'Join our company'])
    expect(under(heading), heading).toEqual(['Peoria']);
  for (const heading of ['Company details', 'Institution']) expect(under(heading), heading).toEqual([null]);
  expect(under('About your employer')).toEqual(['Galesburg']);
});

it('writes no name of a person where the name of a thing is asked', () => {
  expect(labelled('Name of item', 'Item name')).toEqual([null, null]);
  expect(labelled('Contact name')).toEqual(['Maya Ruth Lindgren']);
});

it('reads languages of which the catalogue has no words', () => {
  const labels = ['（姓）', '名 必須', 'メールアドレス', '郵便番号', '市区町村'];
  expect(
    write(
      labels.map((label) => ({ label })),
      'ja',
    ),
  ).toEqual(['Lindgren', 'Maya Ruth', 'maya@example.com', '61604', 'Peoria']);
});

it('takes a name in code that only says “number” for what stands before it', () => {
  expect(write([{ name: 'traits.phone.number' }, { name: 'cardHolderCity' }])).toEqual(['309-555-0186', 'Peoria']);
});

it('reads what is asked through the words by which pages ask', () => {
  expect(
    labelled(
      'First name as on ID',
      'When is your birthday?',
      'Contact number',
      'Enter your zip code to see local offers',
    ),
  ).toEqual(['Maya Ruth', '04/17/1991', '309-555-0186', '61604']);
  expect(write([{ label: 'Street address or PO Box', placeholder: '123 Main Street' }, { label: 'City' }])).toEqual([
    '12 Elm Road, Apt 6C',
    'Peoria',
  ]);
  expect(write([{ name: 'txtFName' }, { name: 'txtLName' }, { name: 'addr_city' }])).toEqual([
    'Maya Ruth',
    'Lindgren',
    'Peoria',
  ]);
});

it('takes a place of a journey and the sender of a message for no place or address of the person', () => {
  expect(labelled('To city', 'From (email)')).toEqual([null, null]);
});

it('leaves a title alone, which may be that of a doctor or that of a job', () => {
  const work = buildSection('work', { occupation: { label: 'Occupation', synonyms: ['title', 'job title'] } });
  const worker = { sections: [work], data: { work: { occupation: 'Surveyor' } }, choices: [] };
  expect(write([{ label: 'Job title' }, { label: 'Title' }], 'en', worker)).toEqual(['Surveyor', null]);
});
