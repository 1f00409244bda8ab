// Forms that ask about several people, take long, fail on the way, or are worked on beside little room.
import { readFile } from 'node:fs/promises';
import { failOnce, hold } from './support/calls.ts';
import { makeCollection } from './support/collections.ts';
import { giveForm, makeFilled, makeJointForm, makePaperForm, openFillForm, waitUntilFilled } from './support/forms.ts';
import { expect, test } from './support/test.ts';

const spouse = {
  personal: { surname: 'Öztürk', given_names: 'Deniz', date_of_birth: '1988-07-02' },
};

// Some fill a form three times, and none says how fast.
test.describe.configure({ timeout: 300_000 });

test('one form is filled from several collections, each value with whose it is', async ({ page, me }) => {
  const id = await makeFilled(me);
  await makeCollection(me, 'Deniz', spouse);
  await page.goto(`/collections/${id}`);
  const dialog = await openFillForm(page);
  await dialog.getByRole('button', { name: 'Add a collection' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Who Deniz is about' })).toHaveValue('spouse');
  await giveForm(dialog, await makeJointForm(), 'permit.pdf');
  await waitUntilFilled(dialog, '6 written as intended');
  await dialog.getByRole('tab', { name: 'Written (6)' }).click();
  const row = dialog.getByRole('listitem').filter({ hasText: 'Spouse’s surname' });
  await expect(row).toContainText('Öztürk');
  await expect(row).toContainText('Deniz › Personal › Surname');
  await expect(row.getByRole('img', { name: 'Typed by Maya Lindgren' })).toBeVisible();

  // Without them, and what is remembered of the form names nobody's collection.
  await dialog.getByRole('button', { name: 'Remember' }).click();
  await expect(dialog.getByText('This form is remembered.')).toBeVisible();
  await dialog.getByText('More collections on this form: Deniz').click();
  await dialog.getByRole('button', { name: 'Remove Deniz' }).click();
  await expect(dialog.getByText('1 change to apply')).toBeVisible();
  await dialog.getByRole('button', { name: 'Fill again' }).click();
  await waitUntilFilled(dialog, '3 written as intended');
});

test('filling can be given up, and a filling that failed keeps what was decided', async ({ page, me }) => {
  await page.goto(`/collections/${await makeFilled(me)}`);
  const dialog = await openFillForm(page);
  const release = await hold(page, 'POST /api/collections/*/fill-pdf');
  await giveForm(dialog, await makePaperForm(), 'bees.pdf');
  await expect(dialog.getByText('Filling “bees.pdf” and checking it...')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByText('Drop the blank form here, or choose a file')).toBeVisible();
  await expect(dialog.getByRole('alert')).toBeHidden();
  release();
  await giveForm(dialog, await makePaperForm(), 'bees.pdf');
  await waitUntilFilled(dialog, '4 written as intended');

  await page.keyboard.press('j');
  await page.keyboard.press('b');
  await failOnce(page, 'POST /api/collections/*/fill-pdf', 500);
  await dialog.getByRole('button', { name: 'Fill again' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The form could not be filled.');
  await expect(dialog.getByText('1 change to apply')).toBeVisible();
  await dialog.getByRole('button', { name: 'Fill again' }).click();
  await waitUntilFilled(dialog, '3 written as intended');

  // A form that could not be updated stays remembered as it was.
  await dialog.getByRole('button', { name: 'Remember' }).click();
  await expect(dialog.getByText('This form is remembered.')).toBeVisible();
  await page.keyboard.press('z');
  await dialog.getByRole('option', { name: /^File number/ }).click();
  await dialog.getByRole('combobox', { name: /^New value/ }).fill('B-2041');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Fill again' }).click();
  await waitUntilFilled(dialog, '4 written as intended');
  await failOnce(page, 'PUT /api/saved-forms/*', 500);
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The form could not be remembered.');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog.getByRole('button', { name: 'Update' })).toBeHidden();
});

test('a form without fields is downloaded with fields as well', async ({ page, me }) => {
  await page.goto(`/collections/${await makeFilled(me)}`);
  const dialog = await openFillForm(page);
  await giveForm(dialog, await makePaperForm(), 'bees.pdf');
  await waitUntilFilled(dialog, '4 written as intended');
  await dialog.getByRole('button', { name: 'More ways to download' }).click();
  const saving = page.waitForEvent('download', { timeout: 90_000 });
  await page.getByRole('menuitem', { name: 'Download with fields to type in' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('bees (filled).pdf');
  expect((await readFile(await saved.path())).toString('latin1')).toContain('/AcroForm');
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the verdict is read first, and a place that is chosen brings its answer into view', async ({ page, me }) => {
    await page.goto(`/collections/${await makeFilled(me)}`);
    const dialog = await openFillForm(page);
    await giveForm(dialog, await makeJointForm(), 'permit.pdf');
    await waitUntilFilled(dialog, '3 written as intended');
    await expect(dialog.getByText('3 written as intended')).toBeInViewport();
    await dialog.getByRole('option', { name: /^Catch of day 9/ }).click();
    const answer = dialog.getByRole('combobox', { name: 'New value of Catch of day 9' });
    await expect(answer).toBeInViewport({ ratio: 1 });
    await answer.fill('3 trout');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('1 change to apply')).toBeInViewport({ ratio: 1 });
  });
});
