// The short messages at the corner.
import type { Page } from '@playwright/test';

export const toasts = (page: Page) => page.locator('[data-sonner-toast]');

/** Those that are not covered by newer ones. */
export const visibleToasts = (page: Page) => page.locator('[data-sonner-toast][data-visible=true]');

/** Takes the clock into the test's hands: from now on time passes only when it is told to. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}
