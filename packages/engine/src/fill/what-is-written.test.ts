// Unasked values must be right: on papers of several authorities these went wrong and were read back all the same.
import type { CollectionData } from '@oneform/contract';
import { expect, test } from 'vitest';
import { fillForm } from './fill-form.ts';
import { type FormPage, makeForm } from './testing/make-form.ts';
import { makeValues } from './testing/make-values.ts';

const ada: CollectionData = {
  personal: { surname: 'Novak', given_names: 'Ada Maria', date_of_birth: '1990-03-04', ssn: '123-45-6789' },
  contact: {
    home_address: { street: '12 Elm Street', city: 'Springfield', state: 'IL', postal_code: '62704' },
    phone: '+12175550143',
  },
  occupation: {
    employer_name: 'Acme GmbH',
    employer_address: { street: '9 Mill Road', city: 'Dover', state: 'DE', postal_code: '19901' },
  },
  family: { spouse: { surname: 'Kowalski', given_names: 'Jan' } },
};

const withStatus: CollectionData = { ...ada, personal: { ...(ada['personal'] as object), marital_status: 'Single' } };

/** Value of each field; `?` before a mere suggestion. */
async function fill(draw: (page: FormPage) => void, data = ada): Promise<Record<string, string>> {
  const result = await fillForm(await makeForm(draw), makeValues(data));
  if (typeof result === 'string') throw new Error(result);
  return Object.fromEntries(
    result.fields.map(({ name, status, value }) => [
      name,
      status === 'verified' ? value : status === 'unsure' ? '?' : '',
    ]),
  );
}

/** Rows of captions, each with its field on the right. */
const column =
  (...captions: readonly string[]) =>
  ({ print, addText }: FormPage) => {
    for (const [index, caption] of captions.entries()) {
      print(caption, 60, 760 - index * 24, 8);
      if (!caption.endsWith(':')) addText(caption.replaceAll('.', ''), { x: 300, y: 756 - index * 24, height: 16 });
    }
  };

test('an address after that of the employer is not the employer’s', async () => {
  const filled = await fill(
    column('Name of employer', 'Mailing address (number and street)', 'City', 'State', 'ZIP code'),
  );
  expect(filled).toEqual({
    'Name of employer': 'Acme GmbH',
    'Mailing address (number and street)': '?',
    City: '',
    State: '',
    'ZIP code': '',
  });
});

test('the employer’s address under the employer’s name, where the form says so', async () => {
  const filled = await fill(column('Name of employer', "Employer's street address", 'City', 'State', 'ZIP code'));
  expect(Object.values(filled)).toEqual(['Acme GmbH', '9 Mill Road', 'Dover', 'DE', '19901']);
});

test('the first name alone where the middle name or its initial has a place of its own', async () => {
  expect(await fill(column('First name', 'Middle name', 'Last name'))).toEqual({
    'First name': 'Ada',
    'Middle name': 'Maria',
    'Last name': 'Novak',
  });
  expect(await fill(column('Last name', 'First name', 'M.I.'))).toEqual({
    'Last name': 'Novak',
    'First name': 'Ada',
    MI: 'M',
  });
  expect(await fill(column('Given names', 'Surname'))).toEqual({ 'Given names': 'Ada Maria', Surname: 'Novak' });
});

test('other names, former names and aliases are not the name that somebody bears', async () => {
  const filled = await fill(column('Other names used', 'Aliases, if any', 'Maiden name', 'Last name'));
  expect(Object.values(filled)).toEqual(['', '', '', 'Novak']);
  const under = await fill(
    column('Last name', 'First name', 'Other names you have used since birth:', 'Family name', 'Given name'),
  );
  expect(under).toMatchObject({ 'Last name': 'Novak', 'Family name': '', 'Given name': '' });
});

