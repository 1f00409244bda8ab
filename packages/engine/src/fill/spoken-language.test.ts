// A form is answered in its own language: its dates, names, countries and lists.
import { PDFHexString } from '@cantoo/pdf-lib';
import type { CollectionData } from '@oneform/contract';
import { expect, test } from 'vitest';
import { fillForm } from './fill-form.ts';
import { type FormPage, makeForm } from './testing/make-form.ts';
import { makeValues } from './testing/make-values.ts';

const ada: CollectionData = {
  personal: {
    full_name: 'Ada Maria Novak',
    surname: 'Novak',
    given_names: 'Ada Maria',
    sex: 'Female',
    marital_status: 'Married',
    date_of_birth: '1990-03-09',
    nationality: 'Sweden',
  },
  contact: {
    home_address: {
      street: 'Lindenweg 4a',
      city: 'Springfield',
      state: 'OR',
      postal_code: '20537',
      country: 'Germany',
    },
    phone: '+12175550143',
  },
};

async function fill(draw: (page: FormPage) => void, data = ada): Promise<Record<string, string>> {
  const result = await fillForm(await makeForm(draw), makeValues(data));
  if (typeof result === 'string') throw new Error(result);
  return Object.fromEntries(
    result.fields.map(({ name, status, value }) => [name, status === 'verified' ? value : `${status} ${value}`.trim()]),
  );
}

/** Rows of captions, printed on the left and told by a tool tip, whose letters the font of the print may lack. */
const rows =
  (...captions: readonly string[]) =>
  ({ addText, print }: FormPage) => {
    for (const [index, caption] of captions.entries()) {
      const latin = caption.normalize('NFKD').replace(/[^\x20-\x7e]/g, '');
      print(latin, 60, 760 - index * 24, 8);
      addText(`f${index}`, { x: 300, y: 756 - index * 24, height: 16, tooltip: caption });
    }
  };

const list =
  (caption: string, ...choices: readonly (string | readonly [code: string, words: string])[]) =>
  ({ form, page, print }: FormPage) => {
    const field = form.createDropdown(caption);
    field.addOptions(choices.map((choice) => (typeof choice === 'string' ? choice : choice[0])));
    field.acroField.setOptions(
      choices
        .map((choice) => (typeof choice === 'string' ? [choice, choice] : choice))
        .map(([code, words]) => ({ value: PDFHexString.fromText(code!), display: PDFHexString.fromText(words!) })),
    );
    field.addToPage(page, { x: 300, y: 700, width: 180, height: 18 });
    print(caption, 60, 704, 9);
  };
test('German: date, name, country, civil status, street and number', async () => {
  const captions = [
    'Name, Vorname',
    'Geburtsdatum',
    'Staatsangehörigkeit',
    'Familienstand',
    'Straße',
    'Hausnummer',
    'PLZ',
    'Ort',
  ];
  expect(Object.values(await fill(rows(...captions)))).toEqual([
    'Novak, Ada Maria',
    '09.03.1990',
    'Schweden',
    'verheiratet',
    'Lindenweg',
    '4a',
    '20537',
    'Springfield',
  ]);
});

test('German: the name beside the given names is the surname; code and town share a place', async () => {
  const filled = await fill(rows('Name', 'Vorname', 'Anschrift', 'Postleitzahl und Ort', 'Telefonnummer'));
  expect([filled['f0'], filled['f1'], filled['f3']]).toEqual(['Novak', 'Ada Maria', '20537 Springfield']);
});

test('words of the language that papers do not use ask as well', async () => {
  const filled = await fill(rows('Nome completo', 'Data de nascimento', 'Logradouro', 'Localidade', 'Código postal'));
  expect([filled['f2'], filled['f3']]).toEqual(['Lindenweg 4a', 'Springfield']);
});

test('a state, a court or a country in the words of a form in English says how its dates are written', async () => {
  const dateOn = async (words: string) =>
    (
      await fill((form) => {
        form.print(words, 60, 800, 8);
        rows('Surname', 'Date of birth')(form);
      })
    )['f1'];
  expect(await dateOn('The Commonwealth of Massachusetts, Probate Court')).toBe('03/09/1990');
  expect(await dateOn('Federal Mortgage Bank of Nigeria')).toBe('09/03/1990');
});

