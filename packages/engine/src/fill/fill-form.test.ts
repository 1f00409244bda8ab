import { PDFName } from '@cantoo/pdf-lib';
import type { CollectionData } from '@oneform/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFile } from '#read/read-file.ts';
import { makeTextPdf } from '#read/testing/make-pdf.ts';
import { fillForm } from './fill-form.ts';
import type { FilledForm, FillValues } from './fill-result.ts';
import { type FormPage, makeForm } from './testing/make-form.ts';
import { makeValues } from './testing/make-values.ts';

async function fill(draw: (page: FormPage) => void, values: CollectionData | FillValues): Promise<FilledForm> {
  const given = 'sections' in values ? (values as FillValues) : makeValues(values as CollectionData);
  const result = await fillForm(await makeForm(draw), given);
  if (typeof result === 'string') throw new Error(result);
  return result;
}

const outcome = ({ fields }: FilledForm) =>
  Object.fromEntries(fields.map(({ name, status, value }) => [name, `${status}: ${value}`]));

const ada = {
  personal: { surname: 'Kadıköy', given_names: 'Łucja Maria', date_of_birth: '1990-03-14', sex: 'Female' },
};

test('fills by tooltip and by the words printed left of, over and in a field, and reads all of it back', async () => {
  const filled = await fill(({ print, addText }) => {
    addText('f1', { x: 60, y: 760, tooltip: 'Part 1. Information about you. 1.a. Family Name (Last Name)' });
    print('Given names', 60, 704);
    addText('f2', { x: 140, y: 700 });
    print('Date of birth (dd/mm/yyyy)', 60, 662, 8);
    addText('f3', { x: 60, y: 640 });
    print('Full name', 62, 592, 7);
    addText('f4', { x: 60, y: 570, height: 30 });
  }, ada);
  expect(outcome(filled)).toEqual({
    f1: 'verified: Kadıköy',
    f2: 'verified: Łucja Maria',
    f3: 'verified: 14/03/1990',
    f4: 'verified: Łucja Maria Kadıköy',
  });
  expect([filled.asIntended, filled.toCheck, filled.leftBlank]).toEqual([4, 0, 0]);
  const read = await readFile(filled.bytes);
  expect(read.pages[0]?.fields.map(({ value }) => value)).toEqual([
    'Kadıköy',
    'Łucja Maria',
    '14/03/1990',
    'Łucja Maria Kadıköy',
  ]);
});

test('every field tells its place, and the path its value comes from', async () => {
  const { fields } = await fill(
    ({ addText }) => addText('f', { x: 59.5, y: 421, width: 119, tooltip: 'Surname' }),
    ada,
  );
  expect(fields).toMatchObject([{ name: 'f', label: 'Surname', kind: 'text', page: 1, path: 'personal.surname' }]);
  expect(fields[0]?.box.map((share) => Math.round(share * 100))).toEqual([10, 48, 30, 50]);
});

test('ticks what the collection says, leaves the other boxes, chooses from lists', async () => {
  const filled = await fill(
    ({ document, form, page, print, addCheckBox }) => {
      print('Sex', 60, 700);
      addCheckBox('male', 120, 700);
      print('Male', 134, 701);
      addCheckBox('female', 200, 700);
      print('Female', 214, 701);
      print('Have you visited before?', 60, 660);
      addCheckBox('before_yes', 220, 660);
      print('Yes', 234, 661);
      addCheckBox('before_no', 270, 660);
      print('No', 284, 661);
      print('Marital status', 60, 620);
      const radio = form.createRadioGroup('status');
      for (const [index, option] of ['Single', 'Married'].entries()) {
        radio.addOptionToPage(option, page, { x: 160 + index * 90, y: 618, width: 12, height: 12 });
        print(option, 176 + index * 90, 620);
      }
      print('Nationality', 60, 580);
      const list = form.createDropdown('country');
      list.addOptions(['Austria', 'Poland', 'Türkiye'].map((name) => name));
      list.addToPage(page, { x: 160, y: 575, width: 120, height: 18 });
      expect(document.getPageCount()).toBe(1);
    },
    { personal: { sex: 'Female', visited_before: false, marital_status: 'Married', nationality: 'Poland' } },
  );
  expect(outcome(filled)).toEqual({
    male: 'blank: ',
    female: 'verified: Yes',
    before_yes: 'blank: ',
    before_no: 'verified: Yes',
    status: 'verified: Married',
    country: 'verified: Poland',
  });
});

