// `npm run screens`: a gallery of every screen and dialog at 1440 and 390 px, light and dark, in screens/.
import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { chromiumLaunchOptions } from './chromium.ts';
import { addSamplePapers } from './support/samples.ts';
import { emptyScenes, filledScenes, type Scene } from './support/scenes.ts';
import { signIn } from './support/test.ts';

const PORT = '3918';
const origin = `http://localhost:${PORT}`;
const folder = resolve(fileURLToPath(new URL('../screens', import.meta.url)));
const sizes = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };

const server = spawn(process.execPath, [fileURLToPath(new URL('./start-server.ts', import.meta.url))], {
  env: { ...process.env, PORT },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise<void>((ready) => server.stdout.on('data', (text: Buffer) => text.includes('ready') && ready()));
await mkdir(folder, { recursive: true });
const browser = await chromium.launch(await chromiumLaunchOptions());
const taken: string[] = [];
const failed: string[] = [];
try {
  for (const [size, viewport] of Object.entries(sizes)) {
    for (const colorScheme of ['light', 'dark'] as const)
      await photograph(browser, `${size}-${colorScheme}`, { viewport, colorScheme });
  }
} finally {
  await browser.close();
  server.kill('SIGTERM');
}
await writeFile(join(folder, 'index.html'), gallery());
for (const name of failed) console.error(`not reached: ${name}`);
console.log(`${taken.length} pictures in screens/, open screens/index.html`);
process.exitCode = failed.length > 0 ? 1 : 0;

async function photograph(
  on: Browser,
  variant: string,
  options: { viewport: { width: number; height: number }; colorScheme: 'light' | 'dark' },
): Promise<void> {
  const context = await on.newContext({ ...options, baseURL: origin, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const shoot = async (scene: Scene) => {
    const name = `${scene.name}-${variant}`;
    try {
      await scene.open(page);
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: join(folder, `${name}.png`) });
      taken.push(name);
    } catch (error) {
      failed.push(`${name}: ${(error as Error).message.split('\n')[0]}`);
    }
  };
  await shoot({ name: 'login', open: async () => void (await page.goto('/login')) });
  await signIn(page);
  for (const scene of emptyScenes) await shoot(scene);
  await addSamplePapers(page);
  for (const scene of filledScenes) await shoot(scene);
  await context.close();
}

function gallery(): string {
  const names = [...new Set(taken.map((name) => name.replace(/-(wide|narrow)-(light|dark)$/, '')))];
  const figures = names.map(
    (name) =>
      `<h2>${name}</h2>${taken
        .filter((shot) => shot.startsWith(`${name}-wide`) || shot.startsWith(`${name}-narrow`))
        .map((shot) => `<img loading="lazy" alt="${shot}" src="${shot}.png">`)
        .join('')}`,
  );
  return `<!doctype html><meta charset="utf-8"><title>OneForm screens</title><style>body{font:14px system-ui;margin:24px}img{max-height:480px;margin:4px;border:1px solid #ccc}</style>${figures.join('')}`;
}
