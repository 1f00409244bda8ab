// States that a person meets seldom, brought about on purpose: failures, waiting, conflicts, long and deep forms. For the gallery.
import { expect, type Page } from '@playwright/test';
import { answerWith, cutOffServer, failWith, hold } from './calls.ts';
import { makeCollection, makeFromTemplate, openCollection, openSection } from './collections.ts';
import { paper } from './papers.ts';
import type { Person } from './person.ts';

export interface StateScene {
  readonly name: string;
  /** From any signed-in page to the scene; what it intercepts is undone by the caller. */
  readonly open: (page: Page, me: Person) => Promise<unknown>;
}

const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).first();
const manyOf = (count: number) => Array.from({ length: count }, (_, index) => index);

async function fromMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: item }).click();
  await expect(dialog(page)).toBeVisible();
}

async function upload(page: Page): Promise<void> {
  await page.goto('/documents?upload=1');
  await expect(dialog(page)).toBeVisible();
}

async function addPapers(page: Page): Promise<void> {
  await upload(page);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([paper('passport.png'), paper('payslip.pdf')]);
  await expect(dialog(page).getByText('payslip.pdf')).toBeVisible();
}

async function addField(page: Page): Promise<void> {
  await openCollection(page, 'My Visa Application');
  await page.getByRole('button', { name: 'More for this section' }).click();
  await page.getByRole('menuitem', { name: 'Add New Field' }).click();
  await expect(dialog(page)).toBeVisible();
}

async function openPalette(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toBeVisible();
}

/** Groups in groups, deeper than they are drawn. */
const nested = (depth: number): object => ({
  [`note_at_${depth}`]: `Level ${depth}`,
  ...(depth < 8 && { [`level_${depth + 1}`]: nested(depth + 1) }),
});

const dashboard: readonly StateScene[] = [
  {
    name: 'dashboard-loading',
    open: async (page) => {
      await hold(page, 'GET /api/collections');
      await page.goto('/dashboard');
      await expect(page.getByRole('status', { name: 'Loading...' })).toBeVisible();
    },
  },
  {
    name: 'dashboard-failed',
    open: async (page) => {
      await failWith(page, 'GET /api/collections', 404);
      await page.goto('/dashboard');
      await expect(page.getByText('Failed to load collections. Please try again.')).toBeVisible();
    },
  },
  {
    name: 'dashboard-nothing-found',
    open: async (page) => {
      await page.goto('/dashboard');
      await page.getByPlaceholder('Search collections...').fill('tax return');
      await expect(page.getByText('No collections match your search criteria.')).toBeVisible();
    },
  },
  {
    name: 'dashboard-many',
    open: async (page, me) => {
      const { collections } = await me.ask<{ collections: object[] }>('GET', '/api/collections');
      const copies = manyOf(100).map((index) => ({
        ...collections[index % collections.length],
        id: `0198-${index}`,
        collection_name: `Application ${index + 1} for a place with rather a long name`,
        completion_percentage: index % 101,
        is_active: index % 3 > 0,
      }));
      await answerWith(page, 'GET /api/collections', { collections: copies, total: copies.length });
      await page.goto('/dashboard');
      await expect(page.getByText('Application 2 for')).toBeVisible();
    },
  },
  {
    name: 'edit-collection',
    open: async (page) => {
      await page.goto('/dashboard');
      await page.getByRole('button', { name: 'Edit My Visa Application' }).click();
      await expect(dialog(page).getByLabel('Name')).toBeVisible();
    },
  },
  {
    name: 'create-manual',
    open: async (page) => {
      await page.goto('/dashboard?create=1');
      await dialog(page).getByText('Create Manual Collection').click();
      await expect(dialog(page).getByLabel('Collection Name')).toBeVisible();
    },
  },
  {
    name: 'template-nothing-found',
    open: async (page) => {
      await page.goto('/dashboard?create=1');
      await dialog(page).getByPlaceholder('Search templates').fill('spaceship');
      await expect(page.getByText('No template matches your search.')).toBeVisible();
    },
  },
  {
    name: 'templates-failed',
    open: async (page) => {
      await failWith(page, 'GET /api/collections/templates', 404);
      await page.goto('/dashboard?create=1');
      await expect(page.getByText('The templates could not be loaded')).toBeVisible();
    },
  },
];

