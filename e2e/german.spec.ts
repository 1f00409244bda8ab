// German: chosen by the browser, complete on the screens that it passes, and left again in Settings.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

test.use({ locale: 'de-DE' });
test.describe.configure({ timeout: 300_000 });

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
async function expectGerman(page: Page): Promise<void> {
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
  const forgotten = texts.filter((text) => english.test(text));
  expect([...new Set(forgotten)]).toEqual([]);
}

test('a German browser is answered in German', async ({ page, me: _ }) => {
  await page.goto('/documents');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('button', { name: 'Dokument hochladen' }).click();
  await expect(page.getByRole('dialog', { name: 'Dokumente hochladen' })).toBeVisible();
  await expectGerman(page);
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