test('numbers and dates cut into several fields, combs, and codes where there is no room for a name', async () => {
  const filled = await fill(
    ({ print, addText }) => {
      print('Social security number', 60, 732, 8);
      for (const [index, maxLength] of [3, 2, 4].entries())
        addText(`ssn${index}`, { x: 60 + index * 70, y: 708, width: 60, maxLength });
      print('Date of birth', 60, 663);
      for (const [index, part] of ['Day', 'Month', 'Year'].entries())
        addText(`birth.${part}`, { x: 150 + index * 60, y: 660, width: 50, tooltip: part });
      print('Nationality', 60, 603);
      addText('nationality', { x: 150, y: 600, width: 60, maxLength: 3, isComb: true });
      print('Valid until (MM/DD/YYYY)', 60, 563);
      addText('until', { x: 200, y: 560, width: 160, maxLength: 8, isComb: true, tooltip: 'Passport expiry date' });
    },
    {
      personal: { ssn: '123-45-6789', date_of_birth: '1990-03-14', nationality: 'Poland' },
      travel_document: { passport_expiry_date: '2031-05-02' },
    },
  );
  expect(outcome(filled)).toEqual({
    ssn0: 'verified: 123',
    ssn1: 'verified: 45',
    ssn2: 'verified: 6789',
    'birth.Day': 'verified: 14',
    'birth.Month': 'verified: 03',
    'birth.Year': 'verified: 1990',
    nationality: 'verified: POL',
    until: 'verified: 05022031',
  });
});

test('an address goes onto one line or into its parts, as the form asks', async () => {
  const contact = {
    contact: {
      home_address: { street: '12 Elm Street', unit: 'Apt 4B', city: 'Springfield', state: 'IL', postal_code: '62704' },
    },
  };
  const apart = await fill(({ addText }) => {
    for (const [index, tooltip] of ['Address', 'City', 'State', 'ZIP code'].entries())
      addText(tooltip, { x: 60, y: 700 - index * 30, tooltip });
  }, contact);
  expect(outcome(apart)).toEqual({
    Address: 'verified: 12 Elm Street, Apt 4B',
    City: 'verified: Springfield',
    State: 'verified: IL',
    'ZIP code': 'verified: 62704',
  });
  const whole = await fill(
    ({ addText }) => addText('a', { x: 60, y: 700, width: 400, tooltip: 'Home address' }),
    contact,
  );
  expect(outcome(whole)).toEqual({ a: 'verified: 12 Elm Street, Apt 4B, Springfield, IL 62704' });
});

test('what the form asks of somebody else stays blank, or takes the value of that person', async () => {
  const filled = await fill(
    ({ print, addText }) => {
      print('Phone', 60, 764);
      addText('own', { x: 160, y: 760 });
      print("Spouse's last name", 60, 704);
      addText('spouse', { x: 160, y: 700 });
      print("Father's last name", 60, 674);
      addText('father', { x: 160, y: 670 });
      print('Name of employer', 60, 644);
      addText('employer', { x: 160, y: 640 });
      print('Attorney name', 60, 584);
      addText('attorney', { x: 160, y: 580, width: 150 });
      print('Phone', 330, 584);
      addText('attorney_phone', { x: 380, y: 580, width: 150 });
    },
    {
      personal: { surname: 'Novak' },
      contact: { phone: '+12175550143' },
      occupation: { employer_name: 'Acme GmbH' },
      family: { spouse: { surname: 'Kowalska' } },
    },
  );
  expect(outcome(filled)).toEqual({
    own: 'verified: 217-555-0143',
    spouse: 'verified: Kowalska',
    father: 'blank: ',
    employer: 'verified: Acme GmbH',
    attorney: 'blank: ',
    attorney_phone: 'blank: ',
  });
});

