// axe on every screen and dialog, light and dark: WCAG 2.2 AA.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { addSamplePapers } from './support/samples.ts';
import { emptyScenes, filledScenes } from './support/scenes.ts';
import { expect, signIn, test } from './support/test.ts';

async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.map(
    (violation) => `${violation.id}: ${violation.nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test(`nobody is shut out of any screen (${colorScheme})`, async ({ page }) => {
      test.setTimeout(300_000);
      const found: Record<string, string[]> = {};
      const look = async (name: string) => {
        const violations = await findViolations(page);
        if (violations.length > 0) found[name] = violations;
      };
      await page.goto('/login');
      await expect(page.getByRole('button', { name: 'Sign in on this computer' })).toBeVisible();
      await look('login');
      await signIn(page);
      for (const scene of emptyScenes) {
        await scene.open(page);
        await look(scene.name);
      }
      await addSamplePapers(page);
      for (const scene of filledScenes) {
        await scene.open(page);
        await look(scene.name);
      }
      expect(found).toEqual({});
    });
  });
}
