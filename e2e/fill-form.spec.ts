// The authority's own PDF: filled from a collection, read back, set right where it was not sure, and saved.
import { readFile } from 'node:fs/promises';
import { failWith } from './support/calls.ts';
import { makeFromTemplate } from './support/collections.ts';
import { allowConsole } from './support/console-guard.ts';
import { giveForm, makePlainPdf, makeVisaForm, openFillForm } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { expect, test } from './support/test.ts';

async function makeFilled(me: Person): Promise<string> {
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

test('a form is filled and verified, set right by the person, filled again and saved', async ({ page, me }) => {
  await page.goto(`/collections/${await makeFilled(me)}`);
  const dialog = await openFillForm(page);
  await giveForm(dialog, await makeVisaForm());
  await expect(dialog.getByRole('status').filter({ hasText: 'verified' })).toContainText('5 of 5 verified');
  await dialog.getByRole('tab', { name: 'Filled (5)' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Date of birth' })).toContainText('14/03/1990');
  await dialog.getByRole('tab', { name: /^To check/ }).click();
  const doubtful = dialog.getByRole('listitem').filter({ hasText: 'Kadıköy' });
  await doubtful.getByRole('button', { name: 'Use' }).click();
  await expect(doubtful).toContainText('Changes to: Kadıköy');

  await dialog.getByRole('tab', { name: /^Blank/ }).click();
  const file = dialog.getByRole('listitem').filter({ hasText: 'File number' });
  await file.getByRole('button', { name: /^Change/ }).click();
  await file.getByRole('combobox').fill('Ź-2041');
  await file.getByRole('button', { name: 'Set' }).click();
  await expect(dialog.getByText('2 changes to apply')).toBeVisible();
  await dialog.getByRole('button', { name: 'Fill again' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'verified' })).toContainText('7 of 7 verified');

  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('visa (filled).pdf');
  expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('what is no form is said, and another one can be given', async ({ page, me }) => {
  await page.goto(`/collections/${await makeFilled(me)}`);
  const dialog = await openFillForm(page);
  allowConsole(page, /status of 422 .* at \/api\/collections\/[^/]+\/fill-pdf$/);
  await giveForm(dialog, await makePlainPdf());
  await expect(dialog.getByRole('alert')).toContainText('This PDF has nothing to fill in');
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'notes.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from('none'),
  });
  await expect(dialog.getByRole('alert')).toContainText('“notes.gif” is neither a PDF nor a picture.');
  const undo = await failWith(page, 'POST /api/collections/*/fill-pdf', 500);
  await giveForm(dialog, await makeVisaForm());
  await expect(dialog.getByRole('alert')).toBeVisible();
  await undo();
  await giveForm(dialog, await makeVisaForm());
  await expect(dialog.getByText('5 of 5 verified')).toBeVisible();
});
