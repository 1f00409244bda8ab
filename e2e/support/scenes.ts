// The screens and dialogs of the app in their states, in the order in which a person meets them. The gallery and the accessibility tests walk them.
import { expect, type Page } from '@playwright/test';
import { askToDelete, openCollection, openSection } from './collections.ts';
import { giveForm, makePaperForm, makeVisaForm, openFillForm } from './forms.ts';

export interface Scene {
  readonly name: string;
  /** From any signed-in page to the scene. */
  readonly open: (page: Page) => Promise<void>;
}

const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).first();

async function menuOfFirstDocument(page: Page, item: string): Promise<void> {
  await page.goto('/documents');
  await page
    .getByRole('button', { name: /More actions|Actions/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: item }).click();
  await expect(dialog(page)).toBeVisible();
}

async function onDashboard(page: Page, button: string): Promise<void> {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: button }).first().click();
  await expect(dialog(page)).toBeVisible();
}

async function onSettings(page: Page, button: string): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('button', { name: button }).click();
  await expect(dialog(page)).toBeVisible();
}

/** Before anything is there. */
export const emptyScenes: readonly Scene[] = [
  {
    name: 'dashboard-empty',
    open: async (page) => {
      await page.goto('/dashboard');
      await expect(page.getByRole('button', { name: 'Try it with sample documents' })).toBeVisible();
    },
  },
  {
    name: 'documents-empty',
    open: async (page) => {
      await page.goto('/documents');
      await expect(page.getByText('No documents uploaded yet')).toBeVisible();
    },
  },
];

/** With the sample papers read. */
export const filledScenes: readonly Scene[] = [
  {
    name: 'dashboard',
    open: async (page) => {
      await page.goto('/dashboard');
      await expect(page.getByText('My Visa Application').first()).toBeVisible();
    },
  },
  {
    name: 'template-wizard',
    open: async (page) => {
      await onDashboard(page, 'Create Collection');
      await expect(dialog(page).getByText('All Templates')).toBeVisible();
    },
  },
  {
    name: 'template-configure',
    open: async (page) => {
      await onDashboard(page, 'Create Collection');
      await dialog(page).getByText('Rental Application', { exact: true }).first().click();
      await dialog(page).getByRole('button', { name: 'Next' }).click();
      await expect(dialog(page).getByLabel('Collection Name')).toBeVisible();
    },
  },
  { name: 'upload', open: (page) => onDashboard(page, 'Upload Documents') },
  {
    name: 'upload-text',
    open: async (page) => {
      await onDashboard(page, 'Upload Documents');
      await dialog(page).getByRole('tab', { name: 'Paste Text' }).click();
      await dialog(page).getByRole('textbox').fill('Name: Maya Lindgren');
    },
  },
  {
    name: 'collection',
    open: async (page) => {
      await openCollection(page, 'My Visa Application');
      await expect(page.getByText(/^\d+ of \d+ fields$/)).toBeVisible();
    },
  },
  {
    name: 'collection-evidence',
    open: async (page) => {
      await openCollection(page, 'My Visa Application');
      await page
        .getByRole('button', { name: /^(Read|Inferred).* on / })
        .first()
        .click();
      await expect(page.getByRole('img', { name: /page 1/ }).first()).toBeVisible();
    },
  },
  {
    name: 'collection-repeated-group',
    open: async (page) => {
      await openCollection(page, 'My Loan Application');
      await openSection(page, 'Assets');
      await expect(page.getByText('Accounts').first()).toBeVisible();
    },
  },
  {
    name: 'fill-form',
    open: async (page) => {
      await openCollection(page, 'My Visa Application');
      await openFillForm(page);
    },
  },
  {
    name: 'fill-form-paper',
    open: async (page) => {
      await openCollection(page, 'My Visa Application');
      const form = await openFillForm(page);
      await giveForm(form, await makePaperForm(), 'bees.pdf');
      await expect(form.getByRole('img', { name: 'bees (filled).pdf, page 1' })).toBeVisible();
      await form.getByRole('option', { name: /^File number/ }).click();
      await form.getByRole('combobox').fill('B-2041');
      await page.keyboard.press('Enter');
      await form.getByRole('option', { name: /^Surname/ }).click();
    },
  },
  {
    name: 'fill-form-result',
    open: async (page) => {
      await openCollection(page, 'My Visa Application');
      const form = await openFillForm(page);
      await giveForm(form, await makeVisaForm());
      await form.getByRole('tab', { name: /^To check/ }).click();
      await form
        .getByRole('button', { name: /^Change/ })
        .first()
        .click();
      await expect(form.getByRole('combobox')).toBeVisible();
    },
  },
  {
    name: 'delete-collection',
    open: async (page) => {
      await openCollection(page, 'My Visa Application');
      await askToDelete(page);
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'documents',
    open: async (page) => {
      await page.goto('/documents');
      await expect(page.getByText('Passport (sample)').first()).toBeVisible();
    },
  },
  {
    name: 'document-view',
    open: async (page) => {
      await page.goto('/documents');
      await page.getByRole('button', { name: 'Actions for Passport (sample)' }).click();
      await page.getByRole('menuitem', { name: 'View document' }).click();
      await dialog(page)
        .getByRole('button', { name: /^Passport number/ })
        .first()
        .click();
      await expect(
        dialog(page)
          .getByRole('img', { name: /page 1/ })
          .first(),
      ).toBeVisible();
    },
  },
  { name: 'processing-details', open: (page) => menuOfFirstDocument(page, 'View details') },
  {
    name: 'review',
    open: async (page) => {
      await openCollection(page, 'My Visa Application');
      await page.getByRole('button', { name: /to decide$/ }).click();
      await expect(dialog(page).getByRole('article').first()).toBeVisible();
    },
  },
  {
    name: 'settings',
    open: async (page) => {
      await page.goto('/settings');
      await expect(page.getByRole('heading', { name: 'Usage History', exact: true })).toBeVisible();
    },
  },
  { name: 'edit-profile', open: (page) => onSettings(page, 'Edit Profile') },
  { name: 'privacy-settings', open: (page) => onSettings(page, 'Privacy Settings') },
  { name: 'delete-account', open: (page) => onSettings(page, 'Delete Account') },
  {
    name: 'command-palette',
    open: async (page) => {
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.keyboard.press('Control+k');
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'palette-values',
    open: async (page) => {
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.keyboard.press('Control+k');
      await dialog(page).getByRole('combobox').fill('passport number');
      await expect(
        dialog(page)
          .getByRole('option', { name: /HK482915/ })
          .first(),
      ).toBeVisible();
    },
  },
  {
    name: 'palette-documents',
    open: async (page) => {
      await page.goto('/documents');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.keyboard.press('Control+k');
      await dialog(page).getByRole('combobox').fill('birch lane');
      await expect(dialog(page).getByRole('option', { name: /^Bank statement/ })).toBeVisible();
    },
  },
];