test('Italian: a woman’s civil status, and the order that the hint asks for', async () => {
  const filled = await fill(
    rows('Cognome', 'Nome', 'Data di nascita (gg/mm/aaaa)', 'Stato civile', 'Cittadinanza', 'Indirizzo di residenza'),
  );
  expect(Object.values(filled).slice(0, 5)).toEqual(['Novak', 'Ada Maria', '09/03/1990', 'Coniugata', 'Svezia']);
});

test('Swedish writes the year first, where no hint is printed', async () => {
  const filled = await fill(rows('Efternamn', 'Förnamn', 'Födelsedatum', 'Medborgarskap', 'Civilstånd', 'Postnummer'));
  expect([filled['f2'], filled['f3'], filled['f4']]).toEqual(['1990-03-09', 'Sverige', 'Gift']);
});

test('a form in English that says nothing gets a date that nobody misreads; figures alone are left to the person', async () => {
  const filled = await fill((form) => {
    rows('Surname', 'Date of birth')(form);
    form.print('Date of birth', 60, 600, 8);
    form.addText('cells', { x: 300, y: 596, height: 16, width: 160, maxLength: 8, isComb: true });
  });
  expect([filled['f1'], filled['cells']]).toEqual(['9 Mar 1990', 'unsure 09031990']);
});

test('six cells and a hint take day, month and two figures of the year', async () => {
  const filled = await fill(({ addText, print }) => {
    print('Date of birth (DDMMYY)', 60, 760, 8);
    addText('cells', { x: 300, y: 756, height: 16, maxLength: 6, isComb: true });
  });
  expect(filled['cells']).toBe('090390');
});

test.each([
  ['Geslacht', ['M', 'V'], 'V'],
  ['Sex', ['männlich / male', 'weiblich / female'], 'weiblich / female'],
  [
    'Country of nationality',
    [
      ['SE', 'Sweden'],
      ['NO', 'Norway'],
    ],
    'Sweden',
  ],
  ['Month of birth', ['Jan', 'Feb', 'Mar', 'Apr'], 'Mar'],
  ['Birth day', Array.from({ length: 31 }, (_, day) => String(day + 1)), '9'],
  ['Year of birth', ['1989', '1990', '1991'], '1990'],
] as const)('%s is chosen by its words', async (caption, choices, chosen) => {
  const filled = await fill((form) => {
    list(caption, ...choices)(form);
    if (caption === 'Geslacht')
      for (const [at, word] of ['Achternaam', 'Voornamen', 'Geboortedatum', 'Woonplaats', 'Huisnummer'].entries())
        form.print(word, 60, 600 - at * 20);
  });
  expect(filled[caption]).toBe(chosen);
});

test('a question about being married is answered with yes and no, in the form’s words', async () => {
  const draw = ({ addCheckBox, print }: FormPage) => {
    print('Sind Sie verheiratet?', 60, 700);
    addCheckBox('a', 300, 700);
    print('Ja', 314, 700);
    addCheckBox('b', 360, 700);
    print('Nein', 374, 700);
    for (const [at, word] of ['Antrag', 'Name, Vorname', 'Geburtsdatum', 'Straße', 'Ort'].entries())
      print(word, 60, 600 - at * 20);
  };
  expect(await fill(draw)).toMatchObject({ a: 'Yes', b: 'blank' });
  const single = { ...ada, personal: { ...(ada['personal'] as object), marital_status: 'Single' } };
  expect(await fill(draw, single)).toMatchObject({ a: 'blank', b: 'Yes' });
  const separated = { ...ada, personal: { ...(ada['personal'] as object), marital_status: 'Separated' } };
  expect(await fill(draw, separated)).toMatchObject({ a: 'blank', b: 'blank' });
});

test('initials on a line are a signature, and area code and number stand apart', async () => {
  const filled = await fill((form) => rows('Surname', 'Initials', 'Area code', 'Phone number')(form));
  expect(Object.values(filled)).toEqual(['Novak', 'blank', '217', '5550143']);
});

test('the country of an address in one line is in the form’s language as well', async () => {
  const filled = await fill(rows('Name, Vorname', 'Geburtsdatum', 'Staatsangehörigkeit', 'Anschrift'));
  expect(filled['f3']).toMatch(/^Lindenweg 4a, .*, Deutschland$/);
});
