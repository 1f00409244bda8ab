// Refuses comments that open with a free relative ("What stands below…") and names of limits that begin with most or least.
//   npm run words
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findFaults } from './words/find-faults.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = globSync('{packages,bench,e2e,scripts,training}/**/*.{ts,tsx,mjs}', {
  cwd: root,
  exclude: (path) => /(?:^|\/)(?:node_modules|dist)(?:\/|$)/.test(path),
});
/** Made from the page of the API. */
const made = 'packages/client/src/api.ts';
const faults = files
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file !== made)
  .flatMap((file) => findFaults(readFileSync(`${root}/${file}`, 'utf8')).map((fault) => ({ file, ...fault })));

for (const { file, line, text } of faults) console.error(`${file}:${line} ${text}`);
if (faults.length > 0) {
  console.error(
    '\nOpen a comment with its subject ("The fields that…", "Reads…"), call a limit max or min: docs/glossary.md.',
  );
  process.exitCode = 1;
}
