import { expect, it } from 'vitest';
import { findLabels } from './find-captions.ts';

const namesOf = (...asked: Parameters<typeof findLabels>) => findLabels(...asked).entries.map(({ name }) => name);

it.each([
  ['c/o', ['care_of_name']],
  ['C/O:', ['care_of_name']],
  ['CO', []],
  ['CA', []],
])('takes %s for a caption only with its mark', (printed, names) => {
  expect(namesOf(printed, 'application_form', false)).toEqual(names);
});

it('lets the title of a card ask for nothing on cards, and for a number elsewhere', () => {
  expect(namesOf('Documento Nacional de Identidad', 'id_card', false)).toEqual([]);
  expect(namesOf('Documento Nacional de Identidad', 'application_form', false)).toEqual(['national_id_number']);
});

it('prefers what a wording means on this type of document', () => {
  expect(namesOf('NIF', 'id_card', false)).toEqual(['national_id_number']);
  expect(namesOf('NIF', 'pay_stub', false)).toEqual(['tax_id']);
});

it('tells what a caption asks for on papers of other types', () => {
  const { entries, isKnown, elsewhere } = findLabels('Scholarships or grants', 'lease', false);
  expect({ entries, isKnown }).toEqual({ entries: [], isKnown: true });
  expect(elsewhere.map(({ name }) => name)).toEqual(['scholarships']);
});

it('lets a person hold what a company may hold', () => {
  expect(namesOf('Account name', 'bank_statement', false).sort()).toEqual(['company_name', 'full_name']);
  expect(namesOf('Name', 'tax_form_w9', false).sort()).toEqual(['company_name', 'full_name']);
});

it.each([
  ['Antragsteller', ['full_name']],
  ['Demandeur', ['full_name']],
  ['Indirizzo', ['address']],
])('takes %s on a form for what it asks of whoever fills it in', (printed, names) => {
  expect(namesOf(printed, 'application_form', false)).toEqual(names);
});

it('says how many letters of a misread caption are as they should be', () => {
  expect(findLabels('Sumame', 'passport', true).exactness).toBeCloseTo(5 / 6);
  expect(findLabels('Surname', 'passport', true).exactness).toBe(1);
});

it('knows the number of a form as a caption that asks for no fact', () => {
  const { entries, isKnown } = findLabels('OMB Number', 'application_form', false);
  expect({ entries, isKnown }).toEqual({ entries: [], isKnown: true });
});
