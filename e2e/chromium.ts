// The Chromium that ships inside an npm package, ready for Playwright; nothing is downloaded and nothing needs to be installed.
import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import chromium, { inflate } from '@sparticuz/chromium';

const LIBRARY_FOLDERS = [
  '/usr/lib/x86_64-linux-gnu',
  '/usr/lib/aarch64-linux-gnu',
  '/lib/x86_64-linux-gnu',
  '/usr/lib64',
  '/usr/lib',
];

/** A bare machine lacks NSS; the package carries it for the cloud and we unpack it here as well. */
async function bundledLibraries(): Promise<Record<string, string>> {
  if (LIBRARY_FOLDERS.some((folder) => existsSync(join(folder, 'libnss3.so')))) return {};
  const archive = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '../bin/al2023.tar.br');
  await inflate(archive);
  return { LD_LIBRARY_PATH: join(tmpdir(), 'al2023', 'lib') };
}

/** A bare machine has none, or only the folder for them; the package's own are unpacked with the browser. */
function hasFonts(): boolean {
  const folder = '/usr/share/fonts';
  if (!existsSync(folder)) return false;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((name) => /\.(?:ttf|otf|ttc)$/i.test(name));
}

/** Plain headless Chromium with its web security on, unlike the package's own flags. */
export async function chromiumLaunchOptions() {
  const executablePath = await chromium.executablePath();
  const libraries = await bundledLibraries();
  return {
    executablePath,
    env: {
      ...(process.env as Record<string, string>),
      ...libraries,
      ...(hasFonts() ? {} : { FONTCONFIG_PATH: join(tmpdir(), 'fonts') }),
    },
    args: [
      '--headless=shell',
      '--no-sandbox',
      '--no-zygote',
      '--disable-gpu',
      '--font-render-hinting=none',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--no-first-run',
    ],
  };
}
