// Focus after an element went away, and data that survives a slip: for people who use the keyboard alone.
import type { Page } from '@playwright/test';
import { makeCollection, makeFromTemplate, openSection } from './support/collections.ts';
import { expect, test } from './support/test.ts';

const confirm = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: /^Delete/ });

test('a deleted card hands the focus to its neighbour', async ({ page, me }) => {
  for (const name of ['Flat', 'Car', 'School']) await makeCollection(me, name, { person: { name: 'Maya' } });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Delete Car' }).click();
  await confirm(page).click();
  await expect(page.getByRole('link', { name: 'Car', exact: true })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Flat', exact: true })).toBeFocused();
});

test('the palette gives the focus back, and finds one of many collections by any of its words', async ({
  page,
  me,
}) => {
  await makeCollection(me, 'Flat in Malmö', { person: { name: 'Maya' } });
  await page.goto('/dashboard');
  const search = page.getByRole('button', { name: 'Search and commands' });
  await search.click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('malmo flat');
  await expect(page.getByRole('option', { name: /^Flat in Malmö/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toBeFocused();
  await search.click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('malmo');
  await expect(page.getByRole('option', { name: /^Flat in Malmö/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Flat in Malmö' })).toBeVisible();
});

test('a removed entry and an answered question leave the focus where they stood', async ({ page, me }) => {
  const id = await makeFromTemplate(me, 'Loan Application');
  await page.goto(`/collections/${id}`);
  await openSection(page, 'Assets');
  const add = page.getByRole('button', { name: 'Add to Accounts' });
  await add.click();
  await page.getByRole('button', { name: /^Remove Accounts/ }).click();
  await expect(add).toBeFocused();
  await openSection(page, 'Borrower');
  const field = page.locator('[data-field]').first();
  await field.getByRole('button', { name: 'About this field' }).click();
  await field.getByRole('button', { name: 'Does not apply' }).click();
  await expect(field.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field.getByRole('textbox')).toBeFocused();
});

test('a paper dropped on a collection is queued for it, text pasted with a picture stays text', async ({
  page,
  me,
}) => {
  const id = await makeFromTemplate(me, 'Visa Application');
  await page.goto(`/collections/${id}`);
  const name = page.getByLabel('Given names').first();
  await name.evaluate((target) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Maya');
    clipboardData.items.add(new File(['…'], 'image.png', { type: 'image/png' }));
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.getByRole('dialog')).toBeHidden();
  const files = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['Dear Maya'], 'letter.txt', { type: 'text/plain' }));
    return data;
  });
  await page.dispatchEvent('body', 'dragenter', { dataTransfer: files });
  await page.getByText('Drop to fill this collection').dispatchEvent('drop', { dataTransfer: files });
  await expect(page.getByRole('dialog').getByText('letter.txt')).toBeVisible();
});

test('the paper that answers most of what is missing stands above it', async ({ page, me }) => {
  const id = await makeFromTemplate(me, 'Visa Application');
  await page.goto(`/collections/${id}`);
  const missing = page.getByRole('region', { name: /Missing Fields/ });
  await expect(missing.getByText('Passport', { exact: true })).toBeVisible();
  await missing.getByRole('button', { name: 'Upload: Passport' }).click();
  await expect(page.getByRole('dialog', { name: 'Upload Documents' })).toBeVisible();
});
