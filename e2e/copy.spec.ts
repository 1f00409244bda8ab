// Values at hand: one value, a section or the whole collection on the clipboard, in the order of the form.
import type { Page } from '@playwright/test';
import { makeCollection, makeFromTemplate } from './support/collections.ts';
import { expect, test } from './support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const copyButton = (page: Page, path: string) =>
  page.locator(`[data-field="${path}"]`).getByRole('button', { name: 'Copy value' });
const copiedText = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function copiedHtml(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return (await item!.getType('text/html')).text();
  });
}

test('a value is copied from beside its field, as it reads there', async ({ page, me }) => {
  const id = await makeFromTemplate(me, 'Visa Application');
  await me.ask('PUT', `/api/collections/${id}/sections/travel_document`, { passport_number: 'HK482915' });
  await me.ask('PUT', `/api/collections/${id}/sections/personal`, { date_of_birth: '1991-04-17' });
  await page.goto(`/collections/${id}?section=travel_document`);
  const number = page.getByRole('textbox', { name: 'Passport number' });
  await expect(number).toHaveValue('HK482915');
  await number.focus();
  await copyButton(page, 'travel_document.passport_number').click();
  await expect(page.getByRole('status').getByText('Copied')).toBeAttached();
  expect(await copiedText(page)).toBe('HK482915');
  // An empty field has nothing to copy.
  await expect(copyButton(page, 'travel_document.passport_authority')).toHaveCount(0);
  await page.goto(`/collections/${id}`);
  await expect(page.getByLabel('Date of birth')).toHaveValue('Apr 17, 1991');
  // The source button is between the calendar and the copy button once the value's history has arrived.
  await expect(
    page.locator('[data-field="personal.date_of_birth"]').getByRole('button', { name: /^Typed by / }),
  ).toBeVisible();
  await page.getByLabel('Date of birth').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(copyButton(page, 'personal.date_of_birth')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => copiedText(page)).toBe('Apr 17, 1991');
});

test('a section and the whole collection are copied in the order of the form, unsaved changes too', async ({
  page,
  me,
}) => {
  const id = await makeCollection(me, 'Our flat', {
    landlord: { name: 'Ada Njoroge', since: '2021-04-01', address: { street: 'Harbour Road 4', city: '' } },
    flat: { rooms: 3, keys: ['Door', 'Cellar'], has_balcony: true, note: '' },
  });
  await page.goto(`/collections/${id}?section=landlord`);
  await page.getByLabel('Name', { exact: true }).fill('Ada N. Njoroge');
  await page.getByRole('button', { name: 'More for this section' }).click();
  await page.getByRole('menuitem', { name: 'Copy section' }).click();
  await expect(page.getByText('3 values copied')).toBeVisible();
  const landlord = 'Landlord\nName: Ada N. Njoroge\nSince: Apr 1, 2021\nAddress\n  Street and number: Harbour Road 4';
  expect(await copiedText(page)).toBe(landlord);
  expect(await copiedHtml(page)).toContain('<td>Harbour Road 4</td>');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Copy all values' }).click();
  await expect(page.getByText('6 values copied')).toBeVisible();
  const flat = 'Flat\nKeys: Door; Cellar\nRooms: 3\nHas balcony: Yes';
  const sections = await page.getByRole('navigation', { name: 'Sections' }).getByRole('listitem').allTextContents();
  expect(await copiedText(page)).toBe(
    (sections[0]!.startsWith('Landlord') ? [landlord, flat] : [flat, landlord]).join('\n\n'),
  );
});

test('nothing to copy is said, and nothing is put on the clipboard', async ({ page, me }) => {
  const id = await makeFromTemplate(me, 'Visa Application');
  await page.goto(`/collections/${id}`);
  await page.evaluate(() => navigator.clipboard.writeText('before'));
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Copy all values' }).click();
  await expect(page.getByText('There’s nothing to copy yet')).toBeVisible();
  expect(await copiedText(page)).toBe('before');
});

test.describe('without the browser’s own clipboard', () => {
  test('copying works where the address is not secure', async ({ page, me }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    const id = await makeCollection(me, 'Our flat', { flat: { city: 'Halifax' } });
    await page.goto(`/collections/${id}`);
    await page.getByLabel('City').focus();
    await copyButton(page, 'flat.city').click();
    await expect(page.getByRole('status').getByText('Copied')).toBeAttached();
  });
});

test('Alt C copies one value after the other and says which', async ({ page, me }) => {
  const id = await makeFromTemplate(me, 'Visa Application');
  await me.ask('PUT', `/api/collections/${id}/sections/personal`, { surname: 'Lindgren', given_names: 'Maya' });
  await page.goto(`/collections/${id}`);
  await expect(page.getByRole('textbox', { name: 'Surname' }).first()).toHaveValue('Lindgren');
  for (const [value, position] of [
    ['Lindgren', '1 of 2'],
    ['Maya', '2 of 2'],
    ['Lindgren', '1 of 2'],
  ] as const) {
    await page.keyboard.press('Alt+KeyC');
    await expect(page.getByText(`Copied, ${position}`)).toBeVisible();
    expect(await copiedText(page)).toBe(value);
  }
});
