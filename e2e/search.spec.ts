// Ctrl K: values of all collections with their source, documents by what is in them, and every command.
import type { Page } from '@playwright/test';
import { makeCollection, makeFromTemplate } from './support/collections.ts';
import { expect, test } from './support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' });
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name });
const copiedText = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function ask(page: Page, text: string): Promise<void> {
  if (!(await palette(page).isVisible())) {
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.keyboard.press('Control+k');
  }
  await palette(page).getByRole('combobox').fill(text);
}

/** Templates come late to the list: only what is chosen is run. */
async function run(page: Page, text: string, command: RegExp): Promise<void> {
  await ask(page, text);
  await expect(option(page, command)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
}

test('"passport number" gives the number with its source: to copy, or to go there', async ({ page, me }) => {
  const id = await makeFromTemplate(me, 'Visa Application');
  await me.ask('PUT', `/api/collections/${id}/sections/travel_document`, { passport_number: 'HK482915' });
  await page.goto('/settings');
  await ask(page, 'passport number');
  const found = option(page, /^Passport number HK482915/);
  await expect(found).toContainText(`My Visa Application › Passport · Typed by ${me.name}`);
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+c');
  await expect(page.getByText('HK482915')).toBeVisible();
  await expect.poll(() => copiedText(page)).toBe('HK482915');
  await expect(palette(page)).toHaveCount(0);
  await ask(page, '4829');
  await page.evaluate(() => navigator.clipboard.writeText('before'));
  await found.locator('[data-copies]').click();
  await expect.poll(() => copiedText(page)).toBe('HK482915');
  await ask(page, '4829');
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/collections/${id}?*`);
  await expect(page.getByRole('textbox', { name: 'Passport number' })).toBeFocused();
});

test('a field without a value leads to where it is missing; what is selected in the box is copied as ever', async ({
  page,
  me,
}) => {
  const id = await makeFromTemplate(me, 'Visa Application');
  await page.goto('/dashboard');
  await ask(page, 'marital status');
  await expect(option(page, /^Marital status Empty/)).toHaveAttribute('aria-selected', 'true');
  await palette(page).getByRole('combobox').press('Control+a');
  await page.keyboard.press('Control+c');
  await expect.poll(() => copiedText(page)).toBe('marital status');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/collections/${id}?*`);
  await expect(page.getByRole('combobox', { name: 'Marital status' })).toBeFocused();
});

test('documents are found by what is in them, and open at the place', async ({ page, me }) => {
  const id = await me.addText(
    'notes.txt',
    'Landlord: Ada Njoroge\nMonthly rent: 1,450.00 USD\nThe parking space is yours.',
  );
  await me.waitForDocument(id);
  await page.goto('/dashboard');
  await ask(page, 'parking space');
  await expect(option(page, /^notes.txt/)).toContainText('The parking space is yours');
  await ask(page, 'njoroge');
  await expect(option(page, /^notes.txt/)).toContainText('Ada Njoroge');
  await expect(option(page, /^notes.txt/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'notes.txt' });
  await expect(sheet.getByRole('heading', { name: 'Values in this document' })).toBeVisible();
  const line = sheet.getByRole('listitem').filter({ hasText: 'Ada Njoroge' });
  await expect(line.getByRole('button', { pressed: true })).toBeVisible();
  await line.getByRole('button', { name: 'Copy value' }).click();
  await expect.poll(() => copiedText(page)).toBe('Ada Njoroge');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\/documents$/);
});

test('every command is there: those of the account everywhere, those of a collection on its page', async ({
  page,
  me,
}) => {
  const id = await makeCollection(me, 'Our flat', { flat: { city: 'Halifax' }, landlord: { name: 'Ada' } });
  await page.goto('/dashboard');
  const downloading = page.waitForEvent('download');
  await run(page, 'export', /Export data/);
  expect((await downloading).suggestedFilename()).toMatch(/^oneform-export/);
  await expect(page).toHaveURL(/\/settings$/);
  for (const [text, command, title] of [
    ['API keys', /API keys/, 'API keys'],
    ['edit profile', /Edit profile/, 'Edit Profile'],
    ['paste', /Paste text/, 'Upload Documents'],
    ['create visa', /Create .*Visa/, /Choose a Template|Configure Collection/],
    ['manual', /Create manual/, 'Create Manual Collection'],
    ['delete account', /Delete account/, 'Delete Account'],
  ] as const) {
    await run(page, text, command);
    const dialog = page.getByRole('dialog', { name: title }).or(page.getByRole('alertdialog', { name: title }));
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  await page.goto(`/collections/${id}`);
  await run(page, 'go to landlord', /Landlord/);
  await expect(page.getByRole('heading', { level: 2, name: 'Landlord' })).toBeVisible();
  await run(page, 'copy all', /Copy all/i);
  await expect(page.getByText('2 values copied')).toBeVisible();
  await run(page, 'inactive', /Inactive/i);
  await expect(page.getByText('Inactive', { exact: true })).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Ada N.');
  await page.getByLabel('Name', { exact: true }).blur();
  await run(page, 'save changes', /Save changes/i);
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await page.goto('/dashboard');
  await ask(page, 'go to landlord');
  await expect(palette(page).getByText('Nothing found')).toBeVisible();
});