test('a row that begins with the spouse is the spouse’s to its end', async () => {
  const filled = await fill(({ print, addText }) => {
    for (const [row, who] of ['Your', "Spouse's"].entries())
      for (const [index, caption] of [`${who} first name`, 'M.I.', 'Last name'].entries()) {
        const [x, y] = [60 + index * 160, 700 - row * 40];
        print(caption, x, y + 18, 7);
        addText(`${row} ${index}`, { x, y, width: 140, height: 14 });
      }
  });
  expect(filled).toEqual({
    '0 0': 'Ada',
    '0 1': 'M',
    '0 2': 'Novak',
    '1 0': 'Jan',
    '1 1': '',
    '1 2': 'Kowalski',
  });
});

test('a date is cut at its day, month and year or not at all', async () => {
  const cut = (...lengths: readonly number[]) =>
    fill(({ print, addText }) => {
      print('Date of birth (mm/dd/yyyy)', 60, 724, 8);
      for (const [index, maxLength] of lengths.entries())
        addText(`${index}`, { x: 60 + index * 64, y: 700, width: 60, maxLength });
    });
  expect(Object.values(await cut(2, 2, 4))).toEqual(['03', '04', '1990']);
  expect(Object.values(await cut(2, 6)).filter((value) => value !== '?')).toEqual(['', '']);
  expect(Object.values(await cut(1, 7)).filter((value) => value !== '?')).toEqual(['', '']);
});

test('where somebody was born is no date', async () => {
  expect(await fill(column('I was born in', 'I was born on'))).toEqual({
    'I was born in': '',
    'I was born on': '4 Mar 1990',
  });
});

test('capitals where the form asks for them', async () => {
  const filled = await fill((page) => {
    page.print('Please print in CAPITAL LETTERS. Use black ink.', 60, 800);
    column('Last name', 'Given names')(page);
  });
  expect(Object.values(filled)).toEqual(['NOVAK', 'ADA MARIA']);
});

test('a number is cut between its groups or not at all', async () => {
  const cut = (...lengths: readonly number[]) =>
    fill(({ print, addText }) => {
      print('Phone number', 60, 724, 8);
      for (const [index, maxLength] of lengths.entries())
        addText(`${index}`, { x: 60 + index * 64, y: 700, width: 60, maxLength });
    });
  expect(Object.values(await cut(3, 3, 4))).toEqual(['217', '555', '0143']);
  expect(Object.values(await cut(3, 7))).toEqual(['217', '5550143']);
  expect(Object.values(await cut(2, 9))).toEqual(['', '']);
});

test('the same words twice on a page ask about two, of whom one is meant', async () => {
  const filled = await fill(({ print, addText }) => {
    for (const row of [0, 1, 2]) {
      print(`${'ABC'[row]}. Name of employer`, 60, 704 - row * 30, 8);
      addText(`${row}`, { x: 200, y: 700 - row * 30 });
    }
  });
  expect(Object.values(filled)).toEqual(['Acme GmbH', '?', '?']);
});

test('whoever claims is not the employer', async () => {
  expect(Object.values(await fill(column('Name', 'Claimant’s name')))).not.toContain('Acme GmbH');
});

test('the address under the names of a couple is theirs', async () => {
  const filled = await fill(
    column('Last name', "Spouse's last name", 'Home address (number and street)', 'City', 'State'),
  );
  expect(Object.values(filled)).toEqual(['Novak', 'Kowalski', '12 Elm Street', 'Springfield', 'IL']);
});

test('words of another thing beside those that fit anything, and words within a sentence', async () => {
  expect(Object.values(await fill(column('Place of birth: City/Town')))).toEqual(['']);
  expect(Object.values(await fill(column('City/Town')))).toEqual(['Springfield']);
  const filled = await fill(({ print, addText }) => {
    print('Sworn to in the county of', 60, 700);
    addText('a', { x: 190, y: 697, width: 80 });
    print(', in the state of', 275, 700);
    addText('b', { x: 360, y: 697, width: 80 });
    print(', before me', 445, 700);
  });
  expect(filled.b).not.toBe('IL');
});

