// Opens an export and looks at all of it before anything is written: sizes first, then every row and the bytes of every original.
import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { MAX_FILE_BYTES, MAX_IMPORT_BYTES } from '@oneform/contract';
import { type MediaType, sniffMediaType } from '@oneform/engine';
import { z } from 'zod';
import { type Archive, openArchive } from '../../../archive/read-archive.ts';
import { DATA_FOLDER, EXPORT_FORMAT, EXPORT_VERSION, type ExportedTable, exportedTables } from '../personal-tables.ts';
import { type ExportedRow, readRows } from './exported-rows.ts';
import { parentsOf } from './parents-of.ts';
import { blameFile, refuseImport } from './refuse-import.ts';
import { rowSchemas } from './row-schemas.ts';

const MB = 1024 * 1024;
/** Read whole. */
const MAX_MANIFEST_MB = 64;
const MAX_ACCOUNT_MB = 1;
/** Of all tables of one person together. */
const MAX_TABLES_MB = 256;
/** Papers hardly shrink: so much unpacked is more than the longest file that is taken. */
const MAX_ORIGINALS_MB = (2 * MAX_IMPORT_BYTES) / MB;

const Files = z.array(z.object({ path: z.string(), sha256: z.string().regex(/^[0-9a-f]{64}$/) }));
const Manifest = z.discriminatedUnion('version', [
  z.object({ format: z.literal(EXPORT_FORMAT), version: z.literal(EXPORT_VERSION), files: Files, originals: Files }),
  // Papers named by their hashes, beside the rows.
  z
    .object({ format: z.literal(EXPORT_FORMAT), version: z.literal(1), files: Files })
    .transform(({ files, ...rest }) => ({
      ...rest,
      files: files.filter(({ path }) => !path.startsWith('files/')),
      originals: files.filter(({ path }) => path.startsWith('files/')),
    })),
]);
const ExportedAccount = z.looseObject({ id: z.uuid(), email: z.email(), fullName: z.string().nullish() });

interface ExportedOriginal {
  /** In the archive. */
  readonly path: string;
  readonly sha256: string;
  readonly size: number;
  /** By its bytes. */
  readonly mediaType: MediaType;
}

export interface OpenExport {
  readonly account: z.infer<typeof ExportedAccount>;
  /** By hash; each has been read, and has that hash. */
  readonly originals: ReadonlyMap<string, ExportedOriginal>;
  /** Ids of all rows that have one. */
  readonly ids: ReadonlyMap<ExportedTable, readonly string[]>;
  /** False: it is of a release that wrote none. */
  has(table: ExportedTable): boolean;
  rows(table: ExportedTable): AsyncIterable<ExportedRow>;
  archive: Archive;
  close(): void;
}

/** Papers looked at, of all. */
type OnChecked = (done: number, total: number) => void;

/** Throws `validation_failed` in one sentence: it is no export, something in it is missing, too long, or not what its manifest says. */
export async function openExport(path: string, onChecked: OnChecked = () => {}): Promise<OpenExport> {
  const archive = await openArchive(path, 'The file is not a ZIP file.', 'The file').catch((error: Error) => {
    throw refuseImport(error.message, error);
  });
  try {
    return await blameFile(() => look(archive, onChecked));
  } catch (error) {
    archive.close();
    throw error;
  }
}

async function look(archive: Archive, onChecked: OnChecked): Promise<OpenExport> {
  const { files, originals: listed } = await readManifest(archive);
  const paths = new Map<string, { path: string; sha256: string }>();
  for (const file of files) {
    const name = posix.basename(file.path);
    if (paths.has(name)) throw refuseImport(`The export names ${name} twice.`);
    paths.set(name, file);
  }
  const account = paths.get('account.json');
  if (!account) throw refuseImport('The export does not say whose it is.');
  requireBoundedSizes(archive, files, listed);
  const found = ExportedAccount.safeParse(JSON.parse(String(await readProved(archive, account, MAX_ACCOUNT_MB))));
  if (!found.success) throw refuseImport('The export does not say whose it is.');
  const tables = Object.keys(exportedTables) as ExportedTable[];
  const ids = new Map<ExportedTable, string[]>();
  for (const table of tables) {
    const file = paths.get(`${table}.json`);
    ids.set(table, file ? await checkTable(archive, table, file, ids) : []);
  }
  const originals = new Map<string, ExportedOriginal>();
  for (const [index, { path, sha256 }] of listed.entries()) {
    onChecked(index, listed.length);
    if (!originals.has(sha256)) originals.set(sha256, await checkOriginal(archive, path, sha256));
  }
  onChecked(listed.length, listed.length);
  return {
    account: found.data,
    originals,
    ids,
    has: (table) => paths.has(`${table}.json`),
    rows: (table) => (paths.has(`${table}.json`) ? readRows(archive, paths.get(`${table}.json`)!.path) : none()),
    archive,
    close: () => archive.close(),
  };
}

