// The main job of the product, on real papers, from the first page to the decided conflict.

import type { Page } from '@playwright/test';
import { createFromTemplate, openCollection } from './support/collections.ts';
import { paper } from './support/papers.ts';
import { expect, test } from './support/test.ts';

// As most people see it: with everything that moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

async function upload(page: Page, ...files: string[]): Promise<void> {
  await page.goto('/documents');
  await page.getByRole('button', { name: 'Upload Document' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload Documents' });
  await dialog.locator('input[type=file]').setInputFiles(files);
  await dialog.getByRole('button', { name: /^Upload/ }).click();
  await expect(dialog).toBeHidden();
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function openUpdates(page: Page, documentName: string): Promise<void> {
  await row(page, documentName)
    .getByRole('button', { name: /View updates/ })
    .click();
}

/** Of two papers that disagree the one that was read later holds the conflict; which that is, nobody knows. */
async function openConflict(page: Page, documentNames: readonly string[]): Promise<void> {
  const review = page.getByRole('dialog', { name: 'Collection Updates' });
  for (const name of documentNames) {
    await openUpdates(page, name);
    await expect(review.getByRole('region', { name: 'My Visa Application' })).toBeVisible();
    if (
      await review
        .getByRole('article', { name: /address/i })
        .first()
        .isVisible()
    )
      return;
    await page.keyboard.press('Escape');
    await expect(review).toBeHidden();
  }
}

/** In the open review: decides the conflict about the address, which is one question, for the newer side. */
async function decideStreet(page: Page): Promise<void> {
  const review = page.getByRole('dialog', { name: 'Collection Updates' });
  await expect(
    review.getByText(
      'Some updates require your review due to conflicts with existing data. Please review each update carefully.',
    ),
  ).toBeVisible();
  const conflict = review.getByRole('article', { name: /address/i }).first();
  await expect(conflict).toContainText('48 Alder Street, Apt 5');
  await expect(conflict).toContainText('12 Birch Lane');
  await conflict.getByRole('button', { name: 'Accept new' }).click();
  await expect(review.getByRole('status').first()).toContainText(/^Accepted .*address/i);
  await page.keyboard.press('Escape');
}

test('papers that are uploaded fill a visa and a loan application, and a conflict is decided once', async ({
  signedIn: page,
}) => {
  await createFromTemplate(page, 'Visa Application');
  await createFromTemplate(page, 'Loan Application');
  await upload(page, paper('passport.png'), paper('payslip.pdf'));
  for (const name of ['passport.png', 'payslip.pdf'])
    await expect(row(page, name).getByText('Completed')).toBeVisible();

  await openCollection(page, 'My Visa Application');
  await expect(page.getByLabel(/^Surname/).first()).toHaveValue(/lindgren/i);
  await openCollection(page, 'My Loan Application');
  await expect(page.getByLabel(/^Last name/).first()).toHaveValue(/lindgren/i);

  await upload(page, paper('bank-statement.pdf'));
  await expect(row(page, 'bank-statement.pdf').getByText('Completed')).toBeVisible();
  await openUpdates(page, 'bank-statement.pdf');
  await decideStreet(page);

  await openCollection(page, 'My Visa Application');
  await page.getByRole('button', { name: /Address and contact/ }).click();
  await expect(page.getByLabel(/Street/).first()).toHaveValue('12 Birch Lane');
  await page.reload();
  await page.getByRole('button', { name: /Address and contact/ }).click();
  await expect(page.getByLabel(/Street/).first()).toHaveValue('12 Birch Lane');
});

test('the sample papers do the same from the empty dashboard', async ({ signedIn: page }) => {
  await page.getByRole('button', { name: 'Try it with sample documents' }).click();
  // Before the application that fills itself, with what is to be decided.
  await page.waitForURL('**/collections/*');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('My Visa Application');
  await expect(page.getByText(/^Reading \d documents?\./)).toBeVisible();
  await expect(page.getByLabel(/^Surname/).first()).toHaveValue(/lindgren/i, { timeout: 60_000 });
  await expect(page.getByRole('button', { name: /^\d+ to decide$/ })).toBeVisible();
  await expect(page.getByText(/^Reading \d documents?\./)).toBeHidden({ timeout: 60_000 });
  await page.getByRole('button', { name: /^\d+ to decide$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Collection Updates' })).toContainText('My Visa Application');
  await page.keyboard.press('Escape');
  // It goes back to where it was opened.
  await page.waitForURL('**/collections/*');
  await page.goto('/documents');
  for (const name of ['Passport', 'Payslip', 'Bank statement', 'Employment letter'])
    await expect(row(page, name).getByText('Completed')).toBeVisible();
  await openConflict(page, ['Bank statement', 'Payslip']);
  await decideStreet(page);
  for (const name of ['My Visa Application', 'My Loan Application']) {
    await openCollection(page, name);
    await expect(page.getByText(/of \d+ fields$/)).toBeVisible();
  }
  await page.reload();
  await expect(page.getByLabel('Date of birth').first()).toHaveValue('Apr 17, 1991');
});
