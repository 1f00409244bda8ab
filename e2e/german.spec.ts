// The main path in German: chosen by the browser, complete on every screen that it passes, and left again in Settings.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { giveForm, makeFilled, makeVisaForm } from './support/forms.ts';
import { paper } from './support/papers.ts';
import { expect, test } from './support/test.ts';

test.use({ locale: 'de-DE' });
test.describe.configure({ timeout: 200_000 });

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

/** Words that German texts do not have: where one is shown, a text was forgotten. */
const english =
  /\b(the|your|you|with|from|this|that|were|been|documents?|collections?|fields?|sections?|values?|save|delete|edit|close|cancel|upload|download|review|pages?)\b/i;

/** Everything on screen but names of people and papers, and the choices of a list, which are values. */
async function expectGerman(page: Page, ...names: readonly RegExp[]): Promise<void> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text) {
        if (node.parentElement?.closest('script, style, option, noscript, [lang]:not(html)') == null)
          found.push(node.data);
      } else if (node instanceof Element)
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(node.getAttribute(name) ?? '');
    }
    return found;
  });
  const forgotten = texts.filter((text) => english.test(names.reduce((rest, name) => rest.replaceAll(name, ''), text)));
  expect([...new Set(forgotten)]).toEqual([]);
}

test('a German browser is answered in German from the sign-in to the filled form', async ({ page, me: _ }) => {
  const files = /passport\.png|payslip\.pdf|visa(?: \(filled\))?\.pdf/g;
  await page.goto('/documents');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('button', { name: 'Dokument hochladen' }).click();
  const upload = page.getByRole('dialog', { name: 'Dokumente hochladen' });
  await expectGerman(page);
  await expectAccessible(page);
  await upload.locator('input[type=file]').setInputFiles([paper('passport.png'), paper('payslip.pdf')]);
  await upload.getByRole('button', { name: /hochladen$/ }).click();
  await expect(upload).toBeHidden();
  for (const name of ['passport.png', 'payslip.pdf'])
    await expect(page.getByRole('row').filter({ hasText: name }).getByText('Fertig')).toBeVisible();
  await expectGerman(page, files);

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Datensammlungen');
  await page.getByRole('button', { name: 'Sammlung anlegen' }).first().click();
  await page.getByRole('dialog').getByText('Kreditantrag', { exact: true }).click();
  await expectGerman(page);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByLabel('Name der Sammlung')).toHaveValue('Kreditantrag (meine)');
  await page.getByRole('dialog').getByRole('button', { name: 'Sammlung anlegen' }).click();
  await page.waitForURL('**/collections/*');
  await expect(page.getByLabel(/^Nachname/).first()).toHaveValue(/lindgren/i);
  await expect(page.getByLabel(/^Geburtsdatum/).first()).toHaveValue('17.04.1991');
  await expectGerman(page, files);
  await expectAccessible(page);

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Kreditantrag (meine)' })).toBeVisible();
  await expectGerman(page, files);
  await expectAccessible(page);
});

test('a decision is reviewed and a form is filled in German', async ({ page, me }) => {
  const id = await makeFilled(me);
  await page.goto(`/collections/${id}`);
  await page.getByRole('button', { name: 'PDF-Formular ausfüllen' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'PDF-Formular ausfüllen' });
  await giveForm(dialog, await makeVisaForm());
  await expect(dialog.getByText('5 wie vorgesehen eingetragen')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Herunterladen', exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('Settings choose the language; the choice holds against the browser', async ({ page, me: _ }) => {
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
  await expectGerman(page);
  await expectAccessible(page);
  await page.getByLabel('Sprache').selectOption('English');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/documents');
  await expect(page.getByText('No documents uploaded yet')).toBeVisible();
  await page.goto('/settings');
  await page.getByLabel('Language').selectOption('Same as browser');
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
});
