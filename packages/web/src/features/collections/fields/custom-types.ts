// The nine kinds of field a person can make up, and what is wrong with one that is not ready.
import type { AddField } from '@oneform/contract';
import type { z } from 'zod';
import { t } from './messages.ts';

type NewField = Extract<z.input<typeof AddField>['field'], { name: string }>;

export interface CustomType {
  readonly value: string;
  readonly label: string;
  readonly hint: string;
  readonly field: Pick<NewField, 'type' | 'long'>;
}

export const customTypes: readonly CustomType[] = [
  { value: 'text_short', label: t.customTypes.textShort, hint: t.customTypes.oneLine, field: { type: 'string' } },
  {
    value: 'text_long',
    label: t.customTypes.textLong,
    hint: t.customTypes.severalLines,
    field: { type: 'string', long: true },
  },
  { value: 'number', label: t.customTypes.number, hint: t.customTypes.n12Or1250, field: { type: 'number' } },
  { value: 'email', label: t.customTypes.email, hint: 'name@example.org', field: { type: 'email' } },
  { value: 'date', label: t.customTypes.date, hint: t.customTypes.nov212026, field: { type: 'date' } },
  { value: 'boolean', label: t.customTypes.yesNo, hint: t.customTypes.yesOrNo, field: { type: 'boolean' } },
  { value: 'dropdown', label: t.customTypes.dropdown, hint: t.customTypes.oneOfYourOptions, field: { type: 'select' } },
  { value: 'list', label: t.customTypes.list, hint: t.customTypes.severalShortEntries, field: { type: 'array' } },
  {
    value: 'group',
    label: t.customTypes.fieldGroup,
    hint: t.customTypes.fieldsThatBelongTogether,
    field: { type: 'object' },
  },
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
  if (name.trim() === '') errors.name = t.customTypes.fieldNameIsRequired;
  if (type === '') errors.type = t.customTypes.fieldTypeIsRequired;
  if (type === 'dropdown' && optionLines(options).length === 0) {
    errors.options = t.customTypes.optionsAreRequiredForDropdown;
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
