// The data of a collection without what its answers exclude: a mailing address while mail goes to the home.

import { isEmptyValue } from '../templates/is-empty-value.ts';
import type { Section } from '../templates/template.ts';
import type { CollectionData } from './collection-data.ts';
import { removeValueAt } from './value-at.ts';
import { walkFields } from './walk-fields.ts';

/** For forms and their like. The collection itself keeps those values: another answer asks for them again. */
export function withoutUnasked(sections: readonly Section[], data: CollectionData): CollectionData {
  return [...walkFields(sections, data)]
    .filter(({ asked, value }) => asked === 'not_asked' && !isEmptyValue(value))
    .reduce((rest, { path }) => removeValueAt(rest, path), data);
}
