// axe on every screen and dialog, light and dark: WCAG 2.2 AA.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { allowConsole } from './support/console-guard.ts';
import { addSamplePapers } from './support/samples.ts';
import { emptyScenes, filledScenes } from './support/scenes.ts';
import { stateScenes } from './support/state-scenes/state-scenes.ts';
import { expect, signIn, test } from './support/test.ts';

async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  // Passed rules are neither described node by node nor carried over to a second page: no page of ours has frames.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await (rules
    ? axe.withRules(rules)
    : axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
  ).analyze();
  return violations.map(
    (violation) => `${violation.id}: ${violation.nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}

/** A colour that changes is there at once: one inherited colour after the other would otherwise be on its way for a frame each. */
function changeColoursAtOnce(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { transition: none !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** All that the styles of the dark scheme change. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Opening a scene takes longer than looking at it. `darkRules`: all of them unless told otherwise. */
async function findViolationsInBoth(page: Page, darkRules?: string[]): Promise<string[]> {
  const light = await findViolations(page);
  await page.evaluate(changeColoursAtOnce);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true);
  const dark = await findViolations(page, darkRules);
  await page.emulateMedia({ colorScheme: 'light', media: null });
  return [...light, ...dark.map((violation) => `dark: ${violation}`)];
}

test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

test('nobody is shut out of any screen', async ({ page }) => {
  test.setTimeout(900_000);
  const found: Record<string, string[]> = {};
  const look = async (name: string) => {
    const violations = await findViolationsInBoth(page);
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

test('nobody is shut out of any dialog, failure or rare state, which are brought about on purpose', async ({
  page,
  me,
}) => {
  test.setTimeout(900_000);
  page.setDefaultTimeout(90_000);
  allowConsole(page, /./);
  page.on('dialog', (question) => void question.accept());
  await addSamplePapers(page);
  const found: Record<string, string[]> = {};
  for (const scene of stateScenes) {
    await test.step(scene.name, () => scene.open(page, me));
    const violations = await findViolationsInBoth(page, colourRules);
    if (violations.length > 0) found[scene.name] = violations;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // Drafts are written while a form is left: they are forgotten from an address without the app.
    await page.goto('/health/live');
    await page.evaluate(() => localStorage.clear());
  }
  expect(found).toEqual({});
});
