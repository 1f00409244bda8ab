// A new collection, from a template or by hand, filled from the papers that are there.
import type { CreateCollection } from '@oneform/contract';
import { isEmptyValue } from '@oneform/contract';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import { collections } from '../../db/schema.ts';
import { type Transaction, transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import { forWhom } from '../people/for-whom.ts';
import { lockPapers } from '../updates/lock-papers.ts';
import { settleAccount } from '../updates/settle-account.ts';
import { byUser } from './author.ts';
import { checkStructure } from './check-structure.ts';
import { diffData } from './diff-data.ts';
import { emptyData } from './empty-data.ts';
import { mergeData } from './merge-data.ts';
import { normaliseData } from './normalise-data.ts';
import { recordTyped } from './record-sources.ts';
import { type Catalogue, findTemplate, sectionsOf } from './sections-of.ts';
import { type CollectionRow, findCollection } from './store.ts';
import { completionOf } from './validate.ts';
import { recordVersion } from './write-collection.ts';

type NewCollection = z.output<typeof CreateCollection>;

/** A row with this `id` is from an earlier, unanswered try of this request. */
export function createCollection(
  deps: Deps,
  user: SignedIn,
  id: string,
  wanted: NewCollection,
): Promise<CollectionRow> {
  return transact(deps.db, async (tx) => {
    await lockPapers(tx, user.id);
    return (await findCollection(tx, user.id, id)) ?? insertCollection(tx, deps, user, wanted, id);
  });
}

/** Under `lockPapers`. Throws `validation_failed` for an unknown template and for data that does not fit it. */
export async function insertCollection(
  tx: Transaction,
  catalogue: Catalogue,
  user: SignedIn,
  wanted: NewCollection,
  id = uuid(),
): Promise<CollectionRow> {
  const template = findTemplate(catalogue, wanted.template_id ?? null);
  if (wanted.template_id !== undefined && !template) {
    const message = 'This template doesn’t exist.';
    throw new AppError('validation_failed', {
      detail: message,
      errors: [{ path: 'template_id', code: 'unknown', message }],
    });
  }
  const given = normaliseData(wanted.collection_data ?? {});
  const data = mergeData(emptyData(template?.sections ?? []), given);
  const shape = { templateId: template?.id ?? null, data, customFields: [], notApplicable: [] };
  const sections = sectionsOf(catalogue, shape);
  checkStructure(sections, data);
  const author = byUser(user);
  const [row] = await tx
    .insert(collections)
    .values({
      id,
      userId: user.id,
      ...(await forWhom(tx, user.id, wanted.person)),
      name: wanted.collection_name,
      description: wanted.collection_description || null,
      type: template?.template_type ?? wanted.collection_type ?? '',
      templateId: shape.templateId,
      data,
      hasData: !isEmptyValue(data),
      completionPercentage: completionOf(catalogue, shape),
      lastUpdatedBy: author.name,
    })
    .returning();
  const changes = diffData({}, data, sections);
  await recordVersion(tx, row!, { author, summary: 'Created', changes });
  await recordTyped(tx, row!, changes, author.name);
  const settled = await settleAccount(tx, catalogue, user.id, { beginning: row!.id, author });
  return settled.get(row!.id)?.row ?? row!;
}
