// Papers in work: looked for every ten seconds, announced once when they end, and their details while they are read.
import type { Page } from '@playwright/test';
import { answerWith, failWith, watchCalls } from './support/calls.ts';
import { listedDocument, pageOfDocuments, pressInMenu } from './support/documents.ts';
import { expect, test } from './support/test.ts';
import { stopClock, toasts } from './support/toasts.ts';

const inWork = listedDocument('letter.txt', { processing_status: 'processing', processing_step: 'extraction' });

const update = (fields: number, conflicts: number) => ({
  fields_updated: Object.fromEntries(Array.from({ length: fields }, (_, index) => [`a.f${index}`, {}])),
  conflicts: Array.from({ length: conflicts }, () => ({})),
});

/** One paper is in work when the dashboard is opened; `end` lets it end. The clock stands. */
async function openWithPaperInWork(page: Page) {
  const work = { documents: [inWork] as object[] };
  const asked = watchCalls(page, 'GET /api/documents');
  await page.route(
    (url) => url.pathname === '/api/documents',
    (route) => route.fulfill({ json: pageOfDocuments(work.documents) }),
  );
  await page.clock.install();
  await page.goto('/dashboard');
  await expect.poll(() => asked.length).toBe(2);
  await stopClock(page);
  const end = async (status: string, error_message: string | null = null) => {
    work.documents = [];
    await answerWith(page, 'GET /api/documents/*/status', { processing_status: status, error_message });
  };
  return { asked, end };
}

/** Lets the time pass until the toast is there. */
async function waitForToast(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(200);
    await expect(toasts(page).filter({ hasText: text })).toBeVisible({ timeout: 200 });
  }).toPass();
}

test('looked for every ten seconds; its end is announced once, with the way to the documents', async ({
  page,
  me: _,
}) => {
  const { asked, end } = await openWithPaperInWork(page);
  expect(asked.map(({ url }) => url.search)).toEqual([
    '?page=1&page_size=1&processing_status=processing',
    '?page=1&page_size=50&processing_status=processing',
  ]);
  await page.clock.runFor(8_000);
  expect(asked).toHaveLength(2);
  await answerWith(page, 'GET /api/documents/*/collection-updates', [update(3, 1), update(2, 0)]);
  await end('completed');
  const checked = watchCalls(page, 'GET /api/documents/*/status');
  await page.clock.runFor(2_500);
  await expect.poll(() => asked.length).toBe(3);
  await waitForToast(page, 'Document processing completed!');
  await expect(toasts(page)).toContainText('"letter.txt" - 6 fields extracted');
  expect(checked).toHaveLength(1);
  await page.getByRole('button', { name: 'View Documents' }).click();
  await page.clock.resume();
  await page.waitForURL('**/documents');
});

test('on the documents page the toast leads on to what changed', async ({ page, me: _ }) => {
  const { end } = await openWithPaperInWork(page);
  await answerWith(page, 'GET /api/documents/*/collection-updates', [update(3, 1)]);
  await page.getByRole('link', { name: 'Documents', exact: true }).first().click();
  await page.waitForURL('**/documents');
  await end('completed');
  await page.clock.runFor(10_000);
  await waitForToast(page, 'Document processing completed!');
  await expect(toasts(page).getByRole('button', { name: 'View updates' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'View Documents' })).toHaveCount(0);
});

test('when its updates cannot be had, it is ready for review', async ({ page, me: _ }) => {
  const { end } = await openWithPaperInWork(page);
  await failWith(page, 'GET /api/documents/*/collection-updates', 400);
  await end('completed');
  await page.clock.runFor(10_000);
  await waitForToast(page, 'Document processing completed!');
  await expect(toasts(page)).toContainText('"letter.txt" is ready for review');
});

for (const [reason, told] of [
  ['The file is damaged.', 'The file is damaged.'],
  [null, 'Processing error'],
] as const)
  test(`a paper that could not be read is told with its reason (${told})`, async ({ page, me: _ }) => {
    const { end } = await openWithPaperInWork(page);
    await end('error', reason);
    await page.clock.runFor(10_000);
    await waitForToast(page, 'Document processing failed');
    await expect(toasts(page)).toContainText(`"letter.txt" - ${told}`);
  });

const done = (completed: boolean) => ({ completed, completed_at: completed ? '2026-11-01T10:00:01.000Z' : null });

