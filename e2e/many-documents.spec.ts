// Many documents at once: found by words and filters, handled together, announced together.
import type { Page } from '@playwright/test';
import { failWith } from './support/calls.ts';
import { makeFromTemplate } from './support/collections.ts';
import { documentRow } from './support/documents.ts';
import type { Person } from './support/person.ts';
import { expect, test } from './support/test.ts';
import { toasts } from './support/toasts.ts';

async function addPapers(me: Person, names: readonly string[]): Promise<void> {
  const ids = [];
  for (const name of names) ids.push(await me.addText(name, `Dear Maya, this is ${name}. Yours, Ana`));
  for (const id of ids) await me.waitForDocument(id);
}

const tick = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` }).click();

test('found by words, by what is to be done and by type; the address remembers it', async ({ page, me }) => {
  await addPapers(me, ['rent.txt', 'dentist.txt']);
  await page.goto('/documents');
  const search = page.getByRole('searchbox', { name: 'Search documents' });
  await search.fill('DENT');
  await expect(documentRow(page, 'rent.txt')).toHaveCount(0);
  await expect(documentRow(page, 'dentist.txt')).toBeVisible();
  await expect(page).toHaveURL(/\/documents\?q=DENT$/);
  await page.reload();
  await expect(search).toHaveValue('DENT');
  await expect(documentRow(page, 'dentist.txt')).toBeVisible();
  await page.getByRole('combobox', { name: 'Which documents' }).selectOption('Could not be read');
  await expect(page.getByText('No documents match your search criteria.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(search).toHaveValue('');
  await expect(page).toHaveURL(/\/documents$/);
  await expect(documentRow(page, 'rent.txt')).toBeVisible();
});

test('several are ticked and deleted together; those that fail stay ticked', async ({ page, me }) => {
  await addPapers(me, ['one.txt', 'two.txt', 'three.txt']);
  await page.goto('/documents');
  await tick(page, 'one.txt');
  await tick(page, 'two.txt');
  const bar = page.getByRole('toolbar', { name: 'Selected documents' });
  await expect(bar.getByRole('status')).toHaveText('2 selected');
  await expect(bar.getByRole('button', { name: 'Reprocess' })).toHaveCount(0);
  const undo = await failWith(page, 'DELETE /api/documents/*', 503);
  await bar.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete 2 documents' });
  await dialog.getByRole('button', { name: 'Delete 2 documents' }).click();
  await expect(toasts(page).filter({ hasText: 'Failed to delete 2 documents' })).toBeVisible();
  await expect(bar.getByRole('status')).toHaveText('2 selected');
  await undo();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete 2 documents' }).click();
  await expect(documentRow(page, 'one.txt')).toHaveCount(0);
  await expect(documentRow(page, 'two.txt')).toHaveCount(0);
  await expect(documentRow(page, 'three.txt')).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('all of a page are ticked at once, and each original is downloaded', async ({ page, me }) => {
  await addPapers(me, ['one.txt', 'two.txt', 'three.txt']);
  await page.goto('/documents');
  await tick(page, 'two.txt');
  await page.getByRole('checkbox', { name: 'Select all documents on this page' }).click();
  const saved: string[] = [];
  page.on('download', (download) => saved.push(download.suggestedFilename()));
  await page.getByRole('toolbar').getByRole('button', { name: 'Download' }).click();
  await expect.poll(() => saved.toSorted()).toEqual(['one.txt', 'three.txt', 'two.txt']);
  await expect(toasts(page).filter({ hasText: '3 documents downloaded' })).toBeVisible();
});

test('more papers than toasts are announced by one, which leads to the review', async ({ page, me }) => {
  await makeFromTemplate(me, 'Visa Application');
  await page.goto('/documents');
  await page.getByRole('button', { name: 'Upload Document', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload Documents' });
  const papers = ['+46 70 1740605', '+46 70 1740606', '+46 70 1740607', '+46 70 1740608'].map((phone, n) => ({
    name: `card-${n}.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from(`Name: Maya Lindgren\nMobile phone: ${phone}\n`),
  }));
  await dialog.locator('input[type=file]').setInputFiles(papers);
  await dialog.getByRole('button', { name: /^Upload/ }).click();
  const toast = toasts(page).filter({ hasText: '4 documents read' });
  await expect(toast).toContainText(/\d+ values? filled · \d+ to decide/);
  await expect(page.getByText('Document processing completed!')).toHaveCount(0);
  await toast.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByRole('dialog', { name: 'Collection Updates' })).toBeVisible();
});