const collection: readonly StateScene[] = [
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
      await expect(page.getByText('Overall Progress')).toBeVisible();
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
      await expect(page.getByText('Please enter a valid email address')).toBeVisible();
      await page
        .getByText('Please enter a valid email address')
        .evaluate((text) => text.scrollIntoView({ block: 'center' }));
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
      await expect(page.getByText('Overall Progress')).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    },
  },
];

const documents: readonly StateScene[] = [
  {
    name: 'upload-queue',
    open: async (page) => {
      await addPapers(page);
      await expect(dialog(page).getByText('Pending').first()).toBeVisible();
    },
  },
  {
    name: 'upload-refused',
    open: async (page) => {
      await upload(page);
      const files = page.locator('input[type=file]').first();
      await files.setInputFiles([
        { name: 'notes.docx', mimeType: 'application/msword', buffer: Buffer.from('notes') },
        { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(11_000_000) },
      ]);
      await expect(dialog(page).getByText(/is too large/)).toBeVisible();
    },
  },
  {
    name: 'upload-sending',
    open: async (page) => {
      await hold(page, 'POST /api/documents/upload');
      await addPapers(page);
      await dialog(page)
        .getByRole('button', { name: /^Upload 2/ })
        .click();
      await expect(
        dialog(page)
          .getByText(/^Uploading \d/)
          .first(),
      ).toBeVisible();
    },
  },
  {
    name: 'upload-failed',
    open: async (page) => {
      await failWith(page, 'POST /api/documents/upload', 507, {
        code: 'storage_full',
        detail: 'There is no room left for files. Nothing was charged.',
      });
      await addPapers(page);
      await dialog(page)
        .getByRole('button', { name: /^Upload 2/ })
        .click();
      await expect(dialog(page).getByText('Error', { exact: true })).toHaveCount(2);
    },
  },
  {
    name: 'documents-states',
    open: async (page, me) => {
      const { documents: there } = await me.ask<{ documents: object[] }>('GET', '/api/documents');
      const states = [
        { processing_status: 'processing', processing_step: 'categorization', document_type: null },
        { processing_status: 'processing', processing_step: 'extraction' },
        { processing_status: 'error', processing_step: null, error_message: 'The file is protected with a password.' },
        { processing_status: 'pending', processing_step: null, document_type: null },
      ];
      const changed = there.map((document, index) => ({ ...document, ...states[index] }));
      await answerWith(page, 'GET /api/documents', { documents: changed, total: 67, total_pages: 4, page: 1 });
      await page.goto('/documents');
      await expect(page.getByText('The file is protected with a password.')).toBeVisible();
    },
  },
  {
    name: 'documents-failed',
    open: async (page) => {
      await failWith(page, 'GET /api/documents', 404);
      await page.goto('/documents');
      await expect(page.getByText('Failed to load documents')).toBeVisible();
    },
  },
  {
    name: 'documents-loading',
    open: async (page) => {
      await hold(page, 'GET /api/documents');
      await page.goto('/documents');
      await expect(page.getByRole('status').filter({ visible: true }).first()).toBeAttached();
    },
  },
  {
    name: 'document-menu',
    open: async (page) => {
      await page.goto('/documents');
      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click();
      await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible();
    },
  },
  {
    name: 'document-rename',
    open: async (page) => {
      await page.goto('/documents');
      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Rename' }).click();
      await expect(page.getByRole('textbox')).toBeVisible();
    },
  },
  {
    name: 'document-delete',
    open: async (page) => {
      await page.goto('/documents');
      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'review-failed',
    open: async (page) => {
      await failWith(page, 'GET /api/documents/*/collection-updates', 404);
      await page.goto('/documents');
      await page
        .getByRole('button', { name: /View updates/ })
        .first()
        .click();
      await expect(dialog(page).getByText('Failed to load updates')).toBeVisible();
    },
  },
  {
    name: 'review-empty',
    open: async (page) => {
      await answerWith(page, 'GET /api/documents/*/collection-updates', []);
      await page.goto('/documents');
      await page
        .getByRole('button', { name: /View updates/ })
        .first()
        .click();
      await expect(dialog(page).getByText('No updates found for this document')).toBeVisible();
    },
  },
];

/** A month of use, 56 entries of history. */
const usage = {
  items: manyOf(20).map((index) => ({
    id: `01980000-0000-7000-8000-0000000000${10 + index}`,
    created_at: new Date(Date.now() - index * 5_400_000).toISOString(),
    operation_type: ['document_processing', 'map_fields', 'clarify_fields'][index % 3],
    credits_consumed: 1 + (index % 4),
  })),
  total: 133,
  total_pages: 7,
  page: 3,
};

const settings: readonly StateScene[] = [
  {
    name: 'settings-usage',
    open: async (page) => {
      const days = manyOf(30).map((index) => ({
        date: new Date(Date.now() - (29 - index) * 86_400_000).toISOString().slice(0, 10),
        credits: index % 7 > 4 ? 0 : (index * 7) % 23,
      }));
      await answerWith(page, 'GET /api/credits/usage-chart', days);
      await answerWith(page, 'GET /api/credits/usage-history', usage);
      await page.goto('/settings');
      await page.getByRole('heading', { name: 'Usage History', exact: true }).scrollIntoViewIfNeeded();
      await expect(page.getByText(/of 133 entries/)).toBeVisible();
    },
  },
  {
    name: 'settings-usage-failed',
    open: async (page) => {
      await failWith(page, 'GET /api/credits/usage-chart', 404);
      await failWith(page, 'GET /api/credits/usage-history', 404);
      await page.goto('/settings');
      await page.getByText('Failed to load usage history').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'settings-usage-empty',
    open: async (page) => {
      await answerWith(page, 'GET /api/credits/usage-chart', []);
      await answerWith(page, 'GET /api/credits/usage-history', { items: [], total: 0, total_pages: 0, page: 1 });
      await page.goto('/settings');
      await page.getByText('No usage history available').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'subscription',
    open: async (page) => {
      await page.goto('/settings');
      await page.getByRole('button', { name: 'Manage Subscription' }).click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'sessions',
    open: async (page) => {
      await page.goto('/settings');
      await page.getByRole('button', { name: 'Where you are signed in' }).click();
      await expect(dialog(page)).toBeVisible();
    },
  },
];

const everywhere: readonly StateScene[] = [
  {
    name: 'get-credits',
    open: async (page) => {
      await page.goto('/dashboard');
      await page
        .getByRole('button', { name: /credits/i })
        .first()
        .click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  ...[0, 7, 42].map((balance) => ({
    name: `credits-${balance}`,
    open: async (page: Page) => {
      await answerWith(page, 'GET /api/credits/balance', { balance });
      await page.goto('/dashboard');
      await expect(page.getByRole('button', { name: 'Get More Credits' })).toBeVisible();
    },
  })),
  {
    name: 'palette-search',
    open: async (page) => {
      await page.goto('/dashboard');
      await openPalette(page);
      await page.keyboard.type('visa');
      await expect(dialog(page).getByRole('option', { name: /My Visa Application/ })).toBeVisible();
    },
  },
  {
    name: 'palette-nothing',
    open: async (page) => {
      await page.goto('/dashboard');
      await openPalette(page);
      await page.keyboard.type('zzz');
      await expect(dialog(page).getByText('Nothing found.')).toBeVisible();
    },
  },
  {
    name: 'account-menu',
    open: async (page, me) => {
      await page.goto('/dashboard');
      await page.getByRole('button', { name: new RegExp(me.name) }).click();
      await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    },
  },
  {
    name: 'offline',
    open: async (page) => {
      await page.goto('/documents');
      await page.getByRole('button', { name: 'Refresh' }).waitFor();
      await cutOffServer(page);
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'OneForm does not answer right now' })).toBeVisible();
    },
  },
  { name: 'not-found', open: (page) => page.goto('/no-such-page') },
  { name: 'privacy', open: (page) => page.goto('/privacy') },
  { name: 'terms', open: (page) => page.goto('/terms') },
];

/** With the sample papers read. */
export const stateScenes: readonly StateScene[] = [
  ...dashboard,
  ...collection,
  ...documents,
  ...settings,
  ...everywhere,
];
