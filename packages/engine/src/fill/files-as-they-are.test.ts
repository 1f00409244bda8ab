// Files that authorities hand out: protected, signed, with fields that their form does not list, twice in one file.
import { PDFArray, PDFBool, PDFDict, PDFDocument, PDFHexString, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import type { CollectionData } from '@oneform/contract';
import { expect, test } from 'vitest';
import { readFile } from '#read/read-file.ts';
import { type FillOptions, fillForm } from './fill-form.ts';
import type { FilledForm, FillResult } from './fill-result.ts';
import { type FormPage, makeForm } from './testing/make-form.ts';
import { makeSignedForm } from './testing/make-signed-form.ts';
import { makeValues } from './testing/make-values.ts';

const ada: CollectionData = {
  personal: {
    surname: 'Kadıköy',
    given_names: 'Łucja',
    sex: 'Female',
    marital_status: 'Married',
    nationality: 'Sweden',
  },
};
const fill = (bytes: Uint8Array, options: FillOptions = {}) => fillForm(bytes, makeValues(ada), options);

const about = (result: FillResult) =>
  typeof result === 'string'
    ? result
    : [...result.fields.map(({ name, status, value }) => `${name}: ${status} ${value}`.trim()), ...result.notes];

function drawNames({ print, addText }: FormPage): void {
  print('Surname', 60, 704);
  addText('surname', { x: 140, y: 700 });
  print('Given names', 60, 664);
  addText('given', { x: 140, y: 660 });
}
const filledNames = ['surname: verified Kadıköy', 'given: verified Łucja'];

async function protect(bytes: Uint8Array, fillingForms: boolean): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes);
  document.encrypt({
    userPassword: '',
    ownerPassword: 'office',
    permissions: { fillingForms, modifying: false, annotating: false, printing: 'highResolution' },
  });
  return document.save({ updateFieldAppearances: false });
}

test('a form that opens without a password and may be filled in is filled, and says that its protection is gone', async () => {
  const bytes = await protect(await makeForm(drawNames), true);
  const filled = await fill(bytes);
  expect(about(filled)).toEqual([...filledNames, 'protection_removed']);
  const { fields } = (await readFile((filled as FilledForm).bytes)).pages[0]!;
  expect(fields.map(({ value }) => value)).toEqual(['Kadıköy', 'Łucja']);
});

test('a form that may not be filled in is refused', async () => {
  expect(await fill(await protect(await makeForm(drawNames), false))).toBe('encrypted_pdf');
});

test('values are appended to a signed form that allows them, and nothing before them changes', async () => {
  const bytes = await makeSignedForm(drawNames, 2);
  const filled = await fill(bytes);
  expect(about(filled)).toEqual([...filledNames, 'signature: blank', 'signature_kept']);
  const after = (filled as FilledForm).bytes;
  expect(Buffer.from(after.subarray(0, bytes.length)).equals(Buffer.from(bytes))).toBe(true);
  const { catalog } = await PDFDocument.load(after);
  expect(catalog.lookup(PDFName.of('Perms'), PDFDict).has(PDFName.of('DocMDP'))).toBe(true);
});

test('a signed form gets no added page: what is too long for it is left to the person', async () => {
  const bytes = await makeSignedForm(({ print, addText }) => {
    print('Given names', 60, 664);
    addText('given', { x: 140, y: 660, width: 40 });
  }, 2);
  const long = makeValues({ personal: { given_names: 'Łucja Maria Magdalena Aleksandra' } });
  const filled = await fillForm(bytes, long);
  expect(about(filled)).toEqual([
    'given: unsure Łucja Maria Magdalena Aleksandra',
    'signature: blank',
    'signature_kept',
  ]);
  expect((filled as FilledForm).pages).toHaveLength(1);
});

test('where the signature allows nothing the person is asked first', async () => {
  const bytes = await makeSignedForm(drawNames, 1);
  expect(await fill(bytes)).toBe('signed_form');
  const filled = await fill(bytes, { settings: { break_signature: true } });
  expect(about(filled)).toEqual([...filledNames, 'signature: blank', 'signature_broken']);
});

test('fields that hang on the page alone are filled, without a list and without a form', async () => {
  const unlisted = await makeForm((form) => {
    drawNames(form);
    form.form.acroForm.dict.set(PDFName.of('Fields'), form.document.context.obj([]));
  });
  expect(about(await fill(unlisted))).toEqual(filledNames);
  const formless = await makeForm((form) => {
    drawNames(form);
    form.document.catalog.delete(PDFName.of('AcroForm'));
  });
  expect(about(await fill(formless))).toEqual(filledNames);
});

