// Autofill and the explaining of a field, with their price first; the history with what changed and the way back.
import { answerWith, failWith, watchCalls } from './support/calls.ts';
import { makeCollection, makeFromTemplate, openDetails, openSection } from './support/collections.ts';
import { expect, test } from './support/test.ts';

const note = 'Surname: Lindgren\nGiven names: Maya\nE-mail: maya@example.com\n';

test('autofill runs free, and fills again what was emptied', async ({ page, me }) => {
  await me.waitForDocument(await me.addText('note.txt', note));
  const id = await makeFromTemplate(me, 'Visa Application');
  await me.ask('PUT', `/api/collections/${id}/sections/contact`, { email: '' });
  await page.goto(`/collections/${id}`);
  await openSection(page, 'Address and contact');
  await page.getByRole('button', { name: 'Autofill', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Autofill “Address and contact”' });
  await expect(dialog).toContainText('This is free.');
  const undo = await failWith(page, 'POST /api/collections/*/map-fields', 500);
  await dialog.getByRole('button', { name: 'Autofill' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Request failed, please try again later');
  await undo();
  await dialog.getByRole('button', { name: 'Autofill' }).click();
  await expect(dialog.getByRole('status')).toContainText('1 field filled. No credits used.');
  await expect(dialog.getByRole('button', { name: 'Ask the model' })).toBeHidden();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.locator('[data-field="contact.email"] input')).toHaveValue('maya@example.com');
  await expect(page.getByRole('button', { name: '499 credits left' })).toBeVisible();
});

/** Answer of the rules where a model could be asked for more. */
const byRules = { update_ids: [], filled: 3, suggested: 0, conflicts: 0, credits: 0, model: null };

test('a model has a price, and is asked only when the person wants it', async ({ page, me }) => {
  const id = await makeFromTemplate(me, 'Visa Application');
  const offer = { credits: 2, fields: 12, papers: 2 };
  const asked = watchCalls(page, 'POST /api/collections/*/map-fields');
  const undo = await answerWith(page, 'POST /api/collections/*/map-fields', { ...byRules, offer });
  await page.goto(`/collections/${id}`);
  await page.getByRole('button', { name: 'Autofill', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Autofill/ });
  await dialog.getByRole('button', { name: 'Autofill' }).click();
  await expect(dialog.getByRole('status')).toContainText('3 fields filled. No credits used.');
  await expect(dialog).toContainText('12 fields are still empty. An AI model may find more in 2 documents.');
  await expect(dialog).toContainText('Costs 2 credits; you have 500.');
  await undo();
  const model = { provider: 'openai-compatible', name: 'local', host: 'localhost', answered: true, notice: null };
  const filled = { ...byRules, filled: 1, credits: 2, model, offer: null };
  await answerWith(page, 'POST /api/collections/*/map-fields', filled);
  await dialog.getByRole('button', { name: 'Ask the model' }).click();
  await expect(dialog.getByRole('status')).toContainText('1 field filled. 2 credits used.');
  await expect(dialog).toContainText('With the help of local at localhost.');
  expect(asked.map(({ body }) => body)).toMatchObject([{ ask_model: false }, { ask_model: true }]);
});

test('a model whose price is not there is not asked', async ({ page, me }) => {
  const id = await makeFromTemplate(me, 'Visa Application');
  const quote = { operation: 'map_fields', credits: 2, balance: 1, sufficient: false, per_document: 0, reason: '' };
  await answerWith(page, 'GET /api/credits/quote', quote);
  const offer = { credits: 2, fields: 12, papers: 2 };
  await answerWith(page, 'POST /api/collections/*/map-fields', { ...byRules, offer });
  await page.goto(`/collections/${id}`);
  await page.getByRole('button', { name: 'Autofill', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Autofill/ });
  await dialog.getByRole('button', { name: 'Autofill' }).click();
  await expect(dialog).toContainText('That’s not enough. Nothing will be charged or changed.');
  await expect(dialog.getByRole('button', { name: 'Ask the model' })).toBeDisabled();
});

test('a field is explained, with what the papers say about it to take over', async ({ page, me }) => {
  await me.waitForDocument(await me.addText('note.txt', note));
  const id = await makeFromTemplate(me, 'Visa Application');
  await me.ask('PUT', `/api/collections/${id}/sections/contact`, { email: '' });
  await page.goto(`/collections/${id}?section=contact`);
  const row = page.locator('[data-field="contact.email"]');
  await row.hover();
  await row.getByRole('button', { name: 'About this field' }).click();
  await row.getByRole('button', { name: 'Explain this field' }).click();
  const dialog = page.getByRole('dialog', { name: 'E-mail' });
  await expect(dialog).toContainText('Costs 1 credit; you have 499.');
  await dialog.getByRole('button', { name: 'Explain this field' }).click();
  await expect(dialog).toContainText('maya@example.com');
  await dialog.getByRole('button', { name: 'Use' }).first().click();
  await expect(dialog).toBeHidden();
  await expect(row.getByRole('textbox')).toHaveValue('maya@example.com');
});

test('every version says who changed what, and can be brought back', async ({ page, me }) => {
  const id = await makeCollection(me, 'Moving house', { address: { city: 'Lisbon' } });
  await me.ask('PUT', `/api/collections/${id}/sections/address`, { city: 'Porto' });
  await page.goto(`/collections/${id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  const entries = history.getByRole('listitem');
  await expect(entries.first()).toContainText('Current');
  await expect(entries.first()).toContainText(`Version 2 by ${me.name}`);
  await expect(entries.first()).toContainText('Lisbon');
  await expect(entries.first()).toContainText('Porto');
  await entries.last().getByRole('button', { name: 'Restore' }).click();
  const question = page.getByRole('alertdialog', { name: 'Restore version 1' });
  await question.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Version 1 restored')).toBeVisible();
  await expect(history).toBeHidden();
  await expect(page.getByLabel('City')).toHaveValue('Lisbon');
  await openDetails(page);
  await expect(page.getByText(`Version 3 by ${me.name}`)).toBeVisible();
});

test('a history that cannot be had can be asked for again', async ({ page, me }) => {
  const id = await makeCollection(me, 'Moving house', { address: { city: 'Lisbon' } });
  const undo = await failWith(page, 'GET /api/collections/*/versions', 400);
  await page.goto(`/collections/${id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(history.getByText('Failed to load the history.')).toBeVisible();
  await undo();
  await history.getByRole('button', { name: 'Retry' }).click();
  await expect(history.getByText(/^Version 1 by/)).toBeVisible();
});
