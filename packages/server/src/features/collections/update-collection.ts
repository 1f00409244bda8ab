// Name, description, active state, or data of a collection.
import type { UpdateCollection } from '@oneform/contract';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import type { SeenVersion } from './check-precondition.ts';
import { checkStructure } from './check-structure.ts';
import { editCollection } from './edit-collection.ts';
import { mergeData } from './merge-data.ts';
import { normaliseData } from './normalise-data.ts';
import { sectionsOf } from './sections-of.ts';
import type { CollectionRow } from './store.ts';
import { summariseEdit } from './summarise-edit.ts';
import type { CollectionChange } from './write-collection.ts';

type Wanted = z.output<typeof UpdateCollection>;

export function updateCollection(
  deps: Deps,
  user: SignedIn,
  request: { id: string; seen: SeenVersion; body: Wanted },
): Promise<CollectionRow> {
  const { id, seen, body } = request;
  const change = (row: CollectionRow): CollectionChange => ({
    ...(body.collection_name === undefined ? {} : { name: body.collection_name }),
    ...(body.collection_description === undefined ? {} : { description: body.collection_description || null }),
    ...(body.is_active === undefined ? {} : { isActive: body.is_active }),
    ...(body.collection_data === undefined ? {} : { data: mergeChecked(deps, row, body.collection_data) }),
  });
  return editCollection(deps, user, {
    id,
    seen,
    change,
    activates: body.is_active === true,
    summarise: (changes, row) => summariseEdit(changes, row, body),
  });
}

function mergeChecked(deps: Deps, row: CollectionRow, sent: NonNullable<Wanted['collection_data']>) {
  const data = normaliseData(mergeData(row.data, normaliseData(sent)));
  checkStructure(sectionsOf(deps, { ...row, data }), data);
  return data;
}
