// The licences of everything that a release installs, as one page.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
}

/** Markdown with a heading and the licence text of each package in the lock file that is not for development alone. */
export function collectNotices(root: string): string {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const shipped = Object.entries(packages)
    .filter(([path, { link, dev }]) => path.includes('node_modules/') && !link && !dev)
    .map(([path, locked]) => ({ path, name: path.slice(path.lastIndexOf('node_modules/') + 13), ...locked }))
    .sort((a, b) => a.name.localeCompare(b.name));
  const sections = shipped.map(
    ({ path, name, version, license }) =>
      `## ${name} ${version ?? ''}\n\nLicence: ${license ?? 'see its package'}\n\n${licenceText(join(root, path))}`,
  );
  const data = 'Names of cities are of GeoNames (https://www.geonames.org), CC BY 4.0.';
  return ['# Notices', data, 'OneForm (MIT) installs these packages.', ...sections].join('\n\n');
}

function licenceText(folder: string): string {
  const file = existsSync(folder) && readdirSync(folder).find((name) => /^(licen[cs]e|copying|notice)/i.test(name));
  return file ? `\`\`\`\n${readFileSync(join(folder, file), 'utf8').trim()}\n\`\`\`\n` : '';
}
