// A blank form of an authority, as a person has it on disk.

import { makeForm, makeSignedForm } from '@oneform/engine/testing';
import { expect, type Locator, type Page } from '@playwright/test';
import { makeFromTemplate } from './collections.ts';
import type { Person } from './person.ts';

/** Asks for a visa's usual things, for one that means two, and for one that nobody's collection has. */
export async function makeVisaForm(): Promise<Buffer> {
  const bytes = await makeForm(({ print, addText, addCheckBox }) => {
    print('APPLICATION FOR A VISA', 60, 800, 14);
    const rows: readonly [name: string, label: string][] = [
      ['surname', '1. Surname (Family name)'],
      ['given', '2. First name(s) (Given name(s))'],
      ['birth', '3. Date of birth (day-month-year) dd/mm/yyyy'],
      ['place', '4. Place of birth'],
      ['nationality', '5. Current nationality'],
      ['email', '6. E-mail address'],
      ['phone', '7. Telephone number'],
      ['file', '8. File number of the embassy'],
    ];
    for (const [index, [name, label]] of rows.entries()) {
      print(label, 60, 772 - index * 44, 9);
      addText(name, { x: 60, y: 748 - index * 44, width: 300 });
    }
    print('9. Sex', 60, 404, 9);
    addCheckBox('male', 120, 402);
    print('Male', 134, 404, 9);
    addCheckBox('female', 190, 402);
    print('Female', 204, 404, 9);
    print('10. Reference', 60, 362, 9);
    addText('again', { x: 60, y: 338, width: 300, tooltip: 'Surname' });
  });
  return Buffer.from(bytes);
}

/** Two questions, under a signature that allows nothing to be filled in. */
export async function makeCertifiedForm(): Promise<Buffer> {
  const bytes = await makeSignedForm(({ print, addText }) => {
    for (const [index, label] of ['Surname', 'Date of birth'].entries()) {
      print(label, 60, 760 - index * 44, 9);
      addText(label, { x: 60, y: 736 - index * 44, width: 300 });
    }
  }, 1);
  return Buffer.from(bytes);
}

/** A PDF that has nothing to fill. */
export async function makePlainPdf(): Promise<Buffer> {
  return Buffer.from(await makeForm(({ print }) => print('How to apply', 60, 760)));
}

/** On a collection's page: the dialog in which its values fill a form. */
export async function openFillForm(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Fill a PDF form' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fill a PDF form' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Until the form is filled: where much else is under way, that takes its time. */
export async function waitUntilFilled(dialog: Locator, verdict: string): Promise<void> {
  await expect(dialog.getByText(new RegExp(`^${verdict}(?:, \\d+ to check)?$`))).toBeVisible({ timeout: 90_000 });
}

export async function giveForm(dialog: Locator, buffer: Buffer, name = 'visa.pdf'): Promise<void> {
  await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer });
}

/** The same questions on a page of paper, with lines to write on instead of fields. */
export async function makePaperForm(): Promise<Buffer> {
  const bytes = await makeForm(({ page, print }) => {
    print('APPLICATION FOR A PERMIT TO KEEP BEES WITHIN THE TOWN', 60, 800, 13);
    print('Please answer every question and hand the form in at the town hall.', 60, 780, 9);
    const rows = ['Surname', 'First name(s)', 'Date of birth', 'Current nationality', 'File number of the town hall'];
    for (const [index, label] of rows.entries()) {
      print(label, 60, 730 - index * 40);
      page.drawLine({ start: { x: 240, y: 728 - index * 40 }, end: { x: 480, y: 728 - index * 40 }, thickness: 0.7 });
    }
  });
  return Buffer.from(bytes);
}

/** Asks for a person and their spouse, a few lines to write on each, as many as it takes to have to scroll. */
export async function makeJointForm(): Promise<Buffer> {
  const bytes = await makeForm(({ page, print }) => {
    print('JOINT APPLICATION FOR A FISHING PERMIT ON THE LAKE', 60, 800, 13);
    const rows = [
      ...[
        'Surname',
        'First name(s)',
        'Date of birth',
        'Spouse’s surname',
        'Spouse’s first name(s)',
        'Spouse’s date of birth',
      ],
      ...Array.from({ length: 10 }, (_, index) => `Catch of day ${index + 1}`),
    ];
    for (const [index, label] of rows.entries()) {
      print(label, 60, 750 - index * 40);
      page.drawLine({ start: { x: 240, y: 748 - index * 40 }, end: { x: 480, y: 748 - index * 40 }, thickness: 0.7 });
    }
  });
  return Buffer.from(bytes);
}

/** A visa application of somebody whose name goes through all letters. */
export async function makeFilled(me: Person): Promise<string> {
  const id = await makeFromTemplate(me, 'Visa Application');
  await me.ask('PUT', `/api/collections/${id}/sections/personal`, {
    surname: 'Kadıköy',
    given_names: 'Łucja Maria',
    date_of_birth: '1990-03-14',
    sex: 'Female',
    nationality: 'Poland',
  });
  return id;
}
