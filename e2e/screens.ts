// `npm run screens`: a gallery of every screen and dialog in its states at 1440 and 390 px, light and dark.
//   npm run screens -- --folder screens --only upload --only wide-dark
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from './chromium.ts';
import buildExtension from './extension/build-extension.ts';
import { makeExtensionScenes } from './support/extension-scenes.ts';
import { signInDirectly } from './support/person.ts';
import { addSamplePapers } from './support/samples.ts';
import { emptyScenes, filledScenes } from './support/scenes.ts';
import { stateScenes } from './support/state-scenes/state-scenes.ts';

const root = resolve(fileURLToPath(new URL('..', import.meta.url)));
const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: join(root, 'screens') },
    /** Parts of names as `upload-queue-narrow-dark`: only pictures that have one of each kind asked for. */
    only: { type: 'string', multiple: true, default: [] },
    /** A server that runs already. */
    origin: { type: 'string' },
    /** Pixels of the narrow screen. */
    narrow: { type: 'string', default: '390' },
  },
});
const sizes = { wide: { width: 1440, height: 900 }, narrow: { width: Number(values.narrow), height: 844 } };
const isVariant = (wish: string) => /^(wide|narrow|light|dark)(-(light|dark))?$/.test(wish);
const [variants, names] = [values.only.filter(isVariant), values.only.filter((wish) => !isVariant(wish))];

const server = values.origin === undefined ? await startServer() : { origin: values.origin, stop: () => undefined };
buildExtension();
mkdirSync(values.folder, { recursive: true });
const browser = await chromium.launch(await chromiumLaunchOptions());
const taken: string[] = [];
const failed: string[] = [];
try {
  for (const [size, viewport] of Object.entries(sizes)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const variant = `${size}-${colorScheme}`;
      if (variants.every((wish) => variant.includes(wish)))
        await photograph(browser, variant, { viewport, colorScheme });
    }
  }
} finally {
  await browser.close();
  server.stop();
}
writeFileSync(join(values.folder, 'index.html'), gallery());
for (const name of failed) console.error(`not as it should be: ${name}`);
console.log(`${taken.length} pictures, open ${join(values.folder, 'index.html')}`);
process.exitCode = failed.length > 0 ? 1 : 0;

async function photograph(
  on: Browser,
  variant: string,
  options: { viewport: { width: number; height: number }; colorScheme: 'light' | 'dark' },
): Promise<void> {
  const context = await on.newContext({ ...options, baseURL: server.origin, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  // A form with unsaved changes asks before it is left.
  page.on('dialog', (question) => void question.accept());
  const shoot = async (name: string, open: (page: Page) => Promise<unknown>, shown: () => Page = () => page) => {
    if (names.length > 0 && !names.some((wish) => name.includes(wish))) return;
    const picture = `${name}-${variant}`;
    try {
      await open(page);
      const seen = shown();
      // A request that is held back on purpose never becomes quiet.
      await seen.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
      await seen.screenshot({ path: join(values.folder, `${picture}.png`) });
      taken.push(picture);
      const [content, screen] = await seen.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      if (content > screen) failed.push(`${picture}: ${content} pixels wide`);
    } catch (error) {
      failed.push(`${picture}: ${(error as Error).message.split('\n')[0]}`);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.emulateMedia({ media: null });
    // Drafts are written while a form is left: they are forgotten from an address without the app.
    await page.goto('/health/live');
    await page.evaluate(() => localStorage.clear());
  };
  await shoot('login', (on) => on.goto('/login'));
  await page.goto('/login');
  const me = await signInDirectly(page);
  for (const { name, open } of emptyScenes) await shoot(name, open);
  await addSamplePapers(page);
  for (const { name, open } of filledScenes) await shoot(name, open);
  for (const { name, open } of stateScenes) await shoot(name, (on) => open(on, me));
  let other = page;
  for (const { name, open } of makeExtensionScenes()) {
    const show = async (on: Page) => {
      other = await open(on, me);
    };
    await shoot(name, show, () => other);
  }
  await context.close();
}

/** The real one, on a data folder that goes away with it. */
async function startServer(): Promise<{ origin: string; stop: () => void }> {
  const data = mkdtempSync(join(tmpdir(), 'oneform-screens-'));
  // Root's PostgreSQL runs as another user, who must be able to pass through.
  chmodSync(data, 0o711);
  const child = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
    cwd: root,
    env: { ...process.env, PORT: '3918', ONEFORM_DATA: data, SIGN_INS_PER_MINUTE: '1000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.once('exit', () => rmSync(data, { recursive: true, force: true }));
  await new Promise<void>((ready) => child.stdout.on('data', (text: Buffer) => text.includes('ready') && ready()));
  return { origin: 'http://localhost:3918', stop: () => child.kill('SIGTERM') };
}

function gallery(): string {
  const scenes = [...new Set(taken.map((name) => name.replace(/-(wide|narrow)-(light|dark)$/, '')))];
  const figures = scenes.map(
    (name) =>
      `<h2>${name}</h2>${taken
        .filter((shot) => shot.startsWith(`${name}-wide`) || shot.startsWith(`${name}-narrow`))
        .map((shot) => `<img loading="lazy" alt="${shot}" src="${shot}.png">`)
        .join('')}`,
  );
  return `<!doctype html><meta charset="utf-8"><title>OneForm screens</title><style>body{font:14px system-ui;margin:24px}img{max-height:480px;margin:4px;border:1px solid #ccc}</style>${figures.join('')}`;
}
