// Opens an archive of specimens into a folder, or packs a folder into one; the same files give the same bytes.
//   node training/specimens/archive.ts open training/specimens/learnt.zip DIR
//   node training/specimens/archive.ts pack DIR training/specimens/learnt.zip
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';

const [action, from, to] = process.argv.slice(2);
if (!from || !to || !(action === 'open' || action === 'pack')) throw new Error('open ARCHIVE DIR, or pack DIR ARCHIVE');
const count = action === 'open' ? open(from, to) : pack(from, to);
console.log(`${count} files`);

function open(archive: string, folder: string): number {
  const files = Object.entries(unzipSync(readFileSync(archive)));
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of files) writeFileSync(join(folder, basename(name)), bytes);
  return files.length;
}

function pack(folder: string, archive: string): number {
  const names = readdirSync(folder)
    .filter((name) => /\.(html|json)$/.test(name))
    .sort();
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name))]));
  // No archive is older than the format's first day.
  writeFileSync(archive, zipSync(files, { level: 9, mtime: new Date(1980, 0, 1) }));
  return names.length;
}
