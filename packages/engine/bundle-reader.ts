// Bundles the child that reads papers: it loads a few files of JavaScript in a third of the processor time that 600 modules of TypeScript take,
// and every child loads them anew, since the sandbox denies it the folder of a compile cache.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { readerBundle } from './src/sandbox/reader-files.ts';

const root = import.meta.dirname;

/** Takes some seconds, and a development dependency. Does nothing where the bundle is newer than its sources. */
export async function bundleReaderWhenStale(): Promise<void> {
  if (readerBundle.isFresh()) return;
  const rolldown = await import('rolldown').catch(() => undefined);
  // An installation without the tools reads by its sources.
  if (!rolldown) return;
  console.log('Bundling the reader of papers …');
  const { output } = await rolldown.build({
    cwd: root,
    platform: 'node',
    input: { child: join(root, 'src/sandbox/child.ts'), 'close-doors': join(root, 'src/sandbox/close-doors.ts') },
    // Packages stay where they are: they load native libraries and WebAssembly from their own folders.
    external: (id) => !/^(\.|\/|#|[A-Za-z]:|@oneform\/)/.test(id),
    plugins: [{ name: 'places-of-sources', transform: keepPlaces }],
    // Names without a hash, so that a new bundle takes the place of the old one.
    output: { dir: readerBundle.folder, format: 'es', entryFileNames: '[name].js', chunkFileNames: 'part-[name].js' },
    write: false,
    logLevel: 'warn',
  });
  mkdirSync(readerBundle.folder, { recursive: true });
  // The child last: its time says that all are there. Whole, for children that start meanwhile.
  for (const file of output.toReversed()) {
    const path = join(readerBundle.folder, file.fileName);
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, file.type === 'chunk' ? file.code : file.source);
    renameSync(draft, path);
  }
}

/** Data that a module finds beside itself stays beside the source. */
function keepPlaces(code: string, id: string): string | null {
  if (!code.includes('import.meta')) return null;
  const place = relative(readerBundle.folder, dirname(id)).split(sep).join('/');
  return code
    .replaceAll('import.meta.dirname', `process.getBuiltinModule('node:path').join(import.meta.dirname, '${place}')`)
    .replaceAll(/new URL\((['"`])(\.[^'"`]*\1), import\.meta\.url\)/g, `new URL($1${place}/$2, import.meta.url)`);
}
