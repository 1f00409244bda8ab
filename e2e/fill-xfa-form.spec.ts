// A form whose pages only Adobe's reader draws: filled through its data, with its values listed and no page to show.
import { readFile } from 'node:fs/promises';
import { makeXfa } from '@oneform/engine/testing';
import { giveForm, makeFilled, openFillForm, waitUntilFilled } from './support/forms.ts';
import { expect, test } from './support/test.ts';

const field = (name: string, caption: string) =>
  `<field name="${name}" w="90mm" h="9mm"><ui><textEdit/></ui><caption><value><text>${caption}</text></value></caption><value><text/></value></field>`;

test('a form in XFA alone is filled through its data, and says who draws its pages', async ({ page, me }) => {
  const content = `<subform name="person" layout="tb">${field('a', 'Surname (Family name)')}${field('b', 'First name(s) (Given name(s))')}${field('c', 'Current nationality')}${field('d', 'File number of the embassy')}</subform>`;
  await page.goto(`/collections/${await makeFilled(me)}`);
  const dialog = await openFillForm(page);
  await giveForm(dialog, Buffer.from(await makeXfa({ content })), 'embassy.pdf');
  await waitUntilFilled(dialog, '3 written as intended');
  await expect(dialog.getByText('Only Adobe Reader draws its pages.')).toBeVisible();
  await dialog.getByRole('tab', { name: 'Written (3)' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Surname' })).toContainText('Kadıköy');
  await expect(dialog.getByRole('button', { name: 'Print' })).toHaveCount(0);

  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download', exact: true }).click();
  const saved = await (await saving).path();
  expect((await readFile(saved)).subarray(0, 5).toString()).toBe('%PDF-');
});
