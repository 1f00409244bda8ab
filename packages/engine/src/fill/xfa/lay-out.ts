// The fields of an XFA form on a page of our own: its makers leave it to the reader how they lie, and matching goes by the words beside each.
import type { Box, FormField, Line, Page } from '#document/read-document.ts';
import type { FormSlot } from '../form/form-slot.ts';
import { type DataPath, valueAt } from './data-path.ts';
import type { TemplateItem, XfaField } from './read-template.ts';
import type { XmlNode } from './xml-tree.ts';

/** Points: rows so far apart that no field has the words of the next one. */
const page = { width: 600, row: 40, text: 10, letter: 5, left: 30, right: 570, field: 330 };
const tick = 10;

export interface LaidOut {
  readonly slots: readonly FormSlot[];
  readonly paths: ReadonlyMap<string, DataPath>;
  readonly page: Page;
}

interface Row {
  readonly words: string;
  readonly at: number;
  readonly field?: XfaField;
  readonly option?: string;
}

/** @param data what stands in the form already */
export function layOut(items: readonly TemplateItem[], data: XmlNode): LaidOut {
  const rows = items.flatMap(toRows);
  const height = (rows.length + 1) * page.row;
  const toBox = ([x0, y0, x1, y1]: Box): Box => [x0 / page.width, y0 / height, x1 / page.width, y1 / height];
  const placed = rows.map((row, index) => {
    const top = (index + 0.5) * page.row;
    const isTick = row.option !== undefined;
    const from = isTick ? page.left : page.field;
    const box = toBox([from, top - 2, isTick ? from + tick : page.right, top + page.text + 2]);
    return { ...row, box, line: lineOf(row.words, row.at, top, toBox) };
  });
  const fields = new Map(items.flatMap((item) => ('path' in item ? [[item.name, item] as const] : [])));
  const slots = [...fields.values()].map((field) =>
    toSlot(
      field,
      placed.filter((row) => row.field === field),
      valueAt(data, field.path) ?? field.standing,
    ),
  );
  const lines = placed.flatMap(({ line }) => (line.words.length === 0 ? [] : [line]));
  return {
    slots,
    paths: new Map([...fields.values()].map(({ name, path }) => [name, path])),
    page: {
      number: 1,
      width: page.width,
      height,
      rotation: 0,
      source: 'form',
      text: lines.map(({ text }) => text).join('\n'),
      lines,
      fields: placed.flatMap(({ field, option, box }): FormField[] =>
        field === undefined
          ? []
          : [{ name: field.name, label: '', kind: option === undefined ? 'text' : 'checkbox', value: '', box }],
      ),
    },
  };
}

/** A caption longer than its room is a tool tip. */
function toRows(item: TemplateItem): Row[] {
  if ('words' in item) return [{ words: item.words, at: page.left }];
  const { caption, kind, choices } = item;
  if (kind === 'checkbox' || kind === 'radio') {
    const boxes = choices.map(({ state, label }) => ({
      words: label,
      at: page.left + 2 * tick,
      field: item,
      option: state,
    }));
    return kind === 'radio' && caption !== '' ? [{ words: caption, at: page.left }, ...boxes] : boxes;
  }
  return [{ words: hasRoom(caption) ? caption : '', at: page.left, field: item }];
}

const hasRoom = (caption: string) => page.left + caption.length * page.letter < page.field - page.letter;

function lineOf(text: string, at: number, top: number, toBox: (box: Box) => Box): Line {
  const words = text.split(' ').filter((word) => word !== '');
  const squeezed = Math.min(page.letter, (page.right - at) / Math.max(1, text.length));
  let x = at;
  const placed = words.map((word) => {
    const box = toBox([x, top, x + word.length * squeezed, top + page.text]);
    x += (word.length + 1) * squeezed;
    return { text: word, box, confidence: 1 };
  });
  return { text: words.join(' '), words: placed, box: toBox([at, top, x - squeezed, top + page.text]), confidence: 1 };
}

function toSlot(
  field: XfaField,
  rows: readonly { readonly box: Box; readonly option?: string }[],
  value: string,
): FormSlot {
  const { name, kind, caption, tooltip, choices, maxLength, isMultiline, isReadOnly, isDate } = field;
  return {
    name,
    kind,
    tooltip: tooltip || (kind === 'radio' || !hasRoom(caption) ? caption : ''),
    widgets: rows.map(({ box, option = '' }) => ({
      page: 1,
      box,
      option,
      isChecked: option !== '' && option === value,
    })),
    value,
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(isDate ? { dateFormat: 'yyyy-mm-dd' } : {}),
    isComb: false,
    isMultiline,
    isReadOnly,
    isEditable: false,
    options: kind === 'choice' ? choices : [],
  };
}
