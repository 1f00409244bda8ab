// Puts the data of an earlier version back, as a new version.
import { and, eq } from 'drizzle-orm';
import { collectionVersions } from '../../db/schema.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import { byUser } from './author.ts';
import { checkPrecondition, type SeenVersion } from './check-precondition.ts';
import { listSources } from './list-sources.ts';
import { recordTyped, weighSources } from './record-sources.ts';
import { type CollectionRow, requireCollectionLocked } from './store.ts';
import { writeCollection } from './write-collection.ts';

export function restoreVersion(
  deps: Deps,
  user: SignedIn,
  { id, version, seen }: { id: string; version: number; seen: SeenVersion },
): Promise<CollectionRow> {
  return transact(deps.db, async (tx) => {
    const row = await requireCollectionLocked(tx, user.id, id);
    const [earlier] = await tx
      .select({ data: collectionVersions.data, notApplicable: collectionVersions.notApplicable })
      .from(collectionVersions)
      .where(
        and(
          eq(collectionVersions.collectionId, id),
          eq(collectionVersions.userId, user.id),
          eq(collectionVersions.dataVersion, version),
        ),
      );
    if (!earlier) throw notFound();
    await checkPrecondition(tx, deps, row, seen);
    const written = await writeCollection(tx, deps, row, earlier, {
      author: byUser(user),
      summarise: () => `Restored version ${version}`,
    });
    // A value that comes back comes with the sources it had; only where it never had one is it the person's word.
    await weighSources(tx, row, written.changes);
    const supported = new Set(
      (
        await listSources(
          tx,
          user.id,
          id,
          written.changes.map(({ path }) => path),
        )
      )
        .filter(({ supports }) => supports)
        .map(({ path }) => path),
    );
    await recordTyped(
      tx,
      row,
      written.changes.filter(({ path }) => !supported.has(path)),
      user.displayName,
    );
    return written.row;
  });
}
