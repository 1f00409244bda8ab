// What a person decides about single fields before the form is filled again.
import type { FormChoice, FormField } from '@oneform/contract';
import type { ComboboxOption } from '#ui/combobox-options.ts';
import type { CollectionValue } from './list-values.ts';

/** By the form's own name of the field. */
export type Decisions = ReadonlyMap<string, Decision>;

export interface Decision {
  readonly choice: FormChoice;
  /** As it will stand there. */
  readonly shown: string;
}

export function decide(field: FormField, answer: string, values: readonly CollectionValue[]): Decision {
  const value = field.options === undefined ? values.find(({ path }) => path === answer) : undefined;
  return value === undefined
    ? { choice: { name: field.name, text: answer }, shown: answer }
    : { choice: { name: field.name, path: value.path }, shown: value.text };
}

/** The suggestion as it stands. */
export function accept({ name, path, value, options }: FormField): Decision {
  const choice = path === undefined || options !== undefined ? { name, text: value } : { name, path };
  return { choice, shown: value };
}

export function optionsFor(field: FormField, values: readonly CollectionValue[]): ComboboxOption[] {
  if (field.options !== undefined) return field.options.map((option) => ({ value: option, label: option }));
  return values.map(({ path, label, text }) => ({ value: path, label: `${text} – ${label}` }));
}
