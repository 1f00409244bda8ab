// The form's fields in reading order: places and words as our own reader sees them, what they can hold as the file says.
import {
  type PDFDocument,
  PDFDropdown,
  type PDFField,
  type PDFHexString,
  PDFName,
  PDFOptionList,
  type PDFString,
  PDFTextField,
} from '@cantoo/pdf-lib';
import type { FormField, Page } from '#document/read-document.ts';
import { findDateScript } from './date-script.ts';
import type { FormSlot, SlotOption } from './form-slot.ts';

/** Several fields of a file may bear one name; they hold one value together. */
export function fieldsByName(document: PDFDocument): Map<string, PDFField[]> {
  return Map.groupBy(document.getForm().getFields(), (field) => field.getName());
}

export function readSlots(pages: readonly Page[], fields: ReadonlyMap<string, readonly PDFField[]>): FormSlot[] {
  const seen = pages.flatMap((page) =>
    page.fields.filter(({ name }) => name !== '').map((field) => ({ field, page: page.number })),
  );
  const byName = Map.groupBy(seen, ({ field }) => field.name);
  return [...byName].flatMap(([name, places]): FormSlot[] => {
    const known = fields.get(name)?.[0];
    const first = places[0]?.field;
    if (known === undefined || first === undefined) return [];
    return [
      {
        name,
        kind: first.kind,
        tooltip: cleanTooltip(first.label, name),
        widgets: places.map(({ field, page }) => toWidget(field, page)),
        value: places.map(({ field }) => standing(field)).find((value) => value !== '') ?? '',
        ...traitsOf(known, first.label),
      },
    ];
  });
}

function toWidget({ box, option = '', checked = false }: FormField, page: number): FormSlot['widgets'][number] {
  return { page, box, option, isChecked: checked };
}

const standing = ({ kind, checked, option = '', value }: FormField) =>
  kind === 'checkbox' || kind === 'radio' ? (checked ? option || 'On' : '') : value.trim();

/** Tools that make forms put `undefined`, or the name again, where nobody wrote a tooltip. */
function cleanTooltip(label: string, name: string): string {
  const text = label.replace(/\s+/g, ' ').trim();
  return text === name || /^(?:undefined|text ?field|check ?box|fill)[\s_\d]*$/i.test(text) ? '' : text;
}

type Traits = Pick<
  FormSlot,
  'maxLength' | 'isComb' | 'isMultiline' | 'isReadOnly' | 'isEditable' | 'options' | 'dateFormat'
>;

function traitsOf(field: PDFField, label: string): Traits {
  const isText = field instanceof PDFTextField;
  const maxLength = isText ? (field.getMaxLength() ?? toldLength(`${field.getName()} ${label}`)) : undefined;
  const dateFormat = isText ? findDateScript(field) : undefined;
  return {
    ...(maxLength !== undefined && maxLength > 0 ? { maxLength } : {}),
    isComb: isText && field.isCombed() && (maxLength ?? 0) > 0,
    isMultiline: isText && field.isMultiline(),
    isReadOnly: field.isReadOnly(),
    isEditable: field instanceof PDFDropdown && field.isEditable(),
    options: field instanceof PDFDropdown || field instanceof PDFOptionList ? readOptions(field) : [],
    ...(dateFormat === undefined ? {} : { dateFormat }),
  };
}

const figures: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 };

/** `ssnFirstThree`, `Last 4 digits`: what a field without a length says of it. */
function toldLength(words: string): number | undefined {
  const told = /(?:first|middle|last)[\s_-]*(two|three|four(?!teen)|[234](?!\d))/i.exec(words)?.[1]?.toLowerCase();
  return told === undefined ? undefined : (figures[told] ?? Number(told));
}

const maxOptions = 2000;
const textOf = (value: PDFString | PDFHexString) => value.decodeText();

function readOptions({ acroField }: PDFDropdown | PDFOptionList): SlotOption[] {
  if (!acroField.dict.has(PDFName.of('Opt'))) return [];
  return acroField
    .getOptions()
    .slice(0, maxOptions)
    .map(({ value, display }) => ({ state: textOf(value), label: textOf(display ?? value) }));
}
