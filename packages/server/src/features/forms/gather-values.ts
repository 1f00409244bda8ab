// Gathers the values for a form: those of the collection, of further ones and the people they are about, and the
// earlier choices for this form.
import {
  type FormSource,
  type FurtherCollection,
  fromSavedPath,
  joinCollections,
  withoutUnasked,
} from '@oneform/contract';
import type { FillValues } from '@oneform/engine';
import type { Deps } from '../../deps.ts';
import { sectionsOf } from '../collections/sections-of.ts';
import { type CollectionRow, requireCollection } from '../collections/store.ts';
import { findSavedForms } from './saved-forms.ts';

type Gathered = Required<Pick<FillValues, 'sections' | 'data' | 'savedForms'>>;

/** Throws `not_found` when one of the further collections is not theirs. */
export async function gatherValues(
  deps: Deps,
  userId: string,
  first: CollectionRow,
  further: readonly FurtherCollection[],
): Promise<Gathered> {
  const others = await Promise.all(
    further.map(async ({ collection_id, person }) => ({
      ...toSource(deps, await requireCollection(deps.db, userId, collection_id)),
      person,
    })),
  );
  const { sections, data } = joinCollections(toSource(deps, first), others);
  const forms = await findSavedForms(deps.db, userId);
  const savedForms = forms.map(({ id, print, places }) => ({
    id,
    print,
    places: places.map(({ page, box, asks, path, moved_to }) => ({
      ...{ page, box, asks },
      ...(path === undefined ? {} : { path: path === null ? null : fromSavedPath(data, path) }),
      ...(moved_to === undefined ? {} : { movedTo: moved_to }),
    })),
  }));
  return { sections, data, savedForms };
}

function toSource(deps: Deps, collection: CollectionRow): FormSource {
  const sections = sectionsOf(deps, collection);
  return { sections, data: withoutUnasked(sections, collection.data) };
}