test('rows of a table take the items of a list in order', async () => {
  const filled = await fill(
    ({ print, addText }) => {
      print('Name of company', 60, 722, 8);
      print('Position', 260, 722, 8);
      for (const row of [0, 1, 2]) {
        addText(`company${row}`, { x: 60, y: 700 - row * 18, width: 200 });
        addText(`position${row}`, { x: 260, y: 700 - row * 18, width: 200 });
      }
    },
    {
      history: {
        jobs: [
          { _id: 'a', company: 'Acme GmbH', job_title: 'Engineer' },
          { _id: 'b', company: 'Globex', job_title: 'Analyst' },
        ],
      },
    },
  );
  expect(outcome(filled)).toEqual({
    company0: 'verified: Acme GmbH',
    position0: 'verified: Engineer',
    company1: 'verified: Globex',
    position1: 'verified: Analyst',
    company2: 'blank: ',
    position2: 'blank: ',
  });
});

test('what is too long for its field stands whole on an added page', async () => {
  const explanation = 'Visiting my grandmother in Diyarbakır, who is ninety years old. '.repeat(6).trim();
  const filled = await fill(
    ({ addText }) => {
      addText('short', { x: 60, y: 700, width: 120, tooltip: 'Reasons for travel' });
      addText('long', { x: 60, y: 500, width: 400, height: 120, isMultiline: true, tooltip: 'Reasons for travel' });
    },
    { personal: { explanation } },
  );
  expect(filled.fields.map(({ status, reason }) => [status, reason])).toEqual([
    ['overflow', 'too_long'],
    ['verified', undefined],
  ]);
  const { pages } = await readFile(filled.bytes);
  expect(pages.length).toBe(2);
  expect(pages[1]?.text.replace(/\s+/g, ' ')).toContain(explanation);
  expect(pages[0]?.fields[0]?.value).toBe('See added page');
});

test('what stands there already is kept, read-only and signature fields are left', async () => {
  const filled = await fill(({ addText }) => {
    addText('kept', { x: 60, y: 700, tooltip: 'Surname', value: 'Smith' });
    addText('locked', { x: 60, y: 660, tooltip: 'Given names', isReadOnly: true });
    addText('empty', { x: 60, y: 620, tooltip: 'Family name', value: '' });
  }, ada);
  expect(filled.fields.map(({ name, status, reason }) => [name, status, reason])).toEqual([
    ['kept', 'unsure', 'already_filled'],
    ['locked', 'blank', 'read_only'],
    ['empty', 'verified', undefined],
  ]);
});

test('a person decides: another field, words of their own, or nothing', async () => {
  const draw = ({ print, addText, addCheckBox }: FormPage) => {
    addText('a', { x: 60, y: 700, tooltip: 'Reference' });
    addText('b', { x: 60, y: 660, tooltip: 'Remarks' });
    addText('c', { x: 60, y: 620, tooltip: 'Surname' });
    addCheckBox('d', 60, 580);
    print('I agree', 74, 581);
  };
  const choices = [
    { name: 'a', path: 'personal.date_of_birth' },
    { name: 'b', text: 'Grüße aus Łódź' },
    { name: 'c', text: '' },
    { name: 'd', text: 'Yes' },
  ];
  const filled = await fill(draw, makeValues(ada, choices));
  expect(outcome(filled)).toEqual({
    a: 'verified: 14 Mar 1990',
    b: 'verified: Grüße aus Łódź',
    c: 'blank: ',
    d: 'verified: Yes',
  });
});

test('letters that cannot be drawn are said, and nothing breaks', async () => {
  const filled = await fill(
    ({ addText }) => {
      addText('a', { x: 60, y: 700, tooltip: 'Surname' });
      addText('b', { x: 60, y: 660, tooltip: 'Given names' });
    },
    { personal: { surname: '王', given_names: 'Thị Nguyễn' } },
  );
  expect(filled.fields.map(({ status, reason, value }) => [status, reason, value])).toEqual([
    ['blank', 'no_letters', '王'],
    ['verified', undefined, 'Thị Nguyễn'],
  ]);
});

