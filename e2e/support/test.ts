// The test function of all browser tests: a fresh person each time, and a page on which an unexpected console message fails the test.
import { randomUUID } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';

/** What a browser reports by itself when the server says "not signed in": expected before signing in. */
const EXPECTED = /401 \(Unauthorized\)/;

export const test = base.extend<{ signedIn: Page }>({
  page: async ({ page }, use) => {
    const unexpected: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !EXPECTED.test(message.text()))
        unexpected.push(message.text());
    });
    page.on('pageerror', (error) => unexpected.push(error.message));
    await use(page);
    expect(unexpected, 'console of the page').toEqual([]);
  },
  signedIn: async ({ page }, use) => {
    await signIn(page);
    await use(page);
  },
});

/** Through the login page and the local sign-in page, as a person does. */
export async function signIn(
  page: Page,
  name = 'Maya Lindgren',
  email = `${randomUUID()}@example.com`,
): Promise<{ name: string; email: string }> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/dashboard');
  return { name, email };
}

export { expect };