async function* none(): AsyncGenerator<ExportedRow> {}

async function readManifest(archive: Archive) {
  const head = [`${DATA_FOLDER}/manifest.json`, 'manifest.json'].find((name) => archive.has(name));
  const manifest = Manifest.safeParse(head ? JSON.parse(String(await archive.read(head, MAX_MANIFEST_MB))) : null);
  if (!manifest.success)
    throw refuseImport('The file is not a OneForm export, or it comes from a version that this one does not support.');
  return manifest.data;
}

/** By what the archive says of its entries: one that is longer than that breaks off where it is read. */
function requireBoundedSizes(archive: Archive, tables: z.infer<typeof Files>, originals: z.infer<typeof Files>): void {
  const missing = [...tables, ...originals].find(({ path }) => !archive.has(path));
  if (missing) throw refuseImport(`The export is damaged: ${missing.path} is missing.`);
  if (tables.reduce((sum, { path }) => sum + archive.sizeOf(path), 0) > MAX_TABLES_MB * MB)
    throw refuseImport(`The export holds more than ${MAX_TABLES_MB} MB beside its papers.`);
  if (originals.reduce((sum, { path }) => sum + archive.sizeOf(path), 0) > MAX_ORIGINALS_MB * MB)
    throw refuseImport(`The papers in the export take more than ${MAX_ORIGINALS_MB} MB.`);
  const long = originals.find(({ path }) => archive.sizeOf(path) > MAX_FILE_BYTES);
  if (long) throw refuseImport(`${long.path} in the export is longer than a paper may be.`);
}

const damaged = (path: string) => refuseImport(`The export is damaged: ${path} does not match its manifest.`);

async function readProved(archive: Archive, { path, sha256 }: { path: string; sha256: string }, maxMb: number) {
  const bytes = await archive.read(path, maxMb);
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) throw damaged(path);
  return bytes;
}

/** The ids of its rows. `earlier` has those of the tables on which it may hang. */
async function checkTable(
  archive: Archive,
  table: ExportedTable,
  { path, sha256 }: { path: string; sha256: string },
  earlier: ReadonlyMap<ExportedTable, readonly string[]>,
): Promise<string[]> {
  const hash = createHash('sha256');
  const ids: string[] = [];
  const own = new Set<string>();
  const parents = parentsOf(table).map((parent) => ({ ...parent, known: new Set(earlier.get(parent.table) ?? own) }));
  const later: string[] = [];
  for await (const row of readRows(archive, path, hash)) {
    const checked = rowSchemas[table].safeParse(row);
    if (!checked.success)
      throw refuseImport(`The export is damaged: a row of ${path} is not as OneForm writes it.`, checked.error);
    for (const { key, table: named, known } of parents) {
      const id = row[key];
      if (id === null || id === undefined) continue;
      if (named === table) later.push(String(id));
      else if (!known.has(String(id)))
        throw refuseImport(`The export is damaged: a row of ${path} belongs to something that is not in it.`);
    }
    if ('id' in row) own.add(z.uuid().parse(row.id));
  }
  if (hash.digest('hex') !== sha256) throw damaged(path);
  if (later.some((id) => !own.has(id)))
    throw refuseImport(`The export is damaged: a row of ${path} belongs to something that is not in it.`);
  ids.push(...own);
  return ids;
}

async function checkOriginal(archive: Archive, path: string, sha256: string): Promise<ExportedOriginal> {
  const hash = createHash('sha256');
  const chunks: Buffer[] = [];
  for await (const chunk of await archive.stream(path)) {
    hash.update(chunk);
    chunks.push(chunk);
  }
  if (hash.digest('hex') !== sha256) throw damaged(path);
  const bytes = Buffer.concat(chunks);
  const mediaType = bytes.length === 0 ? 'text/plain' : sniffMediaType(bytes);
  if (!mediaType) throw refuseImport(`${path} in the export is no PDF, picture or text.`);
  return { path, sha256, size: bytes.length, mediaType };
}
