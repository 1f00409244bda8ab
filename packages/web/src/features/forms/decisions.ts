// Decisions of a person about single fields before the form is filled again: their values and places.
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
export function accept({ name, path, value }: FormField): Decision {
  return { choice: path === undefined ? { name, text: value } : { name, path }, shown: value };
}

export const leaveBlank = ({ name }: FormField): Decision => ({ choice: { name, text: '' }, shown: '' });

export const moveTo = ({ name, value }: FormField, box: FormField['box']): Decision => ({
  choice: { name, box },
  shown: value,
});

export const isAnswer = ({ choice: { path, text } }: Decision): boolean => path !== undefined || text !== undefined;

/** A later decision overrides an earlier one, for the value and the place separately. */
export function combine(earlier: Decision | undefined, later: Decision): Decision {
  if (earlier === undefined) return later;
  const { choice, shown } = isAnswer(later) ? later : earlier;
  const box = later.choice.box ?? earlier.choice.box;
  return { choice: { ...choice, ...(box && { box }) }, shown };
}

export function combineAll(earlier: Decisions, later: Decisions): Decisions {
  const all = new Map(earlier);
  for (const [name, decision] of later) all.set(name, combine(all.get(name), decision));
  return all;
}

export function optionsFor(field: FormField, values: readonly CollectionValue[]): ComboboxOption[] {
  if (field.options !== undefined) return field.options.map((option) => ({ value: option, label: option }));
  return values.map(({ path, label, text }) => ({ value: path, label: text, hint: label }));
}

/** Present or intended answer, to be corrected rather than typed anew; nothing where a suggestion waits to be used. */
export function answerNow(
  field: FormField,
  decision: Decision | undefined,
  values: readonly CollectionValue[],
): string {
  if (decision && isAnswer(decision)) return decision.choice.path ?? decision.choice.text ?? '';
  if (field.status === 'unsure') return '';
  const isOne =
    field.options === undefined && values.some(({ path, text }) => path === field.path && text === field.value);
  return isOne && field.path !== undefined ? field.path : field.value;
}
