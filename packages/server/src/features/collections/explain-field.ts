// A field in words: what it asks, in which form, and which papers have it.
import { type FieldDefinition, parseFactReference, type Template, type ValidationRule } from '@oneform/contract';

const forms: Partial<Record<FieldDefinition['type'], string>> = {
  date: 'A date (YYYY-MM-DD).',
  formatted_date: 'A date (YYYY-MM-DD).',
  number: 'A number, without currency or unit.',
  email: 'An e-mail address.',
  url: 'A web address.',
  boolean: 'Yes or no.',
  array: 'One or more entries.',
  object: 'A group of fields.',
};
const rules: Record<ValidationRule, string> = {
  after_1900: 'After 1900.',
  date_in_past: 'It must be in the past.',
  date_in_future: 'It must be in the future.',
};
/** Longer lists of choices are seen in the field itself. */
const CHOICES = 8;

export function explainField(field: FieldDefinition): string {
  const { options = [], max_length: longest } = field;
  const choice =
    options.length === 0
      ? ''
      : options.length <= CHOICES
        ? `One of: ${options.join(', ')}.`
        : `One of ${options.length} choices.`;
  return [
    field.description || `${field.label}.`,
    forms[field.type] ?? '',
    choice,
    ...(field.validations ?? []).map((rule) => rules[rule]),
    longest === undefined ? '' : `At most ${longest} characters.`,
    field.required ? '' : 'You can leave it empty.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Facts that may fill a field, by name. */
export const factsOf = (field: FieldDefinition): string[] => [
  ...new Set([
    ...(field.facts ?? []).map((reference) => parseFactReference(reference).name),
    ...(field.atomic ? [field.atomic] : []),
  ]),
];

export function whereToFind(field: FieldDefinition, template: Template | undefined): string[] {
  const facts = new Set(factsOf(field));
  return (template?.expected_documents ?? [])
    .filter(({ yields }) => yields.some((name) => facts.has(name)))
    .map(({ label, description }) => `${label}: ${description}`);
}
