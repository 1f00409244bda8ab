// The settings: what is set, the dialogs that change it, and the use of credits in all its states.
import type { Page } from '@playwright/test';
import { answerWith, failWith, hold, watchCalls } from './support/calls.ts';
import { expect, test } from './support/test.ts';

const usage = (number: number, operation_type = 'document_processing') => ({
  id: `0199c000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  created_at: '2026-11-01T10:00:00.000Z',
  operation_type,
  credits_consumed: 2,
  document_id: null,
  collection_id: null,
  subject: null,
});

const card = (page: Page, title: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .last();

test('cards say what is set', async ({ page, me }) => {
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.getByText('Manage your account and preferences')).toBeVisible();
  for (const [title, ...texts] of [
    ['Profile', 'Email', me.email, 'Full Name', me.name, 'Subscription'],
    ['Billing & Subscription', 'Current Plan', 'Plan', 'Status', 'Active'],
    ['Privacy & Security', 'GDPR Consent', 'Granted', 'Account Status', 'Active'],
    ['Data Management', 'Export or delete your data'],
  ] as const)
    for (const text of texts) await expect(card(page, title)).toContainText(text);
  for (const name of ['Edit Profile', 'Manage Subscription', 'Privacy Settings', 'Export Data', 'Delete Account'])
    await expect(page.getByRole('button', { name })).toBeEnabled();
});

test('without a name, consent or an active account the cards say that', async ({ page, me }) => {
  const { user } = await me.ask<{ user: object }>('GET', '/api/auth/me');
  await answerWith(page, 'GET /api/auth/me', {
    user: { ...user, full_name: null, gdpr_consent: false, is_active: false },
  });
  await page.goto('/settings');
  await expect(card(page, 'Profile')).toContainText('Not set');
  await expect(card(page, 'Privacy & Security')).toContainText('Not granted');
  await expect(card(page, 'Privacy & Security')).toContainText('Inactive');
});

test('the name is changed; a failure keeps what was typed', async ({ page, me }) => {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  const save = dialog.getByRole('button', { name: 'Save Changes' });
  await expect(dialog.getByLabel('Email')).toHaveValue(me.email);
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Full Name').fill('Maya L. Berg');
  const undo = await failWith(page, 'PATCH /api/account', 500);
  await save.click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to save the profile.');
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Maya L. Berg');
  await undo();
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(card(page, 'Profile')).toContainText('Maya L. Berg');
  await expect(page.getByRole('button', { name: 'Account of Maya L. Berg' })).toBeVisible();
});

test('consent is withdrawn and originals are deleted after reading, when wanted', async ({ page, me }) => {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Privacy Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Privacy Settings' });
  await expect(dialog.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  await dialog.getByRole('switch', { name: 'Consent to processing' }).click();
  await dialog.getByRole('switch', { name: 'Delete originals after processing' }).click();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(card(page, 'Privacy & Security')).toContainText('Not granted');
  const { user } = await me.ask<{ user: object }>('GET', '/api/auth/me');
  expect(user).toMatchObject({ gdpr_consent: false, delete_originals: true });
});

test('the plan, and where more credits come from', async ({ page, me: _ }) => {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Manage Subscription' }).click();
  const plan = page.getByRole('dialog', { name: 'Manage Subscription' });
  await expect(plan).toContainText('Active');
  await plan.getByRole('button', { name: 'Get More Credits' }).click();
  const credits = page.getByRole('dialog', { name: 'Get More Credits' });
  await expect(credits).toContainText('500 credits');
  await expect(credits).toContainText('Reading a document, per page');
});

test('everything can be taken away as a file', async ({ page, me: _ }) => {
  await page.goto('/settings');
  const undo = await failWith(page, 'GET /api/account/export', 500);
  await page.getByRole('button', { name: 'Export Data' }).click();
  await expect(card(page, 'Data Management').getByRole('alert')).toBeVisible();
  await undo();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Data' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);
});

test('deleting the account demands its e-mail in writing, and ends everything', async ({ page, me }) => {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Account' });
  const confirm = question.getByRole('button', { name: 'Delete Account' });
  await expect(confirm).toBeDisabled();
  await question.getByRole('textbox').fill('somebody@example.com');
  await expect(confirm).toBeDisabled();
  await question.getByRole('textbox').fill(me.email);
  const undo = await failWith(page, 'DELETE /api/account', 500);
  await confirm.click();
  await expect(question.getByRole('alert')).toContainText('Failed to delete the account.');
  await undo();
  await confirm.click();
  await page.waitForURL('**/login');
  await page.goto('/dashboard');
  await page.waitForURL('**/login');
});

test('where the account is signed in is shown, and ended everywhere', async ({ page, me: _ }) => {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Where you’re signed in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Where you’re signed in' });
  await expect(dialog.getByText('This session')).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.waitForURL('**/login');
});

test('a dialog over the settings leaves the page of the usage history in the address', async ({ page, me: _ }) => {
  await answerWith(page, 'GET /api/credits/usage-history', {
    items: Array.from({ length: 20 }, (_none, index) => usage(index)),
    total: 60,
    total_pages: 3,
    page: 2,
  });
  await page.goto('/settings?usage=2');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await expect(dialog).toBeVisible();
  expect(new URL(page.url()).search).toBe('?usage=2&open=profile');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  expect(new URL(page.url()).search).toBe('?usage=2');
});

test('a key for scripts: made, shown once, used, deleted', async ({ page, me }) => {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Manage keys' }).click();
  const dialog = page.getByRole('dialog', { name: 'API keys' });
  await expect(dialog.getByText('No API keys yet.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Nightly upload');
  await dialog.getByLabel('Valid for').selectOption('Until I delete it');
  await dialog.getByRole('button', { name: 'Create key' }).click();
  const secret = await dialog.getByLabel('Your new key').inputValue();
  expect(secret).toMatch(/^oneform_/);
  await dialog.getByRole('button', { name: 'I’ve copied it' }).click();
  await expect(dialog.getByText(secret)).toHaveCount(0);
  const keys = dialog.getByRole('list', { name: 'Keys' });
  await expect(keys).toContainText('Nightly upload');
  await expect(keys).toContainText('Never used, never expires');
  const asScript = () => fetch(new URL('/api/auth/me', page.url()), { headers: { authorization: `Bearer ${secret}` } });
  const told = await asScript();
  expect(await told.json()).toMatchObject({ user: { email: me.email } });
  await dialog.getByRole('button', { name: 'Delete the key Nightly upload' }).click();
  await expect(dialog.getByText('No API keys yet.')).toBeVisible();
  expect((await asScript()).status).toBe(401);
});

test('a webhook: added, its secret shown once, its log read, sent again, deleted', async ({ page, me: _ }) => {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Manage keys' }).click();
  const dialog = page.getByRole('dialog', { name: 'API keys' });
  const url = 'http://127.0.0.1:9/hook';
  const add = dialog.getByRole('button', { name: 'Add webhook' });
  await expect(add).toBeDisabled();
  await dialog.getByLabel('Address').fill(url);
  await dialog.getByLabel('An update waits for review').click();
  await add.click();
  await expect(dialog.getByLabel('Signing secret')).toHaveValue(/^whsec_/);
  await dialog.getByRole('button', { name: 'I’ve copied the secret' }).click();
  const list = dialog.getByRole('list', { name: 'Webhooks' });
  await expect(list).toContainText('A document was read, A document could not be read, A collection is complete');
  await page.evaluate(async () => {
    const headers = { 'x-csrf-token': (await (await fetch('/api/auth/csrf-token')).json()).csrf_token };
    const body = new FormData();
    body.set('file', new Blob(['Surname: Keller\n'], { type: 'text/plain' }), 'note.txt');
    await fetch('/api/documents/upload', { method: 'POST', headers, body });
  });
  await list.getByText('Log').click({ timeout: 60_000 });
  const log = dialog.getByRole('list', { name: `Log of ${url}` });
  await expect(log).toContainText('Nothing is listening at this address. Tried once. It will be tried again.');
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/send-again'));
  await log.getByRole('button', { name: 'Send again' }).click();
  expect((await sent).status()).toBe(202);
  await dialog.getByRole('button', { name: `Delete the webhook ${url}` }).click();
  await expect(list).toHaveCount(0);
});

test('chart and history: on their way, empty, failed', async ({ page, me: _ }) => {
  const releaseChart = await hold(page, 'GET /api/credits/usage-chart');
  const releaseHistory = await hold(page, 'GET /api/credits/usage-history');
  await page.goto('/settings');
  await expect(page.getByText('Loading chart data...')).toBeVisible();
  await expect(page.getByText('Loading usage history...')).toBeVisible();
  releaseChart();
  releaseHistory();
  const chart = card(page, 'Credit Usage (Last 30 Days)');
  const history = card(page, 'Usage History');
  await expect(page.getByRole('heading', { name: 'Credit Usage', exact: true })).toBeVisible();
  await expect(chart).toContainText('No usage data available');
  await expect(chart).toContainText('Start using AI features to see your usage patterns');
  await expect(history).toContainText('No usage history available');
  await expect(history).toContainText('Start using AI features to see your usage history');
  await failWith(page, 'GET /api/credits/usage-chart', 400);
  await failWith(page, 'GET /api/credits/usage-history', 400);
  await page.reload();
  await expect(chart).toContainText('Failed to load chart data');
  await expect(chart).toContainText('Please try refreshing the page');
  await expect(history).toContainText('Failed to load usage history');
  await expect(history).toContainText('Please try refreshing the page');
});

test('a bar a day, told in full where it is pointed at', async ({ page, me: _ }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const asked = watchCalls(page, 'GET /api/credits/usage-chart');
  await answerWith(page, 'GET /api/credits/usage-chart', [
    { date: '2026-11-01', credits: 0 },
    { date: '2026-11-02', credits: 7 },
  ]);
  await page.goto('/settings');
  const chart = card(page, 'Credit Usage (Last 30 Days)');
  await expect(chart.getByText('Nov 1', { exact: true })).toBeVisible();
  expect(asked[0]?.url.searchParams.get('days')).toBe('30');
  await expect(chart.getByRole('row', { name: 'Monday, November 2, 2026 7 credits used' })).toBeAttached();
  const bar = chart.locator('.recharts-bar-rectangle').last();
  // The chart draws itself anew while it finds its width: pointing is tried until it is answered.
  await expect(async () => {
    await bar.hover({ timeout: 2_000 });
    await expect(chart.locator('.recharts-tooltip-wrapper')).toContainText('7 credits used', { timeout: 1_000 });
  }).toPass();
  await expect(chart.locator('.recharts-tooltip-wrapper')).toContainText('Monday, November 2, 2026');
});

test('the history by pages of twenty, every operation by its name', async ({ page, me: _ }) => {
  const names = ['map_fields', 'clarify_fields', 'document_processing', 'people_search_deep'];
  const asked = watchCalls(page, 'GET /api/credits/usage-history');
  await page.route(
    (url) => url.pathname === '/api/credits/usage-history',
    (route) => {
      const wanted = Number(new URL(route.request().url()).searchParams.get('page'));
      const count = wanted === 7 ? 5 : 20;
      const items = Array.from({ length: count }, (__, index) => usage(wanted * 100 + index, names[index % 4]));
      return route.fulfill({ json: { items, total: 125, total_pages: 7, page: wanted } });
    },
  );
  await page.goto('/settings');
  const history = card(page, 'Usage History');
  for (const column of ['Date', 'Operation', 'Credits'])
    await expect(history.getByRole('columnheader', { name: column })).toBeVisible();
  for (const label of ['Field Mapping', 'Field Clarification', 'Document Processing', 'people search_deep'])
    await expect(history.getByText(label, { exact: true }).first()).toBeVisible();
  await expect(history).toContainText('Showing 1 to 20 of 125 entries');
  const pages = history.getByRole('navigation');
  const numbers = pages.getByRole('button', { name: /^Page \d/ });
  await expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await expect(numbers).toHaveText(['1', '2', '3', '4', '5']);
  await pages.getByRole('button', { name: 'Page 5' }).click();
  await expect(numbers).toHaveText(['3', '4', '5', '6', '7']);
  await pages.getByRole('button', { name: 'Page 7' }).click();
  await expect(history).toContainText('Showing 121 to 125 of 125 entries');
  await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled();
  expect(asked.every(({ url }) => url.searchParams.get('limit') === '20')).toBe(true);
});
