// `npm run build:extension`: the extension for Chromium and for Firefox, unpacked in dist/, with its size.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'rolldown';
import sharp from 'sharp';
import { manifestFor, type Target } from './manifest.ts';

const root = import.meta.dirname;
const repository = join(root, '../..');
/** Scripts, pages and styles together; icons left out. */
const MAX_GZIPPED_BYTES = 60_000;
const scripts = {
  background: 'background/background.ts',
  content: 'page/content.ts',
  popup: 'popup/popup.ts',
  panel: 'panel/panel.ts',
  connect: 'connect/connect.ts',
};
const pages = ['popup/popup.html', 'panel/panel.html', 'connect/connect.html', 'styles.css'];
/** Pages of the extension wait for what they show; a page that is filled and the background take plain scripts. */
const modules = new Set(['popup', 'panel', 'connect']);

const { version } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as { version: string };
const sizes = await bundleScripts();
for (const page of pages) sizes.set(page, gzipSync(readFileSync(join(root, 'src', page))).length);
for (const target of ['chromium', 'firefox'] as const) await assemble(target);
reportSizes();

async function bundleScripts(): Promise<Map<string, number>> {
  const made = new Map<string, number>();
  for (const [name, source] of Object.entries(scripts)) {
    const { output } = await build({
      input: join(root, 'src', source),
      write: false,
      output: { format: modules.has(name) ? 'es' : 'iife', minify: true },
      platform: 'browser',
      transform: { target: ['chrome123', 'firefox140'] },
      resolve: { alias: { zod: join(repository, 'packages/web/src/app/zod-stub.ts') } },
      // Schemas run on the server; here the contract gives types and numbers.
      treeshake: { moduleSideEffects: false, manualPureFunctions: ['z', 'endpoint'] },
    });
    const { code } = output[0];
    mkdirSync(join(root, 'dist'), { recursive: true });
    writeFileSync(join(root, 'dist', `${name}.js`), code);
    made.set(`${name}.js`, gzipSync(code).length);
  }
  return made;
}

async function assemble(target: Target): Promise<void> {
  const folder = join(root, 'dist', target);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of Object.keys(scripts)) copyFileSync(join(root, 'dist', `${name}.js`), join(folder, `${name}.js`));
  for (const page of pages) copyFileSync(join(root, 'src', page), join(folder, page.split('/').at(-1)!));
  const drawing = join(repository, 'packages/web/public/favicon.svg');
  for (const side of [16, 32, 48, 128])
    await sharp(drawing, { density: 72 * (side / 16) })
      .resize(side, side)
      .png()
      .toFile(join(folder, `icon-${side}.png`));
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifestFor(target, version), null, 2)}\n`);
}

function reportSizes(): void {
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  for (const [name, size] of sizes) console.log(`${name.padEnd(24)} ${(size / 1000).toFixed(1)} kB gzipped`);
  console.log(`${'together'.padEnd(24)} ${(total / 1000).toFixed(1)} kB of ${MAX_GZIPPED_BYTES / 1000}`);
  if (total > MAX_GZIPPED_BYTES) throw new Error('The extension has become too large.');
}