test('names of all alphabets that the font has read back as they were written', async () => {
  const letter = fc.constantFrom(
    ...'abcdefghijklmnopqrstuvwxyzàâãäåæçéèêëíîïñóôõöøúùûüýÿßāăąćčďđęěğıłľńňőœřśşšţťůűźżžđảạấầẫệễịốộớờợủứừữỳαβγδεζηθικλμνξπρςστυφχψωабвгдежзийклмнопрстуфхцчшщыьэюяіїєґ’-'.split(
      '',
    ),
  );
  const word = fc.array(letter, { minLength: 1, maxLength: 14 }).map((letters) => letters.join(''));
  const known = ['Kadıköy', 'Łódź', 'Nguyễn', 'Đặng', 'Σωκράτης', 'Київ', 'office affix'];
  const name = fc.tuple(word, word).map((words) => words.join(' ').normalize('NFC'));
  const names = fc.array(name, { minLength: 12, maxLength: 12 }).map((made) => [...known, ...made]);
  await fc.assert(
    fc.asyncProperty(names, async (texts) => {
      const draw = ({ addText }: FormPage) => {
        for (const index of texts.keys()) {
          const comb = index % 2 === 0 ? { maxLength: 40, isComb: true } : {};
          addText(`f${index}`, { x: 40, y: 780 - index * 30, width: 500, ...comb });
        }
      };
      const choices = texts.map((text, index) => ({ name: `f${index}`, text }));
      const filled = await fill(draw, makeValues({}, choices));
      expect(filled.fields.map(({ status, value }) => [status, value])).toEqual(
        texts.map((text) => ['verified', text]),
      );
    }),
    { numRuns: 4 },
  );
});

test('where not even the words that point to the added page have room, the field stays empty', async () => {
  const bytes = await makeForm(({ addText }) =>
    addText('a', { x: 60, y: 700, width: 30, height: 7, tooltip: 'Surname' }),
  );
  const filled = await fillForm(bytes, makeValues({ personal: { surname: 'Wolfeschlegelsteinhausenbergerdorff' } }));
  expect(filled).toMatchObject({ fields: [{ status: 'overflow' }] });
});

test('a form whose parts point nowhere is damaged, not a fault of ours', async () => {
  const bytes = await makeForm(({ document, page, form, addText }) => {
    addText('a', { x: 60, y: 700, tooltip: 'Surname' });
    form.acroForm.dict.set(PDFName.of('Fields'), document.context.obj([page.ref, document.context.nextRef()]));
  });
  expect(await fillForm(bytes, makeValues(ada))).toBe('corrupt_file');
});

test.each([
  ['not_a_pdf', async () => Buffer.from('Surname: Novak')],
  ['corrupt_file', async () => Buffer.from('%PDF-1.7\nnothing of a file')],
  ['not_a_form', () => makeTextPdf([['Application form', 'Surname']])],
  [
    'xfa_form',
    () => makeForm(({ document, form }) => void form.acroForm.dict.set(PDFName.of('XFA'), document.context.obj([]))),
  ],
  [
    'xfa_form',
    // Its pages are made by the reader that shows it; the file has one that asks to wait.
    () =>
      makeForm(({ document, form, page, print, addText }) => {
        print('Please wait', 60, 700);
        addText('form1.surname', { x: 60, y: 600 });
        page.node.delete(PDFName.of('Annots'));
        form.acroForm.dict.set(PDFName.of('XFA'), document.context.obj([]));
      }),
  ],
  ['read_only_form', () => makeForm(({ addText }) => addText('a', { x: 60, y: 700, isReadOnly: true }))],
  [
    'encrypted_pdf',
    () =>
      makeForm(({ document, addText }) => {
        addText('a', { x: 60, y: 700 });
        document.encrypt({ userPassword: '', ownerPassword: 'owner' });
      }),
  ],
] as const)('%s is named', async (code, make) => {
  expect(await fillForm(new Uint8Array(await make()), makeValues(ada))).toBe(code);
});

test('cells take no words: what is too long for them is left to the person', async () => {
  const filled = await fill(({ print, addText }) => {
    print('Surname', 60, 704);
    addText('cells', { x: 140, y: 700, maxLength: 4, isComb: true });
  }, ada);
  expect(outcome(filled)).toEqual({ cells: 'unsure: Kadıköy' });
  expect(filled.fields[0]?.reason).toBe('no_room');
  expect(filled.pages).toHaveLength(1);
});