/** Details of a paper with so many steps behind it. */
const details = (steps: number, status = 'processing') => ({
  processing_status: status,
  current_step: ['categorization', 'extraction', 'parsing', null][steps],
  steps: {
    categorization: { ...done(steps > 0), document_type: steps > 0 ? 'bank_statement' : null },
    extraction: {
      ...done(steps > 1),
      result_summary:
        steps > 1
          ? { display_name: 'Letter', structured_data_keys: ['full_name', 'iban'], additional_fields_count: 4 }
          : null,
    },
    parsing: {
      ...done(steps > 2),
      result_summary: steps > 2 ? { collections_updated: 1, conflicts_detected: 2, unknown_fields: 3 } : null,
    },
  },
  uploaded_at: '2026-11-01T10:00:00.000Z',
  processing_started_at: '2026-11-01T10:00:00.500Z',
  processing_completed_at: null,
  error_message: null,
  progress: null,
  credits: steps === 3 ? 1 : 0,
  credits_held: steps === 3 ? 0 : 2,
  engine: null,
  ai: null,
  machine_readings: [
    {
      kind: 'driving_licence',
      label: 'Driver’s license barcode',
      page: 2,
      proved: true,
      facts: [{ label: 'License number', value: 'D4829150' }],
      text: '',
    },
    {
      kind: 'web_address',
      label: 'Web address',
      page: 1,
      proved: false,
      facts: [],
      text: 'https://example.org/verify',
    },
  ],
});

test('details: three steps and their share, asked for every three seconds until the end', async ({ page, me: _ }) => {
  let steps = 0;
  await answerWith(page, 'GET /api/documents', pageOfDocuments([inWork]));
  await answerWith(page, 'GET /api/documents/*/status', { processing_status: 'processing', error_message: null });
  await page.route(/\/processing-details$/, (route) =>
    route.fulfill({ json: details(steps, steps === 3 ? 'completed' : 'processing') }),
  );
  // Calls to a model, of which there are none.
  await answerWith(page, 'GET /api/documents/*/model-calls', { calls: [] });
  const asked = watchCalls(page, 'GET /api/documents/*/processing-details');
  await page.clock.install();
  await page.goto('/documents');
  await page.getByRole('button', { name: 'Actions for letter.txt' }).waitFor();
  await pressInMenu(page, 'letter.txt', 'View details');
  const dialog = page.getByRole('dialog', { name: 'Document Processing Details' });
  const progress = dialog.getByRole('progressbar', { name: 'Processing progress' });
  await expect(progress).toHaveAttribute('aria-valuenow', '0');
  await expect(dialog.getByText('2 credits held')).toBeVisible();
  for (const step of ['Categorization', 'Extraction', 'Parsing'])
    await expect(dialog.getByRole('listitem').filter({ hasText: step })).toHaveCount(1);
  await stopClock(page);
  for (const [next, percent] of [
    [1, '33'],
    [2, '67'],
    [3, '100'],
  ] as const) {
    steps = next;
    const before = asked.length;
    await expect(async () => {
      await page.clock.runFor(1_000);
      expect(asked.length).toBeGreaterThan(before);
    }).toPass();
    await expect(async () => {
      await page.clock.runFor(20);
      await expect(progress).toHaveAttribute('aria-valuenow', percent, { timeout: 200 });
    }).toPass();
  }
  await expect(dialog).toContainText('Bank statement');
  await expect(dialog).toContainText('2 values and 4 additional fields');
  await expect(dialog).toContainText('1 collection updated, 2 conflicts to decide');
  const codes = dialog.getByRole('region', { name: 'Machine-readable data' }).getByRole('listitem');
  await expect(codes.nth(0)).toHaveText(/Driver’s license barcode\s*page 2\s*checked\s*License number\s*D4829150/);
  await expect(codes.nth(1)).toContainText('https://example.org/verify');
  await expect(codes.getByRole('link')).toHaveCount(0);
  const before = asked.length;
  await page.clock.runFor(10_000);
  expect(asked).toHaveLength(before);
});

test('details that cannot be had can be asked for again', async ({ page, me }) => {
  await me.waitForDocument(await me.addText('letter.txt', 'Dear Maya'));
  const undo = await failWith(page, 'GET /api/documents/*/processing-details', 400);
  await page.goto('/documents');
  await pressInMenu(page, 'letter.txt', 'View details');
  const dialog = page.getByRole('dialog', { name: 'Document Processing Details' });
  await expect(dialog.getByRole('alert')).toContainText('Failed to load processing details');
  await undo();
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
});
