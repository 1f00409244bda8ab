// Papers first, applications later: what is begun after the papers is filled from them at once.
import { createFromTemplate } from './support/collections.ts';
import { paper } from './support/papers.ts';
import { expect, test } from './support/test.ts';

test('a new application is filled from the papers that are there, with sources and updates to review', async ({
  page,
  me,
}) => {
  await me.waitForDocument(await me.addFile(paper('passport.png')));
  await page.goto('/documents');
  const row = page.getByRole('row').filter({ hasText: 'passport.png' });
  const offer = row.getByRole('button', { name: /^Visa Application \d+ fields/ });
  const fields = /\d+ fields/.exec((await offer.textContent())!)![0];
  // Two clicks, and its number is what then is filled.
  await offer.click();
  const dialog = page.getByRole('dialog', { name: 'Configure Collection' });
  await expect(dialog).toContainText(`Your documents will fill ${fields} right away.`);
  await dialog.getByRole('button', { name: 'Create Collection' }).click();
  await expect(page.getByText(`${fields} filled from your documents`)).toBeVisible();
  const surname = page.locator('[data-field="personal.surname"]');
  await expect(surname.getByRole('textbox')).toHaveValue(/lindgren/i);
  await expect(surname.getByRole('button', { name: /passport\.png, page 1/ })).toBeVisible();
  await page.getByRole('link', { name: 'Documents', exact: true }).first().click();
  await row.getByRole('button', { name: /View updates/ }).click();
  await expect(page.getByRole('dialog', { name: 'Collection Updates' })).toContainText('My Visa Application');
});

test('with papers and no collection the dashboard offers what they would fill most, not sample papers', async ({
  page,
  me,
}) => {
  await me.waitForDocument(await me.addFile(paper('passport.png')));
  await me.waitForDocument(await me.addFile(paper('payslip.pdf')));
  await page.goto('/dashboard');
  const offer = page.getByRole('button', { name: /^Visa Application \d+ fields from 2 documents$/ });
  await expect(offer).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try it with sample documents' })).toBeHidden();
  const fields = /\d+ fields/.exec((await offer.textContent())!)![0];
  await offer.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create Collection' }).click();
  await expect(page.getByText(`${fields} filled from your documents`)).toBeVisible();
});

test('a collection that is made active again has what came meanwhile', async ({ page, me }) => {
  await createFromTemplate(page, 'Visa Application');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Make inactive' }).click();
  await expect(page.getByText('Inactive', { exact: true })).toBeVisible();
  await me.waitForDocument(await me.addFile(paper('passport.png')));
  const surname = page.locator('[data-field="personal.surname"]').getByRole('textbox');
  await expect(surname).toHaveValue('');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Make active' }).click();
  await expect(surname).toHaveValue(/lindgren/i);
});
