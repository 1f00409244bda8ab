// Settings with much, no and unavailable use of credits, and their dialogs.
import { expect, type Page } from '@playwright/test';
import { answerWith, failWith } from '../calls.ts';
import { dialog, manyOf, type StateScene } from './scene.ts';

/** A month of use, 56 entries of history. */
const usage = {
  items: manyOf(20).map((index) => ({
    id: `01980000-0000-7000-8000-0000000000${10 + index}`,
    created_at: new Date(Date.now() - index * 5_400_000).toISOString(),
    operation_type: ['document_processing', 'map_fields', 'clarify_fields'][index % 3],
    credits_consumed: 1 + (index % 4),
  })),
  total: 133,
  total_pages: 7,
  page: 3,
};

async function openKeys(page: Page): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Manage keys' }).click();
  await expect(dialog(page)).toBeVisible();
}

export const settingsScenes: readonly StateScene[] = [
  {
    name: 'settings-usage',
    open: async (page) => {
      const days = manyOf(30).map((index) => ({
        date: new Date(Date.now() - (29 - index) * 86_400_000).toISOString().slice(0, 10),
        credits: index % 7 > 4 ? 0 : (index * 7) % 23,
      }));
      await answerWith(page, 'GET /api/credits/usage-chart', days);
      await answerWith(page, 'GET /api/credits/usage-history', usage);
      await page.goto('/settings');
      await page.getByRole('heading', { name: 'Usage History', exact: true }).scrollIntoViewIfNeeded();
      await expect(page.getByText(/of 133 entries/)).toBeVisible();
    },
  },
  {
    name: 'settings-usage-failed',
    open: async (page) => {
      await failWith(page, 'GET /api/credits/usage-chart', 404);
      await failWith(page, 'GET /api/credits/usage-history', 404);
      await page.goto('/settings');
      await page.getByText('Failed to load usage history').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'settings-usage-empty',
    open: async (page) => {
      await answerWith(page, 'GET /api/credits/usage-chart', []);
      await answerWith(page, 'GET /api/credits/usage-history', { items: [], total: 0, total_pages: 0, page: 1 });
      await page.goto('/settings');
      await page.getByText('No usage history available').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'subscription',
    open: async (page) => {
      await page.goto('/settings');
      await page.getByRole('button', { name: 'Manage Subscription' }).click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'sessions',
    open: async (page) => {
      await page.goto('/settings');
      await page.getByRole('button', { name: 'Where you’re signed in' }).click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'api-keys',
    open: async (page) => {
      await openKeys(page);
      await dialog(page).getByLabel('Name').fill('Nightly upload');
      await dialog(page).getByRole('button', { name: 'Create key' }).click();
      await expect(dialog(page).getByLabel('Your new key')).toBeVisible();
    },
  },
  {
    name: 'webhooks',
    open: async (page) => {
      await openKeys(page);
      await dialog(page).getByLabel('Address').fill('http://127.0.0.1:9/hook');
      await dialog(page).getByRole('button', { name: 'Add webhook' }).click();
      await expect(dialog(page).getByLabel('Signing secret')).toBeVisible();
    },
  },
];
