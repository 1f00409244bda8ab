// Completion, missing and invalid fields of a collection, and what its template's rules find.
import { type CollectionValidation, checkReadiness, validateCollection } from '@oneform/contract';
import { matchesPattern } from './matches-pattern.ts';
import { type Catalogue, findTemplate, type Shape, sectionsOf } from './sections-of.ts';

type Marked = Shape & { readonly notApplicable: readonly string[] };

export function validate(catalogue: Catalogue, shape: Marked): CollectionValidation {
  return validateCollection({
    sections: sectionsOf(catalogue, shape),
    data: shape.data,
    notApplicable: shape.notApplicable,
    matches: matchesPattern,
  });
}

/** `today`: ISO day. */
export function validateWithRules(catalogue: Catalogue, shape: Marked, today: string): CollectionValidation {
  const rules = findTemplate(catalogue, shape.templateId)?.rules ?? [];
  const sections = sectionsOf(catalogue, shape);
  return { ...validate(catalogue, shape), findings: checkReadiness({ rules, sections, data: shape.data, today }) };
}
