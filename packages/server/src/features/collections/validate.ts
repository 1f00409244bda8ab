// Completion, missing and invalid fields of a collection.
import { type CollectionValidation, validateCollection } from '@oneform/contract';
import { matchesPattern } from './matches-pattern.ts';
import { type Catalogue, type Shape, sectionsOf } from './sections-of.ts';

export function validate(
  catalogue: Catalogue,
  shape: Shape & { readonly notApplicable: readonly string[] },
): CollectionValidation {
  return validateCollection({
    sections: sectionsOf(catalogue, shape),
    data: shape.data,
    notApplicable: shape.notApplicable,
    matches: matchesPattern,
  });
}
