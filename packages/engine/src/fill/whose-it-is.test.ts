// Person of a field, and row of a list, where its own words name neither: each of these wrote a wrong value on several
// forms.
import type { CollectionData } from '@oneform/contract';
import { expect, test } from 'vitest';
import { fillForm } from './fill-form.ts';
import { type FormPage, makeForm } from './testing/make-form.ts';
import { makeValues } from './testing/make-values.ts';

const ada: CollectionData = {
  personal: { surname: 'Novak', given_names: 'Ada Maria', date_of_birth: '1990-03-04', ssn: '123-45-6789' },
  contact: {
    home_address: { street: '12 Elm Street', unit: 'Apt 3', city: 'Springfield', state: 'IL', postal_code: '62704' },
  },
  occupation: { employer_name: 'Acme GmbH' },
  bank: { account_number: '8830041725' },
  family: { spouse: { surname: 'Kowalski', given_names: 'Jan' } },
  history: {
    jobs: [
      { _id: 'j0', company: 'Acme GmbH', job_title: 'Surveyor' },
      { _id: 'j1', company: 'Borax AG', job_title: 'Clerk' },
    ],
  },
};

/** Values written without asking, by field. */
async function written(draw: (page: FormPage) => void): Promise<Record<string, string>> {
  const result = await fillForm(await makeForm(draw), makeValues(ada));
  if (typeof result === 'string') throw new Error(result);
  return Object.fromEntries(
    result.fields.filter(({ status }) => status === 'verified').map(({ name, value }) => [name, value]),
  );
}

test('the name of a field tells whose it is where its words do not', async () => {
  const filled = await written(({ print, addText }) => {
    for (const [index, name] of ['primary_last_name', 'primary_dob', 'spouse_last_name', 'spouse_dob'].entries()) {
      print(name.endsWith('dob') ? 'Date of birth' : 'Last name', 60, 760 - index * 60, 8);
      addText(name, { x: 200, y: 756 - index * 60, height: 16 });
    }
  });
  expect(filled).toEqual({ primary_last_name: 'Novak', primary_dob: '4 Mar 1990', spouse_last_name: 'Kowalski' });
});

test('a label that asks for an address, or a number of a flat, takes neither a name nor another number', async () => {
  const filled = await written(({ print, addText }) => {
    for (const [index, caption] of ['Employer’s U.S. address', 'Employer’s name', 'Apt. no.'].entries()) {
      print(caption, 60, 760 - index * 60, 8);
      addText(`${index}`, { x: 200, y: 756 - index * 60, height: 16 });
    }
  });
  expect(filled).not.toHaveProperty('0');
  expect(filled['2']).not.toBe('8830041725');
});

test('the words that lead up to a row say of what its fields are, whatever their tool tips repeat', async () => {
  const filled = await written(({ print, addText }) => {
    for (const [row, lead] of ['I was born in', 'I reside in'].entries()) {
      print(lead, 40, 700 - row * 120, 9);
      for (const [index, caption] of ['City', 'State'].entries()) {
        const [x, y] = [140 + index * 160, 696 - row * 120];
        print(caption, x + 40, y - 9, 7);
        addText(`${caption}${row}`, { x, y, width: 140, height: 14, tooltip: caption });
      }
    }
  });
  expect(filled).not.toHaveProperty('City0');
  expect(filled).not.toHaveProperty('State0');
});

test('a bare "Name" below the name is somebody else’s', async () => {
  const filled = await written(({ print, addText }) => {
    for (const [index, caption] of ['First name', 'Last name', 'Name'].entries()) {
      print(caption, 60, 760 - index * 120, 8);
      addText(`${index}`, { x: 200, y: 756 - index * 120, height: 16 });
    }
  });
  expect(filled).toEqual({ 0: 'Ada Maria', 1: 'Novak' });
});

test('a date of birth far from the name belongs to another question', async () => {
  const filled = await written(({ print, addText }) => {
    const captions = ['Last name', ...Array.from({ length: 10 }, (_, row) => `Line ${row} of the worksheet`), 'DOB'];
    for (const [index, caption] of captions.entries()) {
      print(caption, 60, 760 - index * 40, 8);
      addText(`${index}`, { x: 260, y: 756 - index * 40, height: 16 });
    }
  });
  expect(filled).toEqual({ 0: 'Novak' });
});

test('the number of a row says which of several is asked for', async () => {
  const filled = await written(({ print, addText }) => {
    for (const [index, caption] of ['Job 2: job title', 'Job 1: job title', 'Job 3: job title'].entries()) {
      print(caption, 60, 760 - index * 60, 8);
      addText(`${index}`, { x: 260, y: 756 - index * 60, height: 16 });
    }
  });
  expect(filled).toEqual({ 0: 'Clerk', 1: 'Surveyor' });
});

test('a list that is continued from another form has had its rows there', async () => {
  const filled = await written(({ print, addText }) => {
    print('Job title', 60, 760, 8);
    addText('a', {
      x: 260,
      y: 756,
      height: 16,
      tooltip: 'Row 1. Jobs continued from form 40. Enter the job title.',
    });
  });
  expect(filled).toEqual({});
});

const addressOf = (lead: string) => (page: FormPage) => {
  for (const [index, caption] of ['Last name', lead, 'City', 'ZIP code'].entries()) {
    page.print(caption, 60, 760 - index * 24, 8);
    page.addText(`${index}`, { x: 300, y: 756 - index * 24, height: 16 });
  }
};

test('the one address of a form is where somebody lives, unless it has to lie in another state', async () => {
  const home = { 1: '12 Elm Street, Apt 3', 2: 'Springfield', 3: '62704' };
  expect(await written(addressOf('Mailing address'))).toEqual({ 0: 'Novak', ...home });
  expect(await written(addressOf('Illinois physical address: number and street'))).toEqual({ 0: 'Novak', ...home });
  expect(await written(addressOf('Maryland physical address: number and street'))).toEqual({ 0: 'Novak' });
});

