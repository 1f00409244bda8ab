import type { PageControl } from '@oneform/contract';
import { expect, it } from 'vitest';
import { describeWebControl } from './describe-web-control.ts';

const textsOf = (control: Partial<PageControl>) =>
  describeWebControl({ id: 'c1', kind: 'text', form: 0, ...control }, 0, {
    heading: undefined,
    date: undefined,
  }).asked.descriptions.map(({ text }) => text);

it('takes the words inside for the question where they ask for a part of what the label names', () => {
  expect(textsOf({ label: 'Your name', placeholder: 'First name' })).toEqual(['First name']);
  expect(textsOf({ label: 'First name', placeholder: 'Name' })).toEqual(['First name', 'Name']);
});

it('takes an example or a format inside for no question', () => {
  for (const placeholder of ['MM/DD/YYYY', 'TT.MM.JJJJ', 'jj / mm / aaaa', 'jane@example.com', '(555) 123-4567'])
    expect(textsOf({ before: 'Date of birth', placeholder })).toEqual(['Date of birth']);
});

it('reads a label once that stands there twice', () => {
  expect(textsOf({ label: 'Last name * Last name' })).toEqual(['Last name']);
});
