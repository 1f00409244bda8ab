// `npm run release`: from a clean commit to an archive that installs without development tools, with checksums, SBOM and licence notices.
//   npm run release -- --folder dist/release [--skip-checks]
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleReaderWhenStale } from '@oneform/engine/bundle-reader';
import { buildWebWhenStale } from './build-web.ts';
import { collectNotices } from './collect-notices.ts';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: join(root, 'dist/release') },
    /** The checks ran already, for instance in the workflow that calls this. */
    'skip-checks': { type: 'boolean', default: false },
  },
});

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const name = `oneform-${version}`;
const folder = resolve(values.folder);

requireReleasable();
if (!values['skip-checks']) run('npm', ['run', 'validate']);
await buildWebWhenStale(root);
await bundleReaderWhenStale();

mkdirSync(folder, { recursive: true });
const stage = mkdtempSync(join(tmpdir(), 'oneform-release-'));
try {
  copyTracked(join(stage, name));
  for (const built of ['packages/web/dist', 'packages/engine/dist'])
    cpSync(join(root, built), join(stage, name, built), { recursive: true });
  writeFileSync(join(stage, name, 'NOTICES.md'), collectNotices(root));
  run('tar', ['-czf', join(folder, `${name}.tar.gz`), '-C', stage, name]);
  writeFileSync(join(folder, `${name}.cdx.json`), listMaterials(join(stage, name)));
} finally {
  rmSync(stage, { recursive: true, force: true });
}
const files = [`${name}.tar.gz`, `${name}.cdx.json`];
writeFileSync(join(folder, 'SHA256SUMS'), files.map((file) => `${hashOf(join(folder, file))}  ${file}\n`).join(''));
console.log(`${folder}: ${[...files, 'SHA256SUMS'].join(', ')}`);
console.log(`Publish it: git tag -s v${version} && git push origin v${version}`);

/** Throws unless everything is committed and the changelog has a dated section for this version. */
function requireReleasable(): void {
  if (output('git', ['status', '--porcelain'])) throw new Error('Commit or stash your changes first.');
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  if (!new RegExp(`^## \\[${version.replaceAll('.', '\\.')}\\] - \\d{4}-\\d{2}-\\d{2}$`, 'm').test(changelog))
    throw new Error(`CHANGELOG.md has no dated section for ${version}.`);
}

/**
 * Copies the files that running needs, without tests, training papers and benchmarks. `npm ci` wants each workspace's
 * package.json.
 */
function copyTracked(target: string): void {
  const kept = output('git', ['ls-files', '-z'])
    .split('\0')
    .filter(
      (path) => path && !/^(training|bench|e2e|\.github|\.devcontainer|docs\/pictures)\/(?!package\.json$)/.test(path),
    )
    .filter((path) => !/\.test\.tsx?$|\/golden\//.test(path));
  for (const path of kept) cpSync(join(root, path), join(target, path));
}

/** Software bill of materials (CycloneDX). npm lists no package without a version: in this copy our own get that of the release. */
function listMaterials(copy: string): string {
  const lockFile = join(copy, 'package-lock.json');
  const lock = JSON.parse(readFileSync(lockFile, 'utf8')) as { packages: Record<string, object> };
  for (const place of Object.keys(lock.packages).filter((one) => !one.includes('node_modules/'))) {
    lock.packages[place] = { ...lock.packages[place], version };
    const manifest = join(copy, place, 'package.json');
    writeFileSync(manifest, JSON.stringify({ ...JSON.parse(readFileSync(manifest, 'utf8')), version }));
  }
  writeFileSync(lockFile, JSON.stringify(lock));
  const flags = ['--package-lock-only', '--sbom-format', 'cyclonedx', '--omit', 'dev'];
  return execFileSync('npm', ['sbom', ...flags], { cwd: copy, encoding: 'utf8', maxBuffer: 2 ** 28 });
}

function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

function run(command: string, args: string[]): void {
  execFileSync(command, args, { cwd: root, stdio: 'inherit' });
}

function output(command: string, args: string[]): string {
  return execFileSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 }).trim();
}
