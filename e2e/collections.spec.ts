// The list of collections: its states, its cards, finding, editing and deleting.
import type { Page } from '@playwright/test';
import { answerWith, failWith, hold, watchCalls } from './support/calls.ts';
import { makeCollection, makeFromTemplate } from './support/collections.ts';
import { expect, test } from './support/test.ts';

const card = (page: Page, name: string) => page.getByRole('article').filter({ has: page.getByRole('link', { name }) });

/** As the server lists it. */
const listed = (name: string, more: object = {}) => ({
  id: `0199a000-0000-7000-8000-${String(name.length).padStart(12, '0')}`,
  collection_name: name,
  collection_description: null,
  collection_type: '',
  template_id: null,
  template: null,
  is_active: true,
  to_decide: null,
  completion_percentage: 0,
  has_data: true,
  data_version: 1,
  last_updated_by: 'Maya Lindgren',
  created_at: '2026-11-01T10:00:00.000Z',
  updated_at: '2026-11-01T10:00:00.000Z',
  ...more,
});

test('nothing yet: the empty state is 400 px high and offers the ways to begin', async ({ page, me: _ }) => {
  const release = await hold(page, 'GET /api/collections');
  await page.goto('/dashboard');
  await expect(page.getByRole('status', { name: 'Loading...' })).toBeVisible();
  release();
  const upload = page.getByRole('button', { name: 'Upload Documents' });
  await expect(upload).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Try it with sample documents' })).toBeVisible();
  const heights = await upload.evaluate((button) => {
    const found: number[] = [];
    for (let at: Element | null = button; at && at.tagName !== 'MAIN'; at = at.parentElement)
      found.push(Number.parseFloat(getComputedStyle(at).minHeight) || 0);
    return found;
  });
  expect(heights).toContain(400);
  await upload.click();
  await expect(page.getByRole('dialog', { name: 'Upload Documents' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Create Collection' }).click();
  await expect(page.getByRole('dialog', { name: 'Choose a Template' })).toBeVisible();
});

test('a list that cannot be had is asked for four times, a second apart; Retry loads the page again', async ({
  page,
  me,
}) => {
  await makeCollection(me, 'Moving house', { address: { city: 'Lisbon' } });
  await page.clock.install();
  const undo = await failWith(page, 'GET /api/collections', 500);
  const asked = watchCalls(page, 'GET /api/collections');
  await page.goto('/dashboard');
  const failure = page.getByText('Failed to load collections. Please try again.');
  await expect.poll(() => asked.length).toBe(1);
  for (const count of [2, 3, 4]) {
    await expect(failure).toBeHidden();
    // The answer has to have arrived before its second can begin.
    await expect(async () => {
      await page.clock.runFor(1_000);
      expect(asked.length).toBeGreaterThanOrEqual(count);
    }).toPass();
  }
  await expect(failure).toBeVisible();
  expect(asked).toHaveLength(4);
  await undo();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('link', { name: 'Moving house' })).toBeVisible();
});

test('cards tell what a collection is and how far it is', async ({ page, me: _ }) => {
  const template = {
    template_name: 'Visa Application',
    template_type: 'visa_application',
    template_color: '#0F766E',
    required_sections: [],
    optional_sections: [],
  };
  const visa = { collection_type: 'visa_application', template_id: 'visa', template };
  await answerWith(page, 'GET /api/collections', {
    total: 5,
    collections: [
      listed('Trip', { ...visa, completion_percentage: 100, collection_description: 'To Japan in May' }),
      listed('Half of a trip', { ...visa, completion_percentage: 50 }),
      listed('Loan', { collection_type: 'loan_application', completion_percentage: 49, is_active: false }),
      listed('Empty box', { has_data: false }),
      listed('Notes', { template: { ...template, template_color: '' }, template_id: 'x' }),
    ],
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Data Collections\s*5/);
  const done = card(page, 'Trip').first();
  await expect(done).toContainText('To Japan in May');
  await expect(done).toContainText('Visa Application');
  await expect(done.getByText('Complete', { exact: true })).toBeVisible();
  await expect(done).toContainText('Updated');
  // A type and a template of the same name are told once.
  await expect(done.getByText('Visa Application', { exact: true })).toHaveCount(1);
  await expect(done.getByText('Inactive')).toHaveCount(0);
  await expect(card(page, 'Loan').getByText('Inactive', { exact: true })).toBeVisible();
  const half = card(page, 'Half of a trip');
  await expect(half).toContainText('No description provided');
  await expect(half.getByText('In Progress')).toBeVisible();
  await expect(card(page, 'Empty box')).toContainText('Free-form data');
  await expect(card(page, 'Empty box').getByRole('progressbar')).toHaveCount(0);
  const bar = (name: string) => card(page, name).first().getByRole('progressbar').locator('*').first();
  await expect(bar('Trip')).toHaveClass(/bg-green/);
  await expect(bar('Half of a trip')).toHaveClass(/bg-blue/);
  await expect(bar('Loan')).not.toHaveClass(/bg-(green|blue)/);
  const mark = (name: string) =>
    card(page, name)
      .first()
      .evaluate((element) => getComputedStyle(element).getPropertyValue('--mark').trim());
  expect(await mark('Trip')).toBe('#0F766E');
  expect(await mark('Notes')).toBe('#6B7280');
  for (const [label, figure] of Object.entries({ Total: '5', Active: '4', Types: '2' })) {
    const tile = page.locator('dl > div').filter({ hasText: label }).first();
    await expect(tile).toContainText(figure);
  }
});

test('search and type badges narrow the list; nothing found can be cleared', async ({ page, me }) => {
  await makeFromTemplate(me, 'Visa Application');
  await makeFromTemplate(me, 'Loan Application');
  await makeCollection(me, 'Moving house', { address: { city: 'Lisbon' } });
  await page.goto('/dashboard');
  await expect(page.getByRole('article')).toHaveCount(3);
  const search = page.getByPlaceholder('Search collections...');
  await search.fill('moving');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: /^1 collection matches$/ })).toBeAttached();
  await search.fill('');
  const visa = page.getByRole('button', { name: /^Visa Application/, pressed: false });
  await visa.click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: /^Visa Application/, pressed: true }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
  await search.fill('nothing like it');
  await expect(page.getByText('No collections match your search criteria.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(search).toHaveValue('');
});

test('search and type are in the address: a reload and the way back keep them, the tab drops them', async ({
  page,
  me,
}) => {
  await makeFromTemplate(me, 'Visa Application');
  await makeFromTemplate(me, 'Loan Application');
  await makeCollection(me, 'Moving house', { address: { city: 'Lisbon' } });
  await page.goto('/dashboard');
  const cards = page.getByRole('article');
  const search = page.getByPlaceholder('Search collections...');
  await search.pressSequentially('application');
  await page.getByRole('button', { name: /^Visa Application/, pressed: false }).click();
  await expect(cards).toHaveCount(1);
  await expect(page).toHaveURL(/\?q=application&type=visa_application$/);
  await page.reload();
  await expect(search).toHaveValue('application');
  await expect(cards).toHaveCount(1);
  await page.getByRole('link', { name: 'My Visa Application', exact: true }).click();
  await page.waitForURL('**/collections/*');
  await page.goBack();
  await expect(search).toHaveValue('application');
  await expect(cards).toHaveCount(1);
  await page.getByRole('link', { name: 'Data', exact: true }).first().click();
  await expect(search).toHaveValue('');
  await expect(cards).toHaveCount(3);
});

test('type badges are there only when there is more than one type', async ({ page, me }) => {
  await makeFromTemplate(me, 'Visa Application');
  await page.goto('/dashboard');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Visa Application/ })).toHaveCount(0);
});

