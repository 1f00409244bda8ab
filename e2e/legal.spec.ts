// The two legal pages, open to everybody.
import { expect, test } from './support/test.ts';

for (const [path, title] of [
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
] as const)
  test(`${path} can be read without signing in`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(2);
    await expect(page).toHaveTitle(new RegExp(title));
  });