test('of boxes that share one on-state the right one is ticked alone', async () => {
  const bytes = await makeForm(({ form, page, print }) => {
    const group = form.createRadioGroup('status');
    for (const [at, word] of ['Single', 'Married', 'Divorced'].entries()) {
      group.addOptionToPage(word, page, { x: 60 + at * 90, y: 700, width: 12, height: 12 });
      print(word, 78 + at * 90, 702);
    }
    for (const widget of group.acroField.getWidgets()) {
      const states = widget.dict.lookup(PDFName.of('AP'), PDFDict).lookup(PDFName.of('N'), PDFDict);
      const on = widget.getOnValue()!;
      states.set(PDFName.of('Yes'), states.get(on)!);
      states.delete(on);
    }
    group.acroField.dict.delete(PDFName.of('Opt'));
  });
  const filled = await fill(bytes);
  expect(about(filled)).toEqual(['status: verified Married']);
  const { fields } = (await readFile((filled as FilledForm).bytes)).pages[0]!;
  expect(fields.map(({ checked }) => checked)).toEqual([false, true, false]);
});

test('a list shows the words of its choice, whichever code the file keeps', async () => {
  const bytes = await makeForm(({ form, page, print }) => {
    const field = form.createDropdown('country');
    const choices = [
      ['NO', 'Norway'],
      ['SE', 'Sweden'],
    ] as const;
    field.addOptions(choices.map(([code]) => code));
    field.acroField.setOptions(
      choices.map(([code, words]) => ({ value: PDFHexString.fromText(code), display: PDFHexString.fromText(words) })),
    );
    field.addToPage(page, { x: 200, y: 700, width: 160, height: 18 });
    print('Nationality', 60, 704);
  });
  const filled = await fill(bytes);
  expect(about(filled)).toEqual(['country: verified Sweden']);
  const document = await PDFDocument.load((filled as FilledForm).bytes);
  expect(document.getForm().getDropdown('country').getSelected()).toEqual(['SE']);
});

test('a form that holds its fields twice says that the copy in XFA is gone', async () => {
  const bytes = await makeForm((form) => {
    drawNames(form);
    const { context } = form.document;
    const packet = context.register(PDFRawStream.of(context.obj({}), Buffer.from('<xdp/>')));
    form.form.acroForm.dict.set(PDFName.of('XFA'), PDFArray.withContext(context));
    form.form.acroForm.dict.lookup(PDFName.of('XFA'), PDFArray).push(packet);
    form.document.catalog.set(PDFName.of('NeedsRendering'), PDFBool.True);
  });
  expect(about(await fill(bytes))).toEqual([...filledNames, 'xfa_removed']);
});

test('a form without fields says on its pages what its fields said, and nobody types over it', async () => {
  const draw = (form: FormPage) => {
    drawNames(form);
    form.print('Sex', 60, 624);
    form.addCheckBox('male', 140, 622);
    form.print('Male', 156, 624);
    form.addCheckBox('female', 200, 622);
    form.print('Female', 216, 624);
  };
  const flat = await fill(await makeForm(draw), { settings: { flat: true } });
  expect(about(flat)).toEqual([...filledNames, 'male: blank', 'female: verified Yes', 'flattened']);
  const { bytes } = flat as FilledForm;
  const [page] = (await readFile(bytes)).pages;
  // Boxes are read as print: they have no names any more.
  expect(page!.fields.map(({ name, checked }) => [name, checked])).toEqual([
    ['', false],
    ['', true],
  ]);
  expect(page!.text).toMatch(/Surname\s+Kadıköy\s+Given names\s+Łucja/);
  expect((await PDFDocument.load(bytes)).catalog.has(PDFName.of('AcroForm'))).toBe(false);
});

test('a signature is not given up for a form without fields unless the person says so', async () => {
  const bytes = await makeSignedForm(drawNames, 2);
  expect(await fill(bytes, { settings: { flat: true } })).toBe('signed_form');
  const flat = await fill(bytes, { settings: { flat: true, break_signature: true } });
  expect(about(flat)).toEqual([...filledNames, 'signature: blank', 'signature_broken', 'flattened']);
});
