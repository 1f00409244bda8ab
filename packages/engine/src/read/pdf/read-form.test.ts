import { grayscale, PDFName, PDFString } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import type { Page } from '#document/read-document.ts';
import { readFile } from '../read-file.ts';
import { makePdf } from '../testing/make-pdf.ts';

async function readFirstPage(...args: Parameters<typeof makePdf>): Promise<Page> {
  const { pages, problems } = await readFile(await makePdf(...args));
  expect(problems).toEqual([]);
  return pages[0]!;
}

const filledForm = () =>
  readFirstPage((document, font) => {
    const page = document.addPage([600, 800]);
    const form = document.getForm();
    page.drawText('Name', { x: 50, y: 700, size: 11, font });
    const name = form.createTextField('applicant.name');
    name.setText('Ada Lovelace');
    name.acroField.dict.set(PDFName.of('TU'), PDFString.of('Your full name'));
    name.addToPage(page, { x: 100, y: 692, width: 200, height: 22, font });
    const notes = form.createTextField('notes');
    notes.enableMultiline();
    notes.setText('First row\nSecond row');
    notes.addToPage(page, { x: 100, y: 560, width: 200, height: 60, font });
    form.createTextField('empty').addToPage(page, { x: 100, y: 500, width: 200, height: 22, font });
    const ticked = form.createCheckBox('citizen');
    ticked.addToPage(page, { x: 100, y: 460, width: 12, height: 12 });
    ticked.check();
    form.createCheckBox('resident').addToPage(page, { x: 100, y: 440, width: 12, height: 12 });
    const sex = form.createRadioGroup('sex');
    sex.addOptionToPage('Female', page, { x: 100, y: 420, width: 12, height: 12 });
    sex.addOptionToPage('Male', page, { x: 150, y: 420, width: 12, height: 12 });
    sex.select('Female');
    const country = form.createDropdown('country');
    country.addOptions(['Chile', 'United Kingdom']);
    country.select('United Kingdom');
    country.addToPage(page, { x: 100, y: 380, width: 200, height: 20, font });
  });

describe('a form', () => {
  test('tells names, tooltips, values and states as the file has them', async () => {
    const { fields } = await filledForm();
    expect(fields.map(({ box, ...field }) => field)).toEqual([
      { name: 'applicant.name', label: 'Your full name', kind: 'text', value: 'Ada Lovelace' },
      {
        name: 'notes',
        label: '',
        kind: 'text',
        value: expect.stringMatching(/^First row\r?\n?Second row$|^First row\rSecond row$/),
      },
      { name: 'empty', label: '', kind: 'text', value: '' },
      { name: 'citizen', label: '', kind: 'checkbox', value: '', checked: true, option: expect.any(String) },
      { name: 'resident', label: '', kind: 'checkbox', value: '', checked: false, option: expect.any(String) },
      { name: 'sex', label: '', kind: 'radio', value: 'Female', checked: true, option: 'Female' },
      { name: 'sex', label: '', kind: 'radio', value: '', checked: false, option: 'Male' },
      { name: 'country', label: '', kind: 'choice', value: 'United Kingdom' },
    ]);
    expect(fields[0]!.box.map((share, index) => share * (index % 2 === 0 ? 600 : 800))).toEqual(
      [100, 86, 300, 108].map((points) => expect.closeTo(points, -0.5)),
    );
  });

  test('has its values as words at their place, in reading order', async () => {
    const page = await filledForm();
    expect(page.source).toBe('form');
    expect(page.text).toBe('Name\nAda Lovelace\nFirst row\nSecond row\nUnited Kingdom');
    const [x0, y0, x1, y1] = page.lines[1]!.words[1]!.box;
    expect(page.lines[1]!.words[1]!.text).toBe('Lovelace');
    expect(x0 * 600).toBeGreaterThan(120);
    expect(x1 * 600).toBeLessThan(220);
    expect(y0 * 800).toBeGreaterThanOrEqual(86);
    expect(y1 * 800).toBeLessThanOrEqual(108);
  });

  test('that nobody filled in is a page of text', async () => {
    const page = await readFirstPage((document, font) => {
      const sheet = document.addPage([600, 800]);
      sheet.drawText('Name', { x: 50, y: 700, size: 11, font });
      document.getForm().createTextField('name').addToPage(sheet, { x: 100, y: 692, width: 200, height: 22, font });
    });
    expect(page).toMatchObject({ source: 'text', text: 'Name', fields: [{ name: 'name', value: '' }] });
  });
});

describe('a page without form fields', () => {
  test('tells boxes that are drawn, with their state and label', async () => {
    const { fields, text } = await readFirstPage((document, font) => {
      const sheet = document.addPage([600, 800]);
      ['Single', 'Married', 'Widowed'].forEach((label, index) => {
        sheet.drawRectangle({
          x: 50,
          y: 600 - index * 20,
          width: 9,
          height: 9,
          borderWidth: 1,
          borderColor: grayscale(0),
        });
        sheet.drawText(label, { x: 64, y: 601 - index * 20, size: 10, font });
      });
      sheet.drawText('X', { x: 51.5, y: 581.5, size: 9, font });
      sheet.drawLine({ start: { x: 51, y: 561 }, end: { x: 58, y: 568 }, thickness: 1 });
      sheet.drawLine({ start: { x: 51, y: 568 }, end: { x: 58, y: 561 }, thickness: 1 });
    });
    expect(fields.map(({ kind, label, checked }) => [kind, label, checked])).toEqual([
      ['checkbox', 'Single', false],
      ['checkbox', 'Married', true],
      ['checkbox', 'Widowed', true],
    ]);
    expect(text).toBe('Single\nMarried\nWidowed');
  });

  test('does not take the cells for single letters for boxes to tick', async () => {
    const { fields } = await readFirstPage((document, font) => {
      const sheet = document.addPage([600, 800]);
      sheet.drawText('Number', { x: 50, y: 601, size: 10, font });
      [...'1815'].forEach((digit, index) => {
        sheet.drawRectangle({
          x: 100 + index * 14,
          y: 598,
          width: 14,
          height: 14,
          borderWidth: 1,
          borderColor: grayscale(0),
        });
        sheet.drawText(digit, { x: 104 + index * 14, y: 601, size: 10, font });
      });
      for (const index of [0, 1, 2])
        sheet.drawRectangle({
          x: 100 + index * 14,
          y: 558,
          width: 14,
          height: 14,
          borderWidth: 1,
          borderColor: grayscale(0),
        });
      sheet.drawText('Code', { x: 50, y: 561, size: 10, font });
    });
    expect(fields).toEqual([]);
  });

  test('has text that was typed onto it as an annotation', async () => {
    const page = await readFirstPage((document, font) => {
      const sheet = document.addPage([600, 800]);
      sheet.drawText('Name', { x: 50, y: 700, size: 11, font });
      const note = document.context.obj({
        Type: 'Annot',
        Subtype: 'FreeText',
        Rect: [100, 690, 300, 715],
        Contents: PDFString.of('Ada Lovelace'),
        DA: PDFString.of('0 g /Helv 11 Tf'),
      });
      sheet.node.set(PDFName.of('Annots'), document.context.obj([document.context.register(note)]));
    });
    expect(page).toMatchObject({ source: 'form', text: 'Name\nAda Lovelace' });
  });
});
