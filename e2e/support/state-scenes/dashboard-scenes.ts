// The list of collections, its dialogs and the ways to a new one, in states that are seldom met.
import { expect } from '@playwright/test';
import { answerWith, failWith, hold } from '../calls.ts';
import { dialog, manyOf, type StateScene } from './scene.ts';

export const dashboardScenes: readonly StateScene[] = [
  {
    name: 'dashboard-loading',
    open: async (page) => {
      await hold(page, 'GET /api/collections');
      await page.goto('/dashboard');
      await expect(page.getByRole('status', { name: 'Loading...' })).toBeVisible();
    },
  },
  {
    name: 'dashboard-failed',
    open: async (page) => {
      await failWith(page, 'GET /api/collections', 404);
      await page.goto('/dashboard');
      await expect(page.getByText('Failed to load collections. Please try again.')).toBeVisible();
    },
  },
  {
    name: 'dashboard-nothing-found',
    open: async (page) => {
      await page.goto('/dashboard');
      await page.getByPlaceholder('Search collections...').fill('tax return');
      await expect(page.getByText('No collections match your search criteria.')).toBeVisible();
    },
  },
  {
    name: 'dashboard-many',
    open: async (page, me) => {
      const { collections } = await me.ask<{ collections: object[] }>('GET', '/api/collections');
      const copies = manyOf(100).map((index) => ({
        ...collections[index % collections.length],
        id: `0198-${index}`,
        collection_name: `Application ${index + 1} for a place with rather a long name`,
        completion_percentage: index % 101,
        is_active: index % 3 > 0,
      }));
      await answerWith(page, 'GET /api/collections', { collections: copies, total: copies.length });
      await page.goto('/dashboard');
      await expect(page.getByText('Application 2 for')).toBeVisible();
    },
  },
  {
    name: 'edit-collection',
    open: async (page) => {
      await page.goto('/dashboard');
      await page.getByRole('button', { name: 'Edit My Visa Application' }).click();
      await expect(dialog(page).getByLabel('Name')).toBeVisible();
    },
  },
  {
    name: 'create-manual',
    open: async (page) => {
      await page.goto('/dashboard?create=1');
      await dialog(page).getByText('Create Manual Collection').click();
      await expect(dialog(page).getByLabel('Collection Name')).toBeVisible();
    },
  },
  {
    name: 'template-nothing-found',
    open: async (page) => {
      await page.goto('/dashboard?create=1');
      await dialog(page).getByPlaceholder('Search templates').fill('spaceship');
      await expect(page.getByText('No templates match your search.')).toBeVisible();
    },
  },
  {
    name: 'templates-failed',
    open: async (page) => {
      await failWith(page, 'GET /api/collections/templates', 404);
      await page.goto('/dashboard?create=1');
      await expect(page.getByText('Failed to load templates')).toBeVisible();
    },
  },
];
