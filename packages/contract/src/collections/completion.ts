// Progress of a collection: the fields that are filled, missing and wrong.
import type { FieldDefinition } from '../templates/field-definition.ts';
import { isEmptyValue } from '../templates/is-empty-value.ts';
import type { Section } from '../templates/template.ts';
import { type Matches, validateField } from '../templates/validate-field.ts';
import type { CollectionValidation } from './collection.ts';
import type { CollectionData, DataValue } from './collection-data.ts';
import { labelAt } from './field-at.ts';
import { parsePath } from './field-path.ts';
import { type RequiredLeaf, requiredLeaves } from './required-leaves.ts';
import { type Leaf, walkFields } from './walk-fields.ts';

export interface ValidateCollectionInput {
  readonly sections: readonly Section[];
  readonly data: CollectionData;
  /** Paths of fields, groups or items marked "does not apply". */
  readonly notApplicable: readonly string[];
  readonly matches?: Matches;
}

/**
 * Completion is filled required fields ÷ required fields; where nothing is required (collections made by hand), filled ÷ all.
 * What breaks a rule of its field is not filled. Rounded down, so that 100 means nothing is missing.
 */
export function validateCollection({
  sections,
  data,
  notApplicable,
  matches,
}: ValidateCollectionInput): CollectionValidation {
  const excused = new Set(notApplicable);
  const all = [...walkFields(sections, data)].filter(counts);
  const invalid = new Map(
    all
      .map(({ path, field, value }) => [path, validateField(field, value, matches)] as const)
      .filter(([, messages]) => messages.length > 0),
  );
  const marks = { notApplicable: excused, isInvalid: (path: string) => invalid.has(path) };
  const required = requiredLeaves(sections, data, marks);
  const isFilled = ({ path, value }: Leaf) => (!isEmptyValue(value) && !invalid.has(path)) || isExcused(path, excused);
  const done = (required.length > 0 ? required.filter((leaf) => leaf.isDone) : all.filter(isFilled)).map(
    (leaf) => leaf.path,
  );
  const percentage = percent(done.length, required.length > 0 ? required.length : all.length);
  return {
    completion_percentage: percentage,
    is_complete: percentage === 100,
    completed_fields: done,
    missing_fields: required.filter((leaf) => !leaf.isDone).map(toMissingField(sections)),
    invalid_fields: [...invalid].map(([path, messages]) => ({ path, messages })),
    sections_status: Object.fromEntries(
      sections.map((section) => [
        section.name,
        statusOf(
          required.filter((leaf) => leaf.section === section.name),
          all.filter((leaf) => leaf.section.name === section.name),
          isFilled,
        ),
      ]),
    ),
  };
}

/** `completion_percentage` alone, for what is written often: looks at what counts, and at nothing else. */
export function measureCompletion({ sections, data, notApplicable, matches }: ValidateCollectionInput): number {
  const excused = new Set(notApplicable);
  const isInvalid = (_path: string, field: FieldDefinition, value: DataValue | undefined) =>
    validateField(field, value, matches).length > 0;
  const required = requiredLeaves(sections, data, { notApplicable: excused, isInvalid });
  if (required.length > 0) return percent(required.filter((leaf) => leaf.isDone).length, required.length);
  const all = [...walkFields(sections, data)].filter(counts);
  const isFilled = ({ path, field, value }: Leaf) =>
    (!isEmptyValue(value) && !isInvalid(path, field, value)) || isExcused(path, excused);
  return percent(all.filter(isFilled).length, all.length);
}

/** Fields that no answer asks for count only where something stands in them. */
const counts = ({ asked, value }: Leaf): boolean => asked === 'asked' || !isEmptyValue(value);

const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.floor((part / whole) * 100));

function isExcused(path: string, excused: ReadonlySet<string>): boolean {
  if (excused.size === 0) return false;
  if (excused.has(path)) return true;
  for (let end = path.lastIndexOf('.'); end > 0; end = path.lastIndexOf('.', end - 1)) {
    if (excused.has(path.slice(0, end))) return true;
  }
  return false;
}

// A section without required fields shows how much of it is filled.
function statusOf(required: readonly RequiredLeaf[], all: readonly Leaf[], isFilled: (leaf: Leaf) => boolean) {
  const filled = all.filter(isFilled).length;
  const completed = required.length > 0 ? required.filter((leaf) => leaf.isDone).length : filled;
  return {
    completed,
    total_required: required.length,
    completion_percentage: percent(completed, required.length > 0 ? required.length : all.length),
  };
}

function toMissingField(sections: readonly Section[]) {
  return ({ path, field, section }: RequiredLeaf) => ({
    path,
    field: parsePath(path).at(-1) ?? field.name,
    type: field.type,
    label: labelAt(sections, path),
    section,
  });
}
