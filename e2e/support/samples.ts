// The sample papers, added from the empty dashboard and read to the end.
import { expect, type Page } from '@playwright/test';

export async function addSamplePapers(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Try it with sample documents' }).click();
  await page.waitForURL('**/collections/*');
  await page.goto('/documents');
  await expect(page.getByText('Completed')).toHaveCount(4, { timeout: 300_000 });
}
