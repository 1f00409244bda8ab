// The nine kinds of field a person can make up, and what is wrong with one that is not ready.
import type { AddField } from '@oneform/contract';
import type { z } from 'zod';

type NewField = Extract<z.input<typeof AddField>['field'], { name: string }>;

export interface CustomType {
  readonly value: string;
  readonly label: string;
  readonly hint: string;
  readonly field: Pick<NewField, 'type' | 'long'>;
}

export const customTypes: readonly CustomType[] = [
  { value: 'text_short', label: 'Text Short', hint: 'One line', field: { type: 'string' } },
  { value: 'text_long', label: 'Text Long', hint: 'Several lines', field: { type: 'string', long: true } },
  { value: 'number', label: 'Number', hint: '12 or 12.50', field: { type: 'number' } },
  { value: 'email', label: 'Email', hint: 'name@example.org', field: { type: 'email' } },
  { value: 'date', label: 'Date', hint: 'Nov 21, 2026', field: { type: 'date' } },
  { value: 'boolean', label: 'Yes/No', hint: 'Yes or no', field: { type: 'boolean' } },
  { value: 'dropdown', label: 'Dropdown', hint: 'One of your options', field: { type: 'select' } },
  { value: 'list', label: 'List', hint: 'Several short entries', field: { type: 'array' } },
  { value: 'group', label: 'Field Group', hint: 'Fields that belong together', field: { type: 'object' } },
];

export interface CustomFieldDraft {
  readonly name: string;
  /** Of `customTypes`, or ''. */
  readonly type: string;
  /** One option a line. */
  readonly options: string;
}

const optionLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export type CustomFieldErrors = Partial<Record<keyof CustomFieldDraft, string>>;

export function checkCustomField({ name, type, options }: CustomFieldDraft): CustomFieldErrors {
  const errors: CustomFieldErrors = {};
  if (name.trim() === '') errors.name = 'Field name is required';
  if (type === '') errors.type = 'Field type is required';
  if (type === 'dropdown' && optionLines(options).length === 0) {
    errors.options = 'Options are required for dropdown fields';
  }
  return errors;
}

/** Only for drafts without errors. */
export function toNewField({ name, type, options }: CustomFieldDraft): NewField {
  const custom = customTypes.find(({ value }) => value === type);
  if (!custom) throw new TypeError(`Unknown field type ${type}`);
  return {
    name: name.trim(),
    ...custom.field,
    ...(type === 'dropdown' && { options: optionLines(options) }),
  };
}
