// Takes what a person typed into a web page into a collection: as typed by them, into empty fields only.

import { isDeepStrictEqual } from 'node:util';
import {
  fieldAt,
  isEmptyValue,
  isStructural,
  labelAt,
  type SavedTyped,
  setValueAt,
  type TypedValue,
  valueAt,
} from '@oneform/contract';
import { convertTyped } from '@oneform/engine';
import type { Deps } from '../../deps.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import { editCollection } from '../collections/edit-collection.ts';
import { normaliseData } from '../collections/normalise-data.ts';
import { sectionsOf } from '../collections/sections-of.ts';
import type { CollectionRow } from '../collections/store.ts';
import { countFields } from '../collections/summarise-edit.ts';

interface Typed {
  readonly id: string;
  readonly values: readonly TypedValue[];
}

/** A field that holds something else keeps it, and says so: which of the two is right is decided in the app. */
export async function saveTyped(deps: Deps, user: SignedIn, { id, values }: Typed): Promise<SavedTyped> {
  let told: SavedTyped = { saved: [], kept: [], refused: [] };
  await editCollection(deps, user, {
    id,
    seen: {},
    // Run again when somebody else wrote meanwhile: then fields that they filled are kept.
    change: (row) => {
      const { data, ...answer } = weigh(deps, row, values);
      told = answer;
      return { data };
    },
    summarise: (changes) => `Saved ${countFields(changes)} typed into a web page`,
  });
  return told;
}

function weigh(deps: Deps, row: CollectionRow, values: readonly TypedValue[]) {
  const sections = sectionsOf(deps, row);
  const told: { saved: string[]; kept: SavedTyped['kept']; refused: SavedTyped['refused'] } = {
    saved: [],
    kept: [],
    refused: [],
  };
  let { data } = row;
  for (const { path, text } of values) {
    const field = fieldAt(sections, path);
    const label = labelAt(sections, path);
    const value = field === undefined || isStructural(field) ? undefined : convertTyped(field, text);
    const present = valueAt(data, path);
    if (value === undefined) told.refused.push({ path, label });
    else if (present !== undefined && !isEmptyValue(present)) {
      if (isDeepStrictEqual(present, value)) told.saved.push(path);
      else told.kept.push({ path, label, value: present });
    } else {
      data = setValueAt(data, path, value, sections);
      told.saved.push(path);
    }
  }
  return { data: data === row.data ? data : normaliseData(data), ...told };
}
