// Everything a person has here as one ZIP: a page to read, papers under their own names by collection, and the rows as JSON with the hash of each file.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { desc, eq } from 'drizzle-orm';
import yazl from 'yazl';
import { collections, documents, users, valueSources } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { findTemplate, sectionsOf } from '../collections/sections-of.ts';
import { placePapers } from './export/place-papers.ts';
import { renderSummary } from './export/render-summary.ts';
import { DATA_FOLDER, EXPORT_FORMAT, EXPORT_VERSION, exportedTables, SUMMARY_FILE } from './personal-tables.ts';

interface ManifestEntry {
  readonly path: string;
  readonly sha256: string;
  readonly size: number;
}

type ExportDeps = Pick<Deps, 'db' | 'files' | 'version' | 'templates' | 'fieldSchemas'>;

/** A stream of ZIP bytes. Rows are read at once, originals one after the other, so that memory does not grow with the papers. */
export async function exportAccount(deps: ExportDeps, userId: string): Promise<Readable> {
  const [user] = await deps.db.select().from(users).where(eq(users.id, userId));
  if (!user) throw notFound();
  const zip = new yazl.ZipFile();
  const files: ManifestEntry[] = [];
  const add = (path: string, text: string) => {
    const bytes = Buffer.from(text);
    files.push({ path, sha256: createHash('sha256').update(bytes).digest('hex'), size: bytes.length });
    zip.addBuffer(bytes, path);
  };
  const { summary, originals } = await summarise(deps, user);
  // First, so that it is what one sees first.
  zip.addBuffer(Buffer.from(summary), SUMMARY_FILE);
  const addRows = (name: string, rows: unknown) => add(`${DATA_FOLDER}/${name}.json`, JSON.stringify(rows, null, 1));
  addRows('account', user);
  // Of one moment, so that no row belongs to one that is missing.
  await deps.db.transaction(
    async (tx) => {
      for (const [name, table] of Object.entries(exportedTables))
        addRows(name, await tx.select().from(table).where(eq(table.userId, userId)));
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const manifest = {
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    program: deps.version,
    exported_at: new Date().toISOString(),
    files,
    originals,
  };
  zip.addBuffer(Buffer.from(JSON.stringify(manifest, null, 1)), `${DATA_FOLDER}/manifest.json`);
  // A client that leaves in the middle must close the file that is open at the moment: a piped stream is not closed by
  // itself.
  let open: Readable | undefined;
  const output = zip.outputStream as Readable;
  output.once('close', () => open?.destroy());
  // An original that could not be read: the download breaks off, so that nobody takes a part of it for all.
  zip.on('error', (error: Error) => output.destroy(error));
  for (const { path, sha256 } of originals) {
    // PDFs and pictures are compressed already; each is opened only when its turn comes.
    zip.addReadStreamLazy(path, { compress: false }, (give) => {
      deps.files.stream(sha256).then(
        (stream) => {
          open = stream;
          stream.once('error', (error) => output.destroy(error));
          if (output.destroyed) stream.destroy();
          give(null, stream);
        },
        (error) => give(error, Readable.from([])),
      );
    });
  }
  zip.end();
  return output;
}

/** The page to read, and where each original lies: in as many places as there are collections that it speaks for. */
async function summarise(
  deps: ExportDeps,
  user: typeof users.$inferSelect,
): Promise<{ summary: string; originals: ManifestEntry[] }> {
  const owned = { collections: eq(collections.userId, user.id), documents: eq(documents.userId, user.id) };
  const [rows, papers, sources] = await Promise.all([
    deps.db.select().from(collections).where(owned.collections).orderBy(desc(collections.updatedAt), collections.id),
    deps.db.select().from(documents).where(owned.documents).orderBy(desc(documents.uploadedAt), documents.id),
    deps.db
      .select()
      .from(valueSources)
      .where(eq(valueSources.userId, user.id))
      .orderBy(desc(valueSources.at), desc(valueSources.id)),
  ]);
  const sourcesOf = Map.groupBy(sources, ({ collectionId }) => collectionId);
  const stored = new Set<string>();
  for (const { sha256 } of papers) if (await deps.files.has(sha256)) stored.add(sha256);
  const present = papers.filter(({ sha256, hasOriginal }) => hasOriginal && stored.has(sha256));
  const places = placePapers(
    present,
    rows.map(({ id, name }) => ({
      name,
      papers: new Set((sourcesOf.get(id) ?? []).flatMap(({ documentId }) => documentId ?? [])),
    })),
  );
  const summary = renderSummary({
    person: user.fullName || user.email,
    at: new Date(),
    collections: rows.map((collection) => ({
      collection,
      templateName: findTemplate(deps, collection.templateId)?.template_name,
      sections: sectionsOf(deps, collection),
      sources: sourcesOf.get(collection.id) ?? [],
    })),
    papers: papers.map(({ id, displayName, documentType, uploadedAt }) => ({
      name: displayName,
      type: documentType,
      uploadedAt,
      paths: places.get(id) ?? [],
    })),
    pathOf: (id) => places.get(id)?.[0],
  });
  const originals = present.flatMap(({ id, sha256, fileSize }) =>
    (places.get(id) ?? []).map((path) => ({ path, sha256, size: fileSize })),
  );
  return { summary, originals };
}
