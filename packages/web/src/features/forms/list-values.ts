// The values of a collection, to choose one of them for a field of the form.
import { type FormSource, isEmptyValue, labelAt, parsePath, walkFields } from '@oneform/contract';
import { valueInWords } from '#lib/in-words.ts';

export interface CollectionValue {
  readonly path: string;
  /** "Personal details › Surname". */
  readonly label: string;
  readonly text: string;
}

export function listValues({ sections, data }: FormSource): CollectionValue[] {
  return [...walkFields(sections, data)].flatMap(({ path, section, value }) =>
    value === undefined || isEmptyValue(value)
      ? []
      : [{ path, label: `${section.label} › ${labelAt(sections, path)}`, text: valueInWords(value) }],
  );
}

/** Source of a value, in words. */
export function placeInWords({ sections }: Pick<FormSource, 'sections'>, path: string): string {
  const section = sections.find(({ name }) => name === parsePath(path)[0]);
  return `${section?.label ?? ''} › ${labelAt(sections, path)}`;
}
