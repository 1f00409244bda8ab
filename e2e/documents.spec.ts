// The table of documents: its states, its pages, and everything that can be done with one document.
import { answerWith, failWith, hold, watchCalls } from './support/calls.ts';
import { makeCollection } from './support/collections.ts';
import { documentRow, listedDocument, pageOfDocuments, pressInMenu } from './support/documents.ts';
import { expect, test } from './support/test.ts';

const quote = {
  operation: 'document_processing',
  credits: 3,
  balance: 500,
  sufficient: true,
  per_document: 0,
  reason: '3 pages',
};

test('nothing yet, and a list that is still on its way', async ({ page, me: _ }) => {
  const release = await hold(page, 'GET /api/documents');
  await page.goto('/documents');
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
  await expect(page.getByText('No documents uploaded yet')).toBeHidden();
  release();
  await expect(page.getByText('No documents uploaded yet')).toBeVisible();
  await page.getByRole('button', { name: 'Upload Document', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Upload Documents' })).toBeVisible();
});

test('a list that cannot be had says so and can be asked for again', async ({ page, me: _ }) => {
  const undo = await failWith(page, 'GET /api/documents', 400);
  await page.goto('/documents');
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to load documents' })).toBeVisible();
  await undo();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No documents uploaded yet')).toBeVisible();
});

const leftToDecide = {
  status: 'decided',
  people: [],
  name_on_paper: null,
  sentence: '',
  filled: 0,
  to_decide: 13,
  choices: [],
} as const;

test('each document with its kind, size, state and time; Refresh looks again', async ({ page, me }) => {
  await makeCollection(me, 'Moving house', { address: { city: 'Lisbon' } });
  const documents = [
    listedDocument('tiny.txt', { file_size: 12 }),
    listedDocument('small.txt', { file_size: 1536, document_type: 'bank_statement', whose: leftToDecide }),
    listedDocument('large.pdf', { file_size: 5_242_880, page_count: 3 }),
    listedDocument('huge.pdf', { file_size: 2_147_483_648, problems: [{ code: 'x', page: 2, message: 'Too dark.' }] }),
    listedDocument('failed.pdf', { processing_status: 'error', error_message: null, document_type: null }),
    listedDocument('waiting.txt', { processing_status: 'pending', document_type: null }),
    listedDocument('reading.pdf', {
      processing_status: 'processing',
      processing_step: 'extraction',
      progress: { done: 2, total: 5 },
      document_type: null,
    }),
  ];
  await answerWith(page, 'GET /api/documents', pageOfDocuments(documents));
  await answerWith(page, 'GET /api/credits/quote', quote);
  await page.goto('/documents');
  const table = page.getByRole('table', { name: 'Documents' });
  for (const column of ['Document', 'Type', 'Size', 'Status', 'Uploaded', 'Actions'])
    await expect(table.getByRole('columnheader', { name: column, exact: true })).toBeAttached();
  for (const [name, ...texts] of [
    ['tiny.txt', '12 Bytes', 'Completed', 'Letter'],
    ['small.txt', '1.5 KB', 'Bank statement', 'View updates13 to decide'],
    ['large.pdf', '5 MB', '3 pages'],
    ['huge.pdf', '2 GB', 'Page 2: Too dark.'],
    ['failed.pdf', 'Error', 'Processing error', 'Reprocess'],
    ['waiting.txt', 'Pending', 'Not enough credits to read it yet. It’s kept until then.', 'Read now'],
    ['reading.pdf', 'Processing', 'Extraction, page 3 of 5'],
  ] as const)
    for (const text of texts) await expect(documentRow(page, name)).toContainText(text);
  await expect(documentRow(page, 'reading.pdf').getByRole('button', { name: 'View updates' })).toHaveCount(0);
  const asked = watchCalls(page, 'GET /api/documents');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => asked.some(({ url }) => url.searchParams.get('page_size') === '20')).toBe(true);
});

test('twenty a page, five numbers that slide, none for a single page', async ({ page, me }) => {
  await makeCollection(me, 'Moving house', { address: { city: 'Lisbon' } });
  await page.route(
    (url) => url.pathname === '/api/documents',
    (route) => {
      const wanted = Number(new URL(route.request().url()).searchParams.get('page') ?? 1);
      return route.fulfill({
        json: pageOfDocuments([listedDocument(`paper-${wanted}.txt`)], { total: 140, total_pages: 7, page: wanted }),
      });
    },
  );
  await page.goto('/documents');
  const pages = page.getByRole('navigation', { name: 'Documents pages' });
  const numbers = pages.getByRole('button', { name: /^Page \d/ });
  await expect(numbers).toHaveText(['1', '2', '3', '4', '5']);
  await expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await pages.getByRole('button', { name: 'Page 5' }).click();
  await expect(documentRow(page, 'paper-5.txt')).toBeVisible();
  await expect(numbers).toHaveText(['3', '4', '5', '6', '7']);
  await expect(pages.getByRole('button', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
  await pages.getByRole('button', { name: 'Next' }).click();
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(documentRow(page, 'paper-7.txt')).toBeVisible();
  await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expect(page).toHaveURL(/\/documents\?page=7$/);
  await page.reload();
  await expect(documentRow(page, 'paper-7.txt')).toBeVisible();
  await pages.getByRole('button', { name: 'Page 5' }).click();
  await expect(documentRow(page, 'paper-5.txt')).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.goBack();
  await expect(documentRow(page, 'paper-5.txt')).toBeVisible();
});

test('renaming in place; a failure keeps what was typed', async ({ page, me }) => {
  await me.waitForDocument(await me.addText('letter.txt', 'Dear Maya'));
  await page.goto('/documents');
  await expect(page.getByRole('navigation', { name: 'Documents pages' })).toHaveCount(0);
  await pressInMenu(page, 'letter.txt', 'Rename');
  const input = page.getByRole('textbox', { name: 'New name of letter.txt' });
  await expect(input).toBeFocused();
  await input.fill('From Ana.txt');
  const undo = await failWith(page, 'PATCH /api/documents/*', 500);
  await input.press('Enter');
  await expect(page.getByText('Failed to update document name')).toHaveCount(2);
  await expect(input).toHaveValue('From Ana.txt');
  await undo();
  await input.press('Enter');
  await expect(documentRow(page, 'From Ana.txt')).toBeVisible();
  await expect(input).toBeHidden();
  await pressInMenu(page, 'From Ana.txt', 'Rename');
  await page.getByRole('textbox', { name: 'New name of From Ana.txt' }).press('Escape');
  await page.reload();
  await expect(documentRow(page, 'From Ana.txt')).toBeVisible();
});

test('downloading under the name the server gives; a failure is told in banner and toast', async ({ page, me }) => {
  await me.waitForDocument(await me.addText('letter.txt', 'Dear Maya'));
  await page.goto('/documents');
  const download = page.waitForEvent('download');
  await pressInMenu(page, 'letter.txt', 'Download');
  expect((await download).suggestedFilename()).toBe('letter.txt');
  await expect(page.getByText('Document downloaded successfully')).toBeVisible();
  await failWith(page, 'GET /api/documents/*/download', 503);
  await pressInMenu(page, 'letter.txt', 'Download');
  await expect(page.getByText('Failed to download document')).toHaveCount(2);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Failed to download document')).toHaveCount(1);
});

test('deleting asks first; a failure deletes nothing', async ({ page, me }) => {
  await me.waitForDocument(await me.addText('letter.txt', 'Dear Maya'));
  await page.goto('/documents');
  const question = page.getByRole('alertdialog', { name: 'Delete Document' });
  const undo = await failWith(page, 'DELETE /api/documents/*', 500);
  await pressInMenu(page, 'letter.txt', 'Delete');
  await expect(question).toContainText('“letter.txt” will be permanently deleted.');
  await question.getByRole('button', { name: 'Delete Document' }).click();
  await expect(page.getByText('Failed to delete document')).toHaveCount(2);
  await expect(documentRow(page, 'letter.txt')).toBeVisible();
  await undo();
  const release = await hold(page, 'DELETE /api/documents/*');
  await pressInMenu(page, 'letter.txt', 'Delete');
  await question.getByRole('button', { name: 'Delete Document' }).click();
  await expect(question.getByRole('button', { name: 'Deleting...' })).toBeDisabled();
  release();
  await expect(page.getByText('No documents uploaded yet')).toBeVisible();
});

test('what failed can be read again, when that goes wrong too it is told', async ({ page, me: _ }) => {
  const failed = listedDocument('failed.pdf', { processing_status: 'error', error_message: 'The file is damaged.' });
  await answerWith(page, 'GET /api/documents', pageOfDocuments([failed]));
  await answerWith(page, 'GET /api/credits/quote', quote);
  const undo = await failWith(page, 'POST /api/documents/*/reprocess', 500);
  await page.goto('/documents');
  await expect(documentRow(page, 'failed.pdf')).toContainText('The file is damaged.');
  await page.getByRole('button', { name: 'Reprocess · 3 credits' }).click();
  await expect(page.getByText('Failed to reprocess document')).toHaveCount(2);
  await undo();
  await answerWith(page, 'POST /api/documents/*/reprocess', { processing_status: 'processing', credits: 3 });
  await answerWith(page, 'GET /api/documents/*/status', { processing_status: 'processing', error_message: null });
  await answerWith(
    page,
    'GET /api/documents',
    pageOfDocuments([{ ...failed, processing_status: 'processing', processing_step: 'categorization' }]),
  );
  await pressInMenu(page, 'failed.pdf', 'Reprocess');
  await expect(documentRow(page, 'failed.pdf')).toContainText('Processing');
});

test('papers that were read without the AI model are read again with it, one or all, for the price shown', async ({
  page,
  me: _,
}) => {
  const plain = listedDocument('claim.pdf', { can_read_again: true });
  await answerWith(page, 'GET /api/documents', pageOfDocuments([plain, listedDocument('seen.pdf')]));
  await answerWith(page, 'GET /api/credits/quote', { ...quote, credits: 4, reason: '3 pages' });
  await answerWith(page, 'GET /api/documents/read-again', {
    documents: 2,
    credits: 7,
    balance: 500,
    sufficient: true,
    reason: '2 documents',
  });
  await answerWith(page, 'POST /api/documents/*/read-again', { processing_status: 'processing', credits: 4 });
  await answerWith(page, 'GET /api/documents/*/status', { processing_status: 'processing', error_message: null });
  await answerWith(page, 'POST /api/documents/read-again', { documents: 2, credits: 7 });
  const asked = watchCalls(page, 'GET /api/credits/quote');
  const one = watchCalls(page, 'POST /api/documents/*/read-again');
  const all = watchCalls(page, 'POST /api/documents/read-again');
  await page.goto('/documents');
  await expect(page.getByText('2 documents were read without the AI model.')).toBeVisible();
  await page.getByRole('button', { name: 'Actions for seen.pdf' }).click();
  await expect(page.getByRole('menuitem', { name: 'View details' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /^Read again/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Actions for claim.pdf' }).click();
  const item = page.getByRole('menuitem', { name: 'Read again with the AI model' });
  await expect(item).toContainText('4 credits');
  expect(asked.some(({ url }) => url.searchParams.get('again') === 'true')).toBe(true);
  await item.click();
  await expect.poll(() => one.length).toBe(1);
  await page.getByRole('button', { name: 'Read all again · 7 credits' }).click();
  await expect.poll(() => all.length).toBe(1);
});

test('credits that do not suffice for all leave the button that would spend them closed', async ({ page, me: _ }) => {
  await answerWith(
    page,
    'GET /api/documents',
    pageOfDocuments([listedDocument('claim.pdf', { can_read_again: true })]),
  );
  await answerWith(page, 'GET /api/documents/read-again', {
    documents: 1,
    credits: 3,
    balance: 2,
    sufficient: false,
    reason: '2 pages, and 1 if the model is asked twice',
  });
  await page.goto('/documents');
  await expect(page.getByText('1 document was read without the AI model.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Read it again · 3 credits' })).toBeDisabled();
});
