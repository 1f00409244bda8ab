// The ways to a new collection: from a template in two steps, or by hand.
import type { Page } from '@playwright/test';
import { failWith, hold, watchCalls } from './support/calls.ts';
import { openDetails } from './support/collections.ts';
import { expect, test } from './support/test.ts';

const wizard = (page: Page) => page.getByRole('dialog', { name: 'Choose a Template' });
const configure = (page: Page) => page.getByRole('dialog', { name: 'Configure Collection' });
const templateCard = (page: Page, name: string) => wizard(page).locator('label').filter({ hasText: name });

async function openWizard(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Create Collection' }).first().click();
  await expect(wizard(page)).toBeVisible();
}

test('templates are found by category and by search, with what each asks and how long it takes', async ({
  page,
  me: _,
}) => {
  await openWizard(page);
  const tabs = wizard(page).getByRole('tab');
  await expect(tabs).toHaveCount(4);
  await expect(tabs.first()).toHaveText(/All Templates\s*7/);
  await expect(wizard(page).getByRole('radio')).toHaveCount(7);
  await expect(wizard(page).getByRole('button', { name: /Create Manual Collection/ })).toHaveCSS(
    'border-style',
    'dashed',
  );
  for (const [name, category] of Object.entries({
    'Visa Application': 'Travel & Immigration',
    'Loan Application': 'Finance & Banking',
    'University Application': 'Education',
    'Insurance Application': 'Insurance',
    'Job Application': 'Employment',
    'Rental Application': 'Real Estate',
    'Business Registration': 'Business',
  })) {
    const shown = templateCard(page, name);
    await expect(shown).toContainText(category);
    await expect(shown).toContainText(/\d+ (min|hr)/);
  }
  await expect(templateCard(page, 'Visa Application')).toContainText(/\+\d+ more/);
  const [, first] = await tabs.all();
  await first?.click();
  await expect(first!).toContainText(String(await wizard(page).getByRole('radio').count()));
  await tabs.first().click();
  await wizard(page).getByPlaceholder('Search templates').fill('rental');
  await expect(wizard(page).getByRole('radio')).toHaveCount(1);
  await wizard(page).getByPlaceholder('Search templates').fill('nothing of the kind');
  await expect(wizard(page).getByText('No templates match your search.')).toBeVisible();
});

test('two steps: a template, then its name; Back returns, Cancel forgets everything', async ({ page, me: _ }) => {
  await openWizard(page);
  const next = wizard(page).getByRole('button', { name: 'Next' });
  await expect(next).toBeDisabled();
  await templateCard(page, 'Rental Application').click();
  await next.click();
  const name = configure(page).getByLabel('Collection Name');
  await expect(name).toHaveValue('My Rental Application');
  await expect(configure(page).getByRole('region', { name: 'Selected template' })).toContainText('Rental Application');
  await configure(page).getByRole('button', { name: 'Back' }).click();
  await expect(wizard(page).getByRole('radio', { name: /Rental Application/ })).toBeChecked();
  await wizard(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Create Collection' }).first().click();
  await expect(next).toBeDisabled();
  await expect(wizard(page).getByRole('radio', { checked: true })).toHaveCount(0);
});

test('a collection is made from its template, and a failure loses nothing', async ({ page, me: _ }) => {
  await openWizard(page);
  await templateCard(page, 'Job Application').click();
  await wizard(page).getByRole('button', { name: 'Next' }).click();
  const name = configure(page).getByLabel('Collection Name');
  const create = configure(page).getByRole('button', { name: 'Create Collection' });
  await name.fill('   ');
  await expect(create).toBeDisabled();
  await name.fill('  Engineer at Acme  ');
  const undo = await failWith(page, 'POST /api/collections', 500);
  await create.click();
  await expect(page.getByText('Request failed, please try again later')).toBeVisible();
  await expect(name).toHaveValue('  Engineer at Acme  ');
  await undo();
  const sent = watchCalls(page, 'POST /api/collections');
  // Two submits before the screen has had a turn.
  await create.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await page.waitForURL('**/collections/*');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({ collection_name: 'Engineer at Acme', template_id: expect.any(String) });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Engineer at Acme');
  await openDetails(page);
  await expect(page.getByText('Overall Progress')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Engineer at Acme' })).toBeVisible();
});

test('templates that cannot be had can be asked for again, and the way by hand stays open', async ({ page, me: _ }) => {
  const undo = await failWith(page, 'GET /api/collections/templates', 400);
  await openWizard(page);
  await expect(wizard(page).getByText('Failed to load templates')).toBeVisible();
  await expect(wizard(page).getByRole('button', { name: 'Create Manual Collection' })).toBeVisible();
  await undo();
  await wizard(page).getByRole('button', { name: 'Retry' }).click();
  await expect(wizard(page).getByRole('radio')).toHaveCount(7);
});

test('a collection by hand: the name is needed, an empty description is left out', async ({ page, me: _ }) => {
  await openWizard(page);
  await wizard(page)
    .getByRole('button', { name: /Create Manual Collection/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Create Manual Collection' });
  const create = dialog.getByRole('button', { name: 'Create Collection' });
  const name = dialog.getByLabel('Collection Name *');
  await expect(create).toBeDisabled();
  await name.fill('  ');
  await expect(create).toBeDisabled();
  await name.fill(' Moving house ');
  await dialog.getByLabel('Description (Optional)').fill('   ');
  const sent = watchCalls(page, 'POST /api/collections');
  const release = await hold(page, 'POST /api/collections');
  await create.click();
  await expect(create).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  release();
  await page.waitForURL('**/collections/*');
  expect(sent.map(({ body }) => body)).toEqual([{ collection_name: 'Moving house', collection_data: {} }]);
  await openDetails(page);
  await expect(page.getByText('No predefined structure - organize as needed')).toBeVisible();
});
