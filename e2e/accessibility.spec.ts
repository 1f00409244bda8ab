// axe on every screen and dialog, light and dark: WCAG 2.2 AA.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { allowConsole } from './support/console-guard.ts';
import { signInDirectly } from './support/person.ts';
import { addSamplePapers } from './support/samples.ts';
import { emptyScenes, filledScenes } from './support/scenes.ts';
import { stateScenes } from './support/state-scenes/state-scenes.ts';
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

    test(`nor of any dialog, failure or rare state (${colorScheme})`, async ({ page }) => {
      test.setTimeout(600_000);
      page.setDefaultTimeout(20_000);
      // Failures are brought about on purpose.
      allowConsole(page, /./);
      page.on('dialog', (question) => void question.accept());
      const me = await signInDirectly(page);
      await addSamplePapers(page);
      const found: Record<string, string[]> = {};
      for (const scene of stateScenes) {
        await test.step(scene.name, () => scene.open(page, me));
        const violations = await findViolations(page);
        if (violations.length > 0) found[scene.name] = violations;
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.emulateMedia({ media: null, colorScheme });
        // Drafts are written while a form is left: they are forgotten from an address without the app.
        await page.goto('/health/live');
        await page.evaluate(() => localStorage.clear());
      }
      expect(found).toEqual({});
    });
  });
}
