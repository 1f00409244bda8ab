// Evidence of a value: from the form to the marked place on the page, and from a place back to its field.
import { makeFromTemplate, openSection } from './support/collections.ts';
import { paper } from './support/papers.ts';
import { expect, test } from './support/test.ts';

test('a value leads to its place on the page, and a place leads to its field', async ({ page, me }) => {
  const id = await makeFromTemplate(me, 'Visa Application');
  await me.waitForDocument(await me.addFile(paper('passport.png')));
  await page.goto(`/collections/${id}`);
  const row = page.locator('[data-field="personal.surname"]');
  const mark = row.getByRole('button', { name: /^(Read|Read and verified|Inferred) on passport.png, page 1$/ });
  await mark.click();
  const panel = page.getByRole('complementary', { name: 'Where this value comes from' });
  await expect(panel.getByRole('img', { name: /page 1/ })).toBeVisible();
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  const places = panel.getByRole('listbox', { name: 'Values on this page' });
  await expect(places.getByRole('option', { selected: true })).toHaveAttribute('aria-label', /^Surname: /);
  // The picture is there in full, not merely its frame.
  await expect
    .poll(() => panel.getByRole('img', { name: /page 1/ }).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await places
    .getByRole('option', { name: /^Passport number: / })
    .first()
    .click();
  await page.waitForURL(/section=travel_document/);
  await expect(page.locator('[data-field="travel_document.passport_number"] input')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('what is typed says so, before it is saved and after', async ({ page, me }) => {
  const id = await makeFromTemplate(me, 'Visa Application');
  await page.goto(`/collections/${id}`);
  const row = page.locator('[data-field="personal.surname"]');
  await row.getByRole('textbox').fill('Berg');
  await row.getByRole('textbox').blur();
  await expect(row.getByRole('img', { name: 'Typed by you, not saved yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(row.getByRole('button', { name: `Typed by ${me.name}` })).toBeVisible();
});

test('a text shows its words with the value marked; on a narrow screen from below', async ({ page, me }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await makeFromTemplate(me, 'Visa Application');
  await me.waitForDocument(
    await me.addText('note.txt', 'Surname: Lindgren\nGiven names: Maya\nE-mail: maya@example.com\n'),
  );
  await page.goto(`/collections/${id}`);
  await openSection(page, 'Address and contact');
  await page
    .locator('[data-field="contact.email"]')
    .getByRole('button', { name: /on note.txt, page 1$/ })
    .click();
  const panel = page.getByRole('dialog', { name: 'Where this value comes from' });
  await expect(panel).toContainText('maya@example.com');
  await panel.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(panel).toBeHidden();
});
