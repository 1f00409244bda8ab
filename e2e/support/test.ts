// The test function of all browser tests: a fresh person each time, and a page on which an unexpected console message fails the test.
import { randomUUID } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';
import { watchConsole } from './console-guard.ts';
import { type Person, signInDirectly } from './person.ts';

export const test = base.extend<{ signedIn: Page; me: Person }>({
  page: async ({ page }, use) => {
    const unexpected = watchConsole(page);
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(unexpected, 'console of the page').toEqual([]);
  },
  /** Signed in through the pages, on the dashboard. */
  signedIn: async ({ page }, use) => {
    await signIn(page);
    await use(page);
  },
  /** Signed in, with no page open yet. */
  me: async ({ page }, use) => {
    await use(await signInDirectly(page));
  },
});

/** Through the login page and the local sign-in page, as a person does. */
export async function signIn(
  page: Page,
  name = 'Maya Lindgren',
  email = `${randomUUID()}@example.com`,
): Promise<{ name: string; email: string }> {
  await page.goto('/login');
  await signInFromHere(page, name, email);
  await page.waitForURL('**/dashboard');
  return { name, email };
}

/** From the login page that is open. */
export async function signInFromHere(
  page: Page,
  name = 'Maya Lindgren',
  email = `${randomUUID()}@example.com`,
): Promise<void> {
  await page.getByRole('button', { name: 'Sign in on this computer' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

export { expect };
