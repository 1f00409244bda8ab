// Refuses comments that open with a free relative ("What stands below…") and names of limits that begin with most or least.
//   npm run words
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findFaults } from './words/find-faults.ts';

/** Folders that are not through yet. The list only shrinks: a folder without faults must leave it. */
const unfinished: readonly string[] = ['extract'].map((room) => `packages/engine/src/${room}/`);

const root = fileURLToPath(new URL('..', import.meta.url));
const files = globSync('{packages,bench,e2e,scripts,training}/**/*.{ts,tsx,mjs}', {
  cwd: root,
  exclude: (path) => /(?:^|\/)(?:node_modules|dist)(?:\/|$)/.test(path),
});
const faults = files
  .map((file) => file.replaceAll('\\', '/'))
  .flatMap((file) => findFaults(readFileSync(`${root}/${file}`, 'utf8')).map((fault) => ({ file, ...fault })));
const isOpen = (file: string) => unfinished.some((folder) => file.startsWith(folder));
const finished = unfinished.filter((folder) => !faults.some(({ file }) => file.startsWith(folder)));

for (const { file, line, text } of faults) if (!isOpen(file)) console.error(`${file}:${line} ${text}`);
for (const folder of finished)
  console.error(`${folder} has no faults any more: take it out of the list in check-words.ts`);
if (finished.length > 0 || faults.some(({ file }) => !isOpen(file))) {
  console.error(
    '\nOpen a comment with its subject ("The fields that…", "Reads…"), call a limit max or min: docs/glossary.md.',
  );
  process.exitCode = 1;
}
