// From signing in to a filled page and back: code, popup, fill, panel, what the person typed saved, key deleted.
import AxeBuilder from '@axe-core/playwright';
import { api } from '@oneform/contract';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { standInFor } from './stand-in.ts';

const form = `<!doctype html><html lang="en"><title>Visa application</title><body><h1>Visa application</h1><form>
  ${['Surname', 'Given names', 'Passport number', 'Occupation'].map((label) => `<p><label>${label} <input></label></p>`).join('')}
  <p><label>Password <input type="password"></label></p></form></body></html>`;

async function expectAccessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }
}

test('from signing in to a filled page', async ({ page, me, context }) => {
  const collection = await me.ask<{ id: string }>('POST', api.collections.create.path, {
    collection_name: 'My visa',
    template_id: 'visa_application',
  });
  const sections = `/api/collections/${collection.id}/sections`;
  await me.ask('PUT', `${sections}/personal`, { surname: 'Lindgren', given_names: 'Maya' });
  await page.goto('/settings?open=extension');
  await page.getByRole('button', { name: 'Connect an extension' }).click();
  const code = await page.locator('#extension-code').textContent();
  const address = await page.locator('#extension-address').textContent();

  const filled = await context.newPage();
  await filled.route('https://forms.example/**', (route) =>
    route.request().url().endsWith('/apply')
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: form })
      : route.abort(),
  );
  await filled.goto('https://forms.example/apply');
  const extension = await standInFor(context, filled);

  const connecting = await extension.open('connect.html');
  await expectAccessible(connecting);
  await connecting.getByLabel('Address').fill(address ?? '');
  await connecting.getByLabel('Code').fill(code?.toLowerCase() ?? '');
  await connecting.getByRole('button', { name: 'Connect' }).click();
  await expect(connecting.getByText(`as ${me.email}`)).toBeVisible();
  await expectAccessible(connecting);
  await expect(page.getByRole('list', { name: 'Connected extensions' })).toContainText('Chrome on Linux');

  const popup = await extension.open('popup.html');
  await expect(popup.getByText('My visa')).toBeVisible();
  await expectAccessible(popup);
  await popup.getByRole('button', { name: 'Fill this page' }).click();
  await expect(popup.getByRole('status')).toContainText('2 fields filled');
  await expect(filled.getByLabel('Surname')).toHaveValue('Lindgren');
  await expect(filled.getByLabel('Given names')).toHaveValue('Maya');
  await expect(filled.getByLabel('Password')).toHaveValue('');

  await filled.getByLabel('Passport number').fill('AA1234567');
  const panel = await extension.open('panel.html');
  await expect(panel.getByRole('heading', { name: /^Typed by you/ })).toBeVisible();
  await expectAccessible(panel);
  await panel.getByRole('button', { name: /^Save 1 answer/ }).click();
  await expect(panel.getByRole('status')).toContainText('1 answer saved');
  const kept = await me.ask<{ collection_data: unknown }>('GET', `/api/collections/${collection.id}`);
  expect(JSON.stringify(kept.collection_data)).toContain('AA1234567');

  await popup.getByRole('button', { name: 'Undo' }).click();
  await expect(filled.getByLabel('Surname')).toHaveValue('');
  await expect(filled.getByLabel('Passport number')).toHaveValue('AA1234567');

  await page.getByRole('button', { name: 'Disconnect Chrome on Linux' }).click();
  await expect(page.getByText('No extension is connected.')).toBeVisible();
  await popup.reload();
  await expect(popup.getByRole('button', { name: 'Connect to OneForm' })).toBeVisible();
});

test('an unencrypted page is filled after a warning only', async ({ baseURL, me, context }) => {
  await me.ask('POST', api.collections.create.path, { collection_name: 'My visa', template_id: 'visa_application' });
  const { code } = await me.ask<{ code: string }>('POST', api.extension.createCode.path);
  const filled = await context.newPage();
  await filled.route('http://forms.example/**', (route) => route.fulfill({ contentType: 'text/html', body: form }));
  await filled.goto('http://forms.example/apply');
  const extension = await standInFor(context, filled);
  const connecting = await extension.open('connect.html');
  await connecting.getByLabel('Address').fill(baseURL ?? '');
  await connecting.getByLabel('Code').fill(code);
  await connecting.getByRole('button', { name: 'Connect' }).click();
  await expect(connecting.getByText(`as ${me.email}`)).toBeVisible();
  const popup = await extension.open('popup.html');
  await expect(popup.getByRole('note')).toContainText('not encrypted');
  await popup.getByRole('button', { name: 'Fill this page' }).click();
  await expect(popup.getByRole('status')).toContainText('Tick “Fill it anyway” first');
  await popup.getByLabel('Fill it anyway').check();
  await popup.getByRole('button', { name: 'Fill this page' }).click();
  await expect(popup.getByRole('status')).toContainText('Check the page before you send it');
});