test('editing: saved only when the name stands and something changed; the fields start afresh each time', async ({
  page,
  me,
}) => {
  await makeCollection(me, 'Moving house', { address: { city: 'Lisbon' } });
  await page.goto('/dashboard');
  const open = () => page.getByRole('button', { name: 'Edit Moving house' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Collection' });
  const save = dialog.getByRole('button', { name: 'Save Changes' });
  const name = dialog.getByLabel('Name');
  await open();
  await expect(save).toBeDisabled();
  await name.fill('   ');
  await expect(save).toBeDisabled();
  await name.fill('Moving house ');
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Description').fill('  All of it  ');
  await expect(save).toBeEnabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await open();
  await expect(dialog.getByLabel('Description')).toHaveValue('');
  await name.fill('Moving on');
  await dialog.getByLabel('Description').fill('  All of it  ');
  const undo = await failWith(page, 'PUT /api/collections/*', 500);
  await save.click();
  await expect(page.getByText('Request failed, please try again later')).toBeVisible();
  await expect(name).toHaveValue('Moving on');
  await undo();
  const sent = watchCalls(page, 'PUT /api/collections/*');
  await save.click();
  await expect(dialog).toBeHidden();
  expect(sent[0]?.body).toEqual({ collection_name: 'Moving on', collection_description: 'All of it' });
  await expect(card(page, 'Moving on')).toContainText('All of it');
});

test('deleting from the list asks first, and a failure is told', async ({ page, me }) => {
  await makeCollection(me, 'Moving house', { address: { city: 'Lisbon' } });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Delete Moving house' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Collection' });
  await expect(question).toContainText('This cannot be undone.');
  await expect(question).toContainText('permanently removes “Moving house” and all data');
  const undo = await failWith(page, 'DELETE /api/collections/*', 500);
  await question.getByRole('button', { name: 'Delete Collection' }).click();
  await expect(page.getByText('Failed to delete collection')).toBeVisible();
  await undo();
  const release = await hold(page, 'DELETE /api/collections/*');
  await question.getByRole('button', { name: 'Delete Collection' }).click();
  await expect(question.getByRole('button', { name: 'Deleting...' })).toBeDisabled();
  release();
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Try it with sample documents' })).toBeVisible();
});
