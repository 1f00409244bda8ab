// Completion, missing and invalid fields of a collection, and what its template's rules find.
import { type CollectionValidation, checkReadiness, measureCompletion, validateCollection } from '@oneform/contract';
import { cityElsewhere } from '@oneform/engine';
import { matchesPattern } from './matches-pattern.ts';
import { type Catalogue, findTemplate, type Shape, sectionsOf } from './sections-of.ts';

type Marked = Shape & { readonly notApplicable: readonly string[] };

const looked = (catalogue: Catalogue, shape: Marked) => ({
  sections: sectionsOf(catalogue, shape),
  data: shape.data,
  notApplicable: shape.notApplicable,
  matches: matchesPattern,
});

export function validate(catalogue: Catalogue, shape: Marked): CollectionValidation {
  return validateCollection(looked(catalogue, shape));
}

/** 0–100. */
export function completionOf(catalogue: Catalogue, shape: Marked): number {
  return measureCompletion(looked(catalogue, shape));
}

/** `today`: ISO day. */
export function validateWithRules(catalogue: Catalogue, shape: Marked, today: string): CollectionValidation {
  const rules = findTemplate(catalogue, shape.templateId)?.rules ?? [];
  const sections = sectionsOf(catalogue, shape);
  return {
    ...validate(catalogue, shape),
    findings: checkReadiness({ rules, sections, data: shape.data, today, cityElsewhere }),
  };
}
