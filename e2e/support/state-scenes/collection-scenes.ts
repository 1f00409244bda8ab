// A collection in states that are seldom met: waiting, failures, conflicts, long and deep forms, its dialogs.
import { expect, type Page } from '@playwright/test';
import { failWith, hold } from '../calls.ts';
import { makeCollection, makeFromTemplate, openCollection, openSection } from '../collections.ts';
import { dialog, type StateScene } from './scene.ts';

async function fromMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: item }).click();
  await expect(dialog(page)).toBeVisible();
}

async function addField(page: Page): Promise<void> {
  await openCollection(page, 'My Visa Application');
  await page.getByRole('button', { name: 'More for this section' }).click();
  await page.getByRole('menuitem', { name: 'Add New Field' }).click();
  await expect(dialog(page)).toBeVisible();
}

/** Groups in groups, deeper than they are drawn. */
const nested = (depth: number): object => ({
  [`note_at_${depth}`]: `Level ${depth}`,
  ...(depth < 8 && { [`level_${depth + 1}`]: nested(depth + 1) }),
});

export const collectionScenes: readonly StateScene[] = [
  {
    name: 'collection-not-found',
    open: async (page) => {
      await page.goto('/collections/01980000-0000-7000-8000-000000000000');
      await expect(page.getByText('Collection not found')).toBeVisible();
    },
  },
  {
    name: 'collection-loading',
    open: async (page, me) => {
      const id = await makeFromTemplate(me, 'Rental Application');
      await hold(page, 'GET /api/collections/*');
      await page.goto(`/collections/${id}`);
      await expect(page.getByRole('status', { name: /Loading/ })).toBeVisible();
    },
  },
  {
    name: 'collection-new',
    open: async (page, me) => {
      const id = await makeFromTemplate(me, 'Job Application');
      await page.goto(`/collections/${id}`);
      await expect(page.getByText(/^\d+ of \d+ fields$/)).toBeVisible();
    },
  },
  {
    name: 'collection-findings',
    open: async (page, me) => {
      const id = await makeFromTemplate(me, 'Rental Application');
      await me.ask('PUT', `/api/collections/${id}/sections/premises`, { move_in_date: '2030-05-01' });
      await me.ask('PUT', `/api/collections/${id}/sections/personal`, {
        full_name: me.name,
        license_expiry_date: '2030-04-01',
      });
      await me.ask('PUT', `/api/collections/${id}/sections/residence_history`, {
        residences: [{ moved_in_date: '2025-01-01', address: { street: 'Harbour Road 4', city: 'Halifax' } }],
      });
      await page.goto(`/collections/${id}`);
      await page.getByRole('button', { name: /to check$/ }).click();
      await expect(page.getByText('Before you submit it')).toBeVisible();
    },
  },
  {
    name: 'collection-free-form',
    open: async (page, me) => {
      const id = await makeCollection(me, 'Our flat', {
        landlord: { name: 'Ada Njoroge', email: 'ada@example.com', since: '2021-04-01' },
        flat: { rooms: 3, keys: ['Door', 'Cellar', 'Letter box'], has_balcony: true },
        other_fields: { wifi: 'Ask the neighbour' },
      });
      await page.goto(`/collections/${id}`);
      await expect(page.getByText('Auto-organized sections').or(page.getByRole('combobox')).first()).toBeVisible();
    },
  },
  {
    name: 'collection-empty',
    open: async (page, me) => {
      const id = await makeCollection(me, 'Nothing yet', {});
      await page.goto(`/collections/${id}`);
      await expect(page.getByText('No sections available')).toBeVisible();
    },
  },
  {
    name: 'collection-deep',
    open: async (page, me) => {
      const id = await makeCollection(me, 'Deep groups', { household: nested(0) });
      await page.goto(`/collections/${id}`);
      for (const level of [3, 4, 5, 6, 7]) {
        const group = page.getByRole('button', { name: `Level ${level}`, exact: true });
        if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
      }
      await page.getByText('Maximum nesting depth reached (6)').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'collection-unsaved',
    open: async (page) => {
      await openCollection(page, 'My Visa Application');
      await page.getByLabel('Given names').first().fill('Maya Ingrid');
      await expect(page.getByText('Unsaved changes').first()).toBeVisible();
    },
  },
  {
    name: 'collection-messages',
    open: async (page) => {
      await openCollection(page, 'My Visa Application');
      await openSection(page, 'Address and contact');
      await page
        .getByLabel(/E-?mail/)
        .first()
        .fill('maya at example');
      await page
        .getByLabel(/E-?mail/)
        .first()
        .blur();
      // At its field; what is found in the whole collection says so a moment later as well.
      const told = page.locator('[data-field="contact.email"]').getByText('Please enter a valid email address');
      await expect(told).toBeVisible();
      await told.evaluate((text) => text.scrollIntoView({ block: 'center' }));
    },
  },
  {
    name: 'collection-field-help',
    open: async (page) => {
      await openCollection(page, 'My Visa Application');
      await page.getByRole('button', { name: 'About this field' }).nth(1).click();
      await expect(page.getByRole('button', { name: 'Explain this field' })).toBeVisible();
    },
  },
  {
    name: 'explain-field',
    open: async (page) => {
      await openCollection(page, 'My Visa Application');
      await page.getByRole('button', { name: 'About this field' }).nth(1).click();
      await page.getByRole('button', { name: 'Explain this field' }).click();
      await expect(dialog(page).getByText(/^Costs/)).toBeVisible();
    },
  },
  {
    name: 'upload-into-collection',
    open: async (page) => {
      await openCollection(page, 'My Visa Application');
      await page.getByRole('button', { name: 'Upload Documents' }).click();
      await expect(dialog(page).getByRole('checkbox')).toBeVisible();
    },
  },
  {
    name: 'collection-inactive',
    open: async (page, me) => {
      const id = await makeCollection(me, 'Last year', { trip: { country: 'Portugal' } });
      await me.ask('PUT', `/api/collections/${id}`, { is_active: false });
      await page.goto(`/collections/${id}`);
      await expect(page.getByText('Inactive', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'collection-conflict',
    open: async (page, me) => {
      const data = { person: { name: 'Maya Lindgren', city: 'Uppsala' } };
      const id = await makeCollection(me, 'Edited twice', data);
      await page.goto(`/collections/${id}`);
      await page.getByLabel('City').fill('Stockholm');
      await page.getByLabel('City').blur();
      await me.ask('PUT', `/api/collections/${id}/sections/person`, { name: 'Maya Lindgren', city: 'Malmö' });
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Malmö')).toBeVisible();
    },
  },
  {
    name: 'collection-save-failed',
    open: async (page) => {
      await failWith(page, 'PUT /api/collections/*/sections/*', 500);
      await openCollection(page, 'My Visa Application');
      await page.getByLabel('Given names').first().fill('Maya Astrid');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Request failed, please try again later')).toBeVisible();
    },
  },
  {
    name: 'leave-unsaved',
    open: async (page) => {
      await openCollection(page, 'My Visa Application');
      await page.getByLabel('Given names').first().fill('Maya Astrid');
      await page.getByRole('link', { name: 'Settings' }).filter({ visible: true }).click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'add-field',
    open: async (page) => {
      await addField(page);
      await dialog(page).getByPlaceholder('Search fields').fill('marital');
      await expect(dialog(page).getByText('Marital status').first()).toBeVisible();
    },
  },
  {
    name: 'add-field-custom',
    open: async (page) => {
      await addField(page);
      await dialog(page).getByRole('tab', { name: 'Your own' }).click();
      await dialog(page).getByText('Dropdown').click();
      await dialog(page).getByRole('button', { name: 'Add Field' }).click();
      await expect(dialog(page).getByText('Options are required for dropdown fields')).toBeVisible();
    },
  },
  {
    name: 'add-field-failed',
    open: async (page) => {
      await failWith(page, 'GET /api/collections/field-schemas', 404);
      await addField(page);
      await expect(dialog(page).getByText('Failed to load field schemas')).toBeVisible();
    },
  },
  {
    name: 'remove-entry',
    open: async (page) => {
      await openCollection(page, 'My Loan Application');
      await openSection(page, 'Assets');
      await page
        .getByRole('button', { name: /^Remove / })
        .first()
        .click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'history',
    open: async (page) => {
      await openCollection(page, 'My Visa Application');
      await fromMenu(page, 'History');
      await expect(dialog(page).getByText('Current')).toBeVisible();
    },
  },
  {
    name: 'history-restore',
    open: async (page) => {
      await openCollection(page, 'My Visa Application');
      await fromMenu(page, 'History');
      await dialog(page)
        .getByRole('button', { name: /^Restore/ })
        .first()
        .click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'autofill',
    open: async (page) => {
      await openCollection(page, 'My Visa Application');
      await page.getByRole('button', { name: 'Autofill' }).click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'collection-print',
    open: async (page) => {
      await openCollection(page, 'My Visa Application');
      await expect(page.getByText(/^\d+ of \d+ fields$/)).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    },
  },
];
