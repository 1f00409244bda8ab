// Values of a collection, line by line in the order of the form, as copied by "Copy all".
import {
  childOf,
  type DataValue,
  type FieldDefinition,
  isStructural,
  itemId,
  joinPath,
  type Section,
} from '@oneform/contract';
import { valueInWords } from '#lib/in-words.ts';
import type { EditedState } from '../editor/draft-storage.ts';
import { t } from './messages.ts';

export interface Line {
  /** 0: the section's own fields. */
  readonly depth: number;
  readonly label: string;
  /** Undefined: the title of what follows. */
  readonly value: string | undefined;
}

export interface SectionLines {
  readonly label: string;
  readonly lines: readonly Line[];
}

const DOES_NOT_APPLY = t.listLines.doesNotApply;

/** Sections and groups in which nothing stands are left out. */
export function listLines(sections: readonly Section[], { data, notApplicable }: EditedState): SectionLines[] {
  const excused = new Set(notApplicable);
  return sections.flatMap(({ name, label, fields }) => {
    const lines = linesOf(fields, data[name], [name], 0, excused);
    return lines.length === 0 ? [] : [{ label, lines }];
  });
}

export const countValues = (sections: readonly SectionLines[]): number =>
  sections.flatMap(({ lines }) => lines).filter(({ value }) => value !== undefined).length;

function linesOf(
  fields: readonly FieldDefinition[],
  values: DataValue | undefined,
  keys: readonly string[],
  depth: number,
  excused: ReadonlySet<string>,
): Line[] {
  return fields.flatMap((field): Line[] => {
    const here = [...keys, field.name];
    const { label } = field;
    const value = childOf(values, field.name);
    if (excused.has(joinPath(...here))) return [{ depth, label, value: DOES_NOT_APPLY }];
    if (!isStructural(field)) {
      const text = valueInWords(value);
      return text === '' ? [] : [{ depth, label, value: text }];
    }
    const titled = (title: string, lines: Line[]): Line[] =>
      lines.length === 0 ? [] : [{ depth, label: title, value: undefined }, ...lines];
    if (field.type === 'object') return titled(label, linesOf(field.properties ?? [], value, here, depth + 1, excused));
    const items = Array.isArray(value) ? (value as readonly DataValue[]) : [];
    return items.flatMap((item, index) =>
      titled(
        items.length > 1 ? `${label} ${index + 1}` : label,
        linesOf(field.items ?? [], item, [...here, itemId(item, index)], depth + 1, excused),
      ),
    );
  });
}
