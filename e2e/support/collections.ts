// Steps with collections that several tests take.
import { expect, type Page } from '@playwright/test';
import type { Person } from './person.ts';

/** Through the template wizard; ends on the collection's page. */
export async function createFromTemplate(page: Page, template: string, name?: string): Promise<void> {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Create Collection' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(template, { exact: true }).click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  if (name) await dialog.getByLabel('Collection Name').fill(name);
  await dialog.getByRole('button', { name: 'Create Collection' }).click();
  await page.waitForURL('**/collections/*');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name ?? `My ${template}`);
}

/** Opens a collection from the list. */
export async function openCollection(page: Page, name: string): Promise<void> {
  await page.goto('/dashboard');
  await page
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click();
  await page.waitForURL('**/collections/*');
}

/** By the list beside the form, or by the select that takes its place on narrow screens. */
export async function openSection(page: Page, label: string): Promise<void> {
  const listed = page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('button', { name: new RegExp(`^${label}`) });
  const select = page.getByRole('combobox', { name: /section/i });
  await expect(listed.or(select).first()).toBeVisible();
  if (await listed.isVisible()) return listed.click();
  const option = await select.locator('option', { hasText: label }).first().getAttribute('value');
  await select.selectOption(option);
}

interface Made {
  readonly id: string;
}

/** A collection made by hand, its sections and fields out of the data. */
export async function makeCollection(
  me: Person,
  name: string,
  collection_data: object,
  more: object = {},
): Promise<string> {
  const { id } = await me.ask<Made>('POST', '/api/collections', { collection_name: name, collection_data, ...more });
  return id;
}

export async function makeFromTemplate(me: Person, template: string, name = `My ${template}`): Promise<string> {
  const templates = await me.ask<{ id: string; template_name: string }[]>('GET', '/api/collections/templates');
  const template_id = templates.find(({ template_name }) => template_name === template)?.id;
  const { id } = await me.ask<Made>('POST', '/api/collections', { collection_name: name, template_id });
  return id;
}

/** The badge at the foot of the editor. */
export const unsavedBadge = (page: Page) => page.getByRole('region').getByText('Unsaved changes', { exact: true });

/** On a collection's page: its progress, sections and last change. */
export async function openDetails(page: Page): Promise<void> {
  await page.getByText('Details', { exact: true }).click();
  await expect(page.getByText('Last Updated')).toBeVisible();
}

/** On a collection's page: the way to delete it. */
export async function askToDelete(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
}
