// 360 px wide: nothing scrolls sideways, everything can be reached; and motion that is not wanted is not there.
import type { Page } from '@playwright/test';
import { answerWith } from './support/calls.ts';
import { askToDelete, makeFromTemplate, openSection } from './support/collections.ts';
import { listedDocument, pageOfDocuments } from './support/documents.ts';
import { expect, test } from './support/test.ts';

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('no page scrolls sideways', async ({ page, me }) => {
    const id = await makeFromTemplate(me, 'Visa Application');
    await me.waitForDocument(await me.addText('a-letter-with-a-rather-long-name-of-its-own.txt', 'Dear Maya'));
    for (const path of [
      '/dashboard',
      `/collections/${id}`,
      '/documents',
      '/settings',
      '/privacy',
      '/terms',
      '/login',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await overflow(page), path).toBeLessThanOrEqual(0);
    }
  });

  test('what is missing stands over the form, folded', async ({ page, me }) => {
    const id = await makeFromTemplate(me, 'Visa Application');
    await page.goto(`/collections/${id}`);
    const missing = page.getByRole('region', { name: /Missing Fields/ });
    await expect(missing).toBeVisible();
    expect((await missing.boundingBox())?.y).toBeLessThan(740);
    expect((await missing.boundingBox())?.height).toBeLessThan(120);
    await missing.getByText('Missing Fields').click();
    const field = missing.getByRole('listitem').getByRole('button').nth(2);
    await field.click();
    await expect(page.locator('main :focus')).toBeVisible();
  });

  test('twenty documents are looked through in a few strokes', async ({ page, me: _ }) => {
    const documents = Array.from({ length: 20 }, (_, index) => listedDocument(`paper-${index}.pdf`));
    await answerWith(page, 'GET /api/documents', pageOfDocuments(documents));
    await page.goto('/documents');
    const list = page.getByRole('list', { name: 'Documents' });
    await expect(list.getByRole('listitem')).toHaveCount(20);
    expect((await list.boundingBox())?.height).toBeLessThan(2_400);
  });

  test('no dialog does', async ({ page, me }) => {
    const id = await makeFromTemplate(me, 'Visa Application');
    await page.goto('/dashboard');
    for (const name of ['Create Collection', 'Upload Documents']) {
      await page.getByRole('button', { name, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth), name).toBeLessThanOrEqual(
        0,
      );
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
    await page.goto(`/collections/${id}`);
    await askToDelete(page);
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  test('the tabs lie at the foot, sections are chosen from a list', async ({ page, me }) => {
    const id = await makeFromTemplate(me, 'Visa Application');
    await page.goto('/dashboard');
    const tabs = page.getByRole('navigation', { name: 'Main' });
    await expect(tabs).toHaveCount(1);
    const box = await tabs.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(740);
    await page.goto(`/collections/${id}`);
    await openSection(page, 'Address and contact');
    await expect(page.getByRole('heading', { name: 'Address and contact' })).toBeVisible();
  });
});

test('with reduced motion nothing moves for longer than can be seen', async ({ page, me: _ }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Create Collection' }).click();
  await expect(page.getByRole('dialog', { name: 'Choose a Template' })).toBeVisible();
  const longest = await page.evaluate(() => {
    const seconds = (text: string) => Math.max(...text.split(',').map((one) => Number.parseFloat(one)));
    return Math.max(
      ...[...document.querySelectorAll('*')].map((element) => {
        const style = getComputedStyle(element);
        return Math.max(seconds(style.animationDuration), seconds(style.transitionDuration));
      }),
    );
  });
  expect(longest).toBeLessThan(0.001);
});
