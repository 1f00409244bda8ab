// Uploads, documents and their review in states that are seldom met.
import { expect, type Page } from '@playwright/test';
import { answerWith, failWith, hold } from '../calls.ts';
import { paper } from '../papers.ts';
import { dialog, type StateScene } from './scene.ts';

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

export const documentScenes: readonly StateScene[] = [
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
      // Also where they are here already.
      await answerWith(page, 'POST /api/documents/known', { documents: [] });
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
      // Also where they are here already.
      await answerWith(page, 'POST /api/documents/known', { documents: [] });
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
    name: 'review-restored',
    open: async (page) => {
      await page.route('**/api/documents/*/collection-updates', async (route) => {
        const answer = await route.fetch();
        const updates = (await answer.json()) as { review_status: string }[];
        await route.fulfill({ response: answer, json: updates.map((one) => ({ ...one, review_status: 'restored' })) });
      });
      await page.goto('/documents');
      await page
        .getByRole('button', { name: /View updates|to review/ })
        .first()
        .click();
      await expect(dialog(page).getByText('Restored', { exact: true }).first()).toBeVisible();
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
