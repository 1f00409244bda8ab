// An export is read back in the settings: into another account, with its result in words; what is none is refused, and nothing is lost on the way.
import AxeBuilder from '@axe-core/playwright';
import { makeFromTemplate } from './support/collections.ts';
import { allowConsole } from './support/console-guard.ts';
import { signInDirectly } from './support/person.ts';
import { expect, test } from './support/test.ts';

const shots = process.env.E2E_SHOTS;

test('an export goes into another account, with progress and result in words', async ({ page, me }) => {
  await makeFromTemplate(me, 'Visa Application', 'Visa for Japan');
  const note = await me.addText('note.txt', 'Surname: Lindgren\nGiven names: Maya\nDate of birth: 17 April 1991\n');
  await me.waitForDocument(note);
  const buffer = await (await page.request.get('/api/account/export')).body();
  const maya = await signInDirectly(page, 'Maya Berg');
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Import Data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Data' });
  await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
  const choose = (name: string, content: Buffer) =>
    dialog.getByLabel('Choose an export').setInputFiles({ name, mimeType: 'application/zip', buffer: content });

  // A file that is no export is refused in words, and another file may be chosen.
  allowConsole(page, /422 \(Unprocessable Entity\) at \/api\/account\/import$/);
  await choose('holiday.zip', Buffer.from('not a zip at all'));
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The file is not a ZIP file.');
  expect(await maya.ask('GET', '/api/documents')).toMatchObject({ total: 0 });

  await dialog.getByRole('button', { name: 'Choose another file' }).click();
  await choose('oneform-export.zip', buffer);
  await expect(dialog).toContainText('oneform-export.zip');
  await expect(dialog.getByRole('radio', { name: 'Mine', exact: true })).toBeChecked();
  expect(
    (await new AxeBuilder({ page }).setLegacyMode().withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze()).violations,
  ).toEqual([]);
  if (shots) await page.screenshot({ path: `${shots}/import-chosen.png` });
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(dialog).toContainText('1 collection and 1 document imported.');
  await expect(dialog).toContainText(`From the account of ${me.name} (${me.email}).`);
  if (shots) await page.screenshot({ path: `${shots}/import-done.png` });
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.goto('/dashboard');
  await expect(page.getByText('Visa for Japan')).toBeVisible();

  // Again: it is all here.
  await page.goto('/settings?open=import');
  await choose('oneform-export.zip', buffer);
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(dialog).toContainText('There was nothing to import.');
  await expect(dialog).toContainText('1 collection and 1 document you had already. They stay as they are.');
});

test('as somebody else’s it brings a person, and nothing into one’s own application', async ({ page, me }) => {
  await makeFromTemplate(me, 'Visa Application', 'Visa of Maya');
  const buffer = await (await page.request.get('/api/account/export')).body();
  const erik = await signInDirectly(page, 'Erik Prado');
  await page.goto('/settings?open=import');
  const dialog = page.getByRole('dialog', { name: 'Import Data' });
  await dialog.getByLabel('Choose an export').setInputFiles({ name: 'maya.zip', mimeType: 'application/zip', buffer });
  await dialog.getByRole('radio', { name: 'Somebody else’s' }).check();
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(dialog).toContainText('1 collection imported.');
  const { people } = await erik.ask<{ people: { relation: string; name: string }[] }>('GET', '/api/people');
  expect(people).toEqual(
    expect.arrayContaining([expect.objectContaining({ relation: 'other', name: 'Maya Lindgren' })]),
  );
});