test('a mailing address beside the home address may be another', async () => {
  const filled = await written(({ print, addText }) => {
    for (const [index, caption] of ['Home address', 'Mailing address'].entries()) {
      print(caption, 60, 760 - index * 24, 8);
      addText(`${index}`, { x: 300, y: 756 - index * 24, height: 16 });
    }
  });
  expect(filled).not.toHaveProperty('1');
});

test('one number in parts ends where the names of its fields do', async () => {
  const filled = await written(({ print, addText }) => {
    print('Your social security number', 60, 724, 8);
    const names = ['OwnSSN1', 'OwnSSN2', 'OwnSSN3', 'SpouseSSN1', 'SpouseSSN2', 'SpouseSSN3'];
    for (const [index, name] of names.entries())
      addText(name, { x: 60 + index * 50, y: 700, width: 45, maxLength: [3, 2, 4][index % 3]! });
  });
  expect(filled).toEqual({ OwnSSN1: '123', OwnSSN2: '45', OwnSSN3: '6789' });
});

test('fields without a length say by their names which part of a number they take', async () => {
  const filled = await written(({ print, addText }) => {
    print('Social security number', 60, 730, 8);
    const names = ['ssnFirstThree', 'ssnMiddleTwo', 'ssnLastFour'];
    for (const [index, name] of names.entries()) addText(name, { x: 60 + index * 52, y: 708, width: 46, height: 16 });
    print('Last 4 digits of your Social Security Number', 60, 650, 8);
    addText('last4ofSSN', { x: 300, y: 646, width: 46, height: 16 });
  });
  expect(filled).toEqual({ ssnFirstThree: '123', ssnMiddleTwo: '45', ssnLastFour: '6789', last4ofSSN: '6789' });
});

test('words that name an employer do not say whose: the name of the field does', async () => {
  const filled = await written(({ print, addText }) => {
    for (const [index, name] of ['user_employer', 'spouse_employer'].entries()) {
      print('Employer’s name', 60, 760 - index * 60, 8);
      addText(name, { x: 200, y: 756 - index * 60, height: 16 });
    }
  });
  expect(filled).toEqual({ user_employer: 'Acme GmbH' });
});

test('how many children there are, and a job title, say nothing of whom the next places ask', async () => {
  const filled = await written(({ print, addText }) => {
    const captions = [
      'Last name',
      'Number of children living with you',
      'Spouse’s job title',
      'Mailing address',
      'City',
    ];
    for (const [index, caption] of captions.entries()) {
      print(caption, 60, 760 - index * 28, 8);
      addText(caption, { x: 220, y: 756 - index * 28, height: 16 });
    }
  });
  expect(filled).toMatchObject({ 'Mailing address': '12 Elm Street, Apt 3', City: 'Springfield' });
});

test('whom a tool tip speaks of, the words printed beside the field speak of too', async () => {
  const filled = await written(({ print, addText }) => {
    const rows = [
      ['Last name', 'Last name'],
      ['Street', 'Previous address: street'],
      ['City', 'City of the recipient'],
    ] as const;
    for (const [index, [caption, tooltip]] of rows.entries()) {
      print(caption, 60, 760 - index * 60, 8);
      addText(`${index}`, { x: 200, y: 756 - index * 60, height: 16, tooltip });
    }
  });
  expect(filled).toEqual({ 0: 'Novak' });
});

test('the name of a field tells which of several addresses is asked for', async () => {
  const filled = await written(({ print, addText }) => {
    for (const [index, name] of ['homeStreet', 'homeCity', 'newStreet', 'newCity'].entries()) {
      print(name.endsWith('City') ? 'City' : 'Street', 60, 760 - index * 60, 8);
      addText(name, { x: 200, y: 756 - index * 60, height: 16 });
    }
  });
  expect(filled).not.toHaveProperty('newStreet');
  expect(filled).not.toHaveProperty('newCity');
});

test('a place beside the line to sign on is the one where it is signed', async () => {
  const filled = await written(({ print, addText }) => {
    print('Nachname', 60, 760, 8);
    addText('a', { x: 200, y: 756, height: 16 });
    print('Stadt', 60, 700, 8);
    print('Unterschrift', 60, 680, 8);
    addText('b', { x: 60, y: 686, height: 12 });
  });
  expect(filled).toEqual({ a: 'Novak' });
});

test('under the heading of a firm or school its address and phone are asked for, in any language', async () => {
  const filled = await written(({ print, addText }) => {
    print('Apellidos', 60, 780, 8);
    addText('own', { x: 200, y: 776, height: 16 });
    print('CENTRO EDUCATIVO', 60, 700, 12);
    for (const [index, caption] of ['Calle', 'Ciudad'].entries()) {
      print(caption, 60, 660 - index * 40, 8);
      addText(caption, { x: 200, y: 656 - index * 40, height: 16 });
    }
  });
  expect(filled).toEqual({ own: 'Novak' });
});

test('the petitioner is who files the petition, and nobody where another paper names one', async () => {
  const paper = (title: string) =>
    written(({ print, addText }) => {
      print(title, 60, 790, 14);
      print('Name of Petitioner', 60, 740, 8);
      addText('petitioner', { x: 200, y: 736, height: 16 });
      print('Name of Respondent', 60, 700, 8);
      addText('respondent', { x: 200, y: 696, height: 16 });
    });
  expect(await paper('Petition for a change of name')).toEqual({ petitioner: 'Ada Maria Novak' });
  expect(await paper('Answer to a petition')).toEqual({});
});