test('an address abroad, and the town of an address that is not theirs', async () => {
  expect(Object.values(await fill(column('Foreign country name', 'Foreign postal code')))).toEqual(['', '']);
  expect(Object.values(await fill(column('Premises inspected', 'City')))).toEqual(['', '?']);
});

test('what is asked once more, beside nothing of theirs, is somebody else’s', async () => {
  const filled = await fill(column('Last name', 'Social security number', 'Relation', 'Reason', 'SSN'));
  expect(Object.values(filled)).toEqual(['Novak', '123-45-6789', '', '', '']);
});

test('the row of a table in the words of its tool tip', async () => {
  const filled = await fill(({ addText }) =>
    addText('a', { x: 60, y: 700, tooltip: 'Row: 1. Column: Date of birth (mm/dd/yyyy).' }),
  );
  expect(filled.a).not.toBe('03/04/1990');
});

test('how somebody files is not told by their being single', async () => {
  const filled = await fill(
    ({ print, addCheckBox }) => {
      for (const [index, words] of ['Single', 'Married filing jointly', 'Head of household'].entries()) {
        addCheckBox(`status[${index}]`, 60, 700 - index * 20);
        print(words, 76, 702 - index * 20);
      }
    },
    { personal: { marital_status: 'Single' } },
  );
  expect(Object.values(filled)).toEqual(['', '', '']);
});

test('the name of a field within others, whose names are in every sentence', async () => {
  const filled = await fill(({ print, addText }) => {
    for (const [index, caption] of ['Surname', 'Given names'].entries()) {
      print(caption, 60, 724 - index * 60, 8);
      addText(`topForm.Page1.f${index}`, { x: 60, y: 704 - index * 60, width: 300, height: 14 });
      print('Enter what the form says on its page', 60, 694 - index * 60, 8);
    }
  });
  expect(Object.values(filled)).toEqual(['Novak', 'Ada Maria']);
});

test('a spouse who is known is written where a joint return asks for one, another condition is not', async () => {
  const filled = await fill(
    column("If a joint return, spouse's first name", "If you checked the box, spouse's last name"),
  );
  expect(Object.values(filled)).toEqual(['Jan', '?']);
});

test('the address of a certain house is asked of the person, and how one files is no marital status', async () => {
  const filled = await fill(({ print, addText }) => {
    print('Enter the complete address of the home where you installed the property.', 60, 774, 8);
    for (const [index, caption] of ['Number and street', 'City or town', 'State', 'ZIP code'].entries()) {
      print(caption, 60 + index * 130, 742, 7);
      addText(caption, { x: 60 + index * 130, y: 751, width: 120, height: 14 });
    }
    print('Enter your filing status (S, MFS)', 60, 700, 8);
    addText('status', { x: 300, y: 696, height: 16 });
  }, withStatus);
  expect(filled).toEqual({
    'Number and street': '?',
    'City or town': '?',
    State: '?',
    'ZIP code': '?',
    status: '',
  });
});

test('half of the name of one child of several is asked of the person', async () => {
  const children = { children: [{ _id: 'c0', surname: 'Novak', given_names: 'Mia' }] };
  const alone = await fill(column("Child's last name", 'Relationship'), { ...ada, children });
  expect(alone["Child's last name"]).toBe('?');
  const both = await fill(
    ({ print, addText }) => {
      for (const [x, caption] of [
        [60, "Child's first name"],
        [320, "Child's last name"],
      ] as const) {
        print(caption, x, 760, 8);
        addText(caption, { x: x + 90, y: 756, width: 150, height: 16 });
      }
    },
    { ...ada, children },
  );
  expect(both).toEqual({ "Child's first name": 'Mia', "Child's last name": 'Novak' });
});

test('a phone at home is written as people write it, with the code of the country where that is asked', async () => {
  expect(Object.values(await fill(column('Phone number')))).toEqual(['217-555-0143']);
  expect(Object.values(await fill(column('Phone number (with country code)')))).toEqual(['+12175550143']);
});
