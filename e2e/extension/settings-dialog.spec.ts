// Settings, "Browser extension": a code for an extension, the extensions that are connected with their last use, and their end.
import AxeBuilder from '@axe-core/playwright';
import { api } from '@oneform/contract';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Exchanges a code as an extension does, without the session of the browser. */
async function connect(request: APIRequestContext, code: string, name: string): Promise<string> {
  const answer = await request.post(api.extension.connect.path, { data: { code, name } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { secret: string }).secret;
}

test('a code connects an extension, which is listed with its last use until it is disconnected', async ({
  page,
  me,
  baseURL,
  playwright,
}) => {
  await me.ask('POST', api.collections.create.path, { collection_name: 'My visa', template_id: 'visa_application' });
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Fill web pages' }).click();
  const dialog = page.getByRole('dialog', { name: 'Browser extension' });
  await expect(dialog).toContainText('No extension is connected.');

  await dialog.getByRole('button', { name: 'Connect an extension' }).click();
  await expect(dialog.locator('#extension-address')).toHaveText(baseURL ?? '');
  const first = (await dialog.locator('#extension-code').textContent()) ?? '';
  await dialog.getByRole('button', { name: 'New code' }).click();
  await expect(dialog.locator('#extension-code')).not.toHaveText(first);
  expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([]);
  const code = (await dialog.locator('#extension-code').textContent()) ?? '';
  const old = await elsewhere.post(api.extension.connect.path, { data: { code: first, name: 'Too late' } });
  expect(old.ok()).toBe(false);

  const key = await connect(elsewhere, code, 'Firefox on Linux');
  const listed = dialog.getByRole('list', { name: 'Connected extensions' });
  await expect(listed).toContainText('Firefox on Linux');
  await expect(listed).toContainText('Never used, never expires');
  await expect(dialog.locator('#extension-code')).toBeHidden();

  const headers = { authorization: `Bearer ${key}` };
  expect((await elsewhere.get(api.extension.applications.path, { headers })).status()).toBe(200);
  // Its address keeps the dialog open.
  await page.reload();
  await expect(listed).toContainText(/Last used (?:just now|\d+ minutes? ago)/);

  await dialog.getByRole('button', { name: 'Disconnect Firefox on Linux' }).click();
  await expect(dialog).toContainText('No extension is connected.');
  expect((await elsewhere.get(api.extension.applications.path, { headers })).status()).toBe(401);
  await elsewhere.dispose();
});
