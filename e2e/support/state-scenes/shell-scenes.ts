// Frame of every page: credits, palette, menu, connection, and the pages anybody may see.
import { expect, type Page } from '@playwright/test';
import { answerWith, cutOffServer } from '../calls.ts';
import { openCollection } from '../collections.ts';
import { dialog, type StateScene } from './scene.ts';

async function openPalette(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toBeVisible();
}

export const shellScenes: readonly StateScene[] = [
  {
    name: 'get-credits',
    open: async (page) => {
      await page.goto('/dashboard');
      await page
        .getByRole('button', { name: /credits/i })
        .first()
        .click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  ...[0, 7, 42].map((balance) => ({
    name: `credits-${balance}`,
    open: async (page: Page) => {
      await answerWith(page, 'GET /api/credits/balance', { balance });
      await page.goto('/dashboard');
      await expect(page.getByRole('button', { name: 'Get More Credits' })).toBeVisible();
    },
  })),
  {
    name: 'palette-search',
    open: async (page) => {
      await page.goto('/dashboard');
      await openPalette(page);
      await page.keyboard.type('visa');
      await expect(
        dialog(page)
          .getByRole('option', { name: /My Visa Application/ })
          .first(),
      ).toBeVisible();
    },
  },
  {
    name: 'palette-nothing',
    open: async (page) => {
      await page.goto('/dashboard');
      await openPalette(page);
      await page.keyboard.type('zzz');
      await expect(dialog(page).getByText('Nothing found')).toBeVisible();
    },
  },
  {
    name: 'account-menu',
    open: async (page, me) => {
      await page.goto('/dashboard');
      await page.getByRole('button', { name: new RegExp(me.name) }).click();
      await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    },
  },
  {
    name: 'sign-out-unsaved',
    open: async (page) => {
      await openCollection(page, 'My Visa Application');
      await page.getByLabel('Given names').first().fill('Maya Astrid');
      await page.getByLabel('Given names').first().blur();
      await expect(page.getByText('Unsaved changes').first()).toBeVisible();
      await page.getByRole('button', { name: /^Account of/ }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'offline',
    open: async (page) => {
      await page.goto('/documents');
      await page.getByRole('button', { name: 'Refresh' }).waitFor();
      await cutOffServer(page);
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'OneForm isn’t responding' })).toBeVisible();
    },
  },
  { name: 'not-found', open: (page) => page.goto('/no-such-page') },
  { name: 'privacy', open: (page) => page.goto('/privacy') },
  { name: 'terms', open: (page) => page.goto('/terms') },
];
