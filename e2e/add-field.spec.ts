// Fields of one's own: from the catalogue or made up, and deleted again.
import type { Page } from '@playwright/test';
import { failWith, watchCalls } from './support/calls.ts';
import { makeCollection } from './support/collections.ts';
import { expect, test } from './support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add New Field' });
const add = (page: Page) => dialog(page).getByRole('button', { name: 'Add Field' });

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More for this section' }).click();
  await page.getByRole('menuitem', { name: 'Add New Field' }).click();
  await expect(dialog(page)).toBeVisible();
}

test('from the catalogue: searched by label, name, description and type; one has to be chosen', async ({
  page,
  me,
}) => {
  const id = await makeCollection(me, 'Moving house', { address: { city: 'Lisbon' } });
  await page.goto(`/collections/${id}`);
  await openDialog(page);
  const list = dialog(page).locator('fieldset');
  await expect(list).toHaveCSS('height', '300px');
  const search = dialog(page).getByPlaceholder('Search fields');
  await search.fill('marital');
  await add(page).click();
  await expect(dialog(page).getByText('Please select a field')).toBeVisible();
  await expect(list).toHaveAccessibleDescription('Please select a field');
  for (const wanted of ['Marital status', 'marital_status', 'Your civil status today; a']) {
    await search.fill(wanted);
    await expect(list.getByText('Marital status', { exact: true })).toBeVisible();
  }
  await expect(
    dialog(page).getByText('Single, Married, Registered partnership, Separated, Divorced +2 more'),
  ).toBeVisible();
  await search.fill('no such field');
  await expect(dialog(page).getByRole('radio')).toHaveCount(0);
  await search.fill('marital');
  await list.getByText('Marital status', { exact: true }).click();
  await expect(dialog(page).getByText('Please select a field')).toBeHidden();
  await add(page).click();
  await expect(page.getByText('Field added successfully')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByLabel('Marital status')).toBeFocused();
});

test('the catalog opens on what fits and is asked most; what is there already comes last', async ({ page, me }) => {
  const id = await makeCollection(me, 'New car', { car: { vehicle_make: 'Volvo', vehicle_model: 'V60' } });
  await page.goto(`/collections/${id}`);
  await openDialog(page);
  // By element: to find hundreds of options by their role takes long on a machine that has other work.
  const options = dialog(page).locator('fieldset label');
  await expect(options.first()).toBeAttached();
  const labels = await options.allTextContents();
  const at = (label: string) => labels.findIndex((text) => text.startsWith(label));
  expect(at('Model year')).toBeGreaterThanOrEqual(0);
  expect(at('Model year')).toBeLessThan(12);
  expect(at('Communicable disease')).toBeGreaterThan(50);
  expect(at('Make')).toBeGreaterThan(labels.length - 10);
});

test('made up: nine types, each with what it needs', async ({ page, me }) => {
  const id = await makeCollection(me, 'Moving house', { address: { city: 'Lisbon' } });
  await page.goto(`/collections/${id}`);
  await openDialog(page);
  await dialog(page).getByRole('tab', { name: 'Your own' }).click();
  const types = ['Text Short', 'Text Long', 'Number', 'Email', 'Date', 'Yes/No', 'Dropdown', 'List', 'Field Group'];
  await expect(dialog(page).getByRole('radio')).toHaveCount(types.length);
  for (const type of types) await expect(dialog(page).getByText(type, { exact: true })).toBeVisible();
  const name = dialog(page).getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveAccessibleDescription(/Lowercase letters, numbers, underscores, starting with a letter/);
  await add(page).click();
  await expect(dialog(page).getByText('Field name is required')).toBeVisible();
  await expect(name).toHaveAccessibleDescription(/Field name is required/);
  await expect(dialog(page).getByText('Field type is required')).toBeVisible();
  await name.fill('Moving day');
  await dialog(page).getByText('Dropdown', { exact: true }).click();
  await expect(dialog(page).getByText('Field name is required')).toBeHidden();
  await expect(dialog(page).getByText('Options are required for dropdown fields')).toBeVisible();
  await dialog(page).getByRole('textbox', { name: 'Options' }).fill('Monday\n\n  Tuesday  \n');
  const undo = await failWith(page, 'POST /api/collections/*/fields', 500);
  await add(page).click();
  await expect(page.getByText('Request failed, please try again later')).toBeVisible();
  await expect(name).toHaveValue('Moving day');
  await undo();
  const sent = watchCalls(page, 'POST /api/collections/*/fields');
  await add(page).click();
  await expect(page.getByText('Field added successfully')).toBeVisible();
  expect(sent[0]?.body).toEqual({
    section: 'address',
    field: { name: 'Moving day', type: 'select', options: ['Monday', 'Tuesday'] },
  });
  await expect(page.getByLabel('Moving day')).toBeVisible();
});

test('fields and groups of one own are deleted after asking, with a count of what goes with a group', async ({
  page,
  me,
}) => {
  const id = await makeCollection(me, 'Moving house', {
    address: { city: 'Lisbon', note: 'Ring twice', keys: { front: 'red', back: 'blue' } },
  });
  await page.goto(`/collections/${id}`);
  const row = page.locator('[data-field="address.note"]');
  await row.hover();
  await row.getByRole('button', { name: 'About this field' }).click();
  await row.getByRole('button', { name: 'Delete field' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete field' });
  await expect(question).toContainText('“Note”');
  await question.getByRole('button', { name: 'Delete field' }).click();
  await expect(page.getByText('Field deleted successfully')).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Actions for Keys' }).click();
  await page.getByRole('menuitem', { name: 'Delete field group' }).click();
  const groupQuestion = page.getByRole('alertdialog', { name: 'Delete field group' });
  await expect(groupQuestion).toContainText('This field group contains 2 fields');
  await groupQuestion.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Front')).toHaveValue('red');
  await page.getByRole('button', { name: 'Actions for Keys' }).click();
  await page.getByRole('menuitem', { name: 'Delete field group' }).click();
  await groupQuestion.getByRole('button', { name: 'Delete field group' }).click();
  await expect(page.getByText('Field group deleted successfully')).toBeVisible();
});

test('a catalogue that cannot be had says so, once, and offers to load the page again', async ({ page, me }) => {
  const id = await makeCollection(me, 'Moving house', { address: { city: 'Lisbon' } });
  await failWith(page, 'GET /api/collections/field-schemas', 500);
  const asked = watchCalls(page, 'GET /api/collections/field-schemas');
  await page.goto(`/collections/${id}`);
  await openDialog(page);
  await expect(dialog(page).getByText('Failed to load field schemas')).toBeVisible();
  await expect(
    dialog(page).getByText('Unable to load field configuration. Please try refreshing the page.'),
  ).toBeVisible();
  expect(asked).toHaveLength(1);
  await dialog(page).getByRole('button', { name: 'Refresh Page' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByLabel('City')).toBeVisible();
});
