// Puts the planned values into the file: text with its drawing, choices, ticks by their on-state, and the addendum for what is too long.
import {
  type AppearanceProviderFor,
  defaultDropdownAppearanceProvider,
  PDFCheckBox,
  PDFDict,
  type PDFDocument,
  PDFDropdown,
  type PDFField,
  type PDFFont,
  PDFName,
  PDFOptionList,
  PDFRadioGroup,
  PDFString,
  PDFTextField,
} from '@cantoo/pdf-lib';
import type { FillReason } from '@oneform/contract';
import { addendumWords } from '../language/addendum-words.ts';
import type { FormLocale } from '../language/form-locale.ts';
import { centredByInk, fitText } from './fit-text.ts';
import type { FormFont } from './form-font.ts';
import type { PlannedField } from './planned-field.ts';

export interface WrittenField extends PlannedField {
  /** Present value of the field itself. */
  readonly written?: string;
  readonly overflow?: FillReason;
}

export interface WriteOptions {
  /** Its words point to the addendum. */
  readonly locale: FormLocale;
  /** Of a signed form only values may change. */
  readonly canAddPages: boolean;
}

export function writeFields(
  fields: ReadonlyMap<string, readonly PDFField[]>,
  planned: readonly PlannedField[],
  font: FormFont,
  options: WriteOptions,
): WrittenField[] {
  return planned.map((plan) => {
    if (plan.write === undefined) return plan;
    const targets = fields.get(plan.slot.name) ?? [];
    return plan.slot.kind === 'text'
      ? writeText(plan, plan.write, targets, font, options)
      : writeState(plan, plan.write, targets, font);
  });
}

function writeText(
  plan: PlannedField,
  text: string,
  targets: readonly PDFField[],
  { font, canDraw }: FormFont,
  { locale, canAddPages }: WriteOptions,
): WrittenField {
  const clean = tidy(text, plan.slot.isMultiline);
  if (!canDraw(clean)) return { ...withoutWrite(plan), value: clean, reason: 'no_letters' };
  const own = targets.filter((field) => field instanceof PDFTextField);
  const set = (words: string): boolean => {
    const sizes = own.map((field) => fitField(words, field, plan, font));
    if (sizes.some((size) => size === undefined)) return false;
    for (const [index, field] of own.entries()) drawText(field, words, font, sizes[index]!);
    return true;
  };
  if (set(clean)) return { ...plan, value: clean, written: clean };
  return canAddPages ? pointElsewhere(plan, clean, locale, set) : leftOut(plan, clean);
}

/**
 * Moves a value that is too long to the addendum, to which its place points. A place that takes figures or letters one
 * by one, or has no room to point, is asked for in parts or is another's: without the person's word nothing is written
 * there.
 */
export function pointElsewhere(
  plan: PlannedField,
  text: string,
  locale: FormLocale,
  write: (words: string) => boolean,
): WrittenField {
  if (isOdd(plan, text)) return leftOut(plan, text);
  const pointer = plan.slot.isComb ? undefined : addendumWords(locale).pointers.find(write);
  if (pointer === undefined && plan.isUnasked) return leftOut(plan, text);
  return { ...plan, value: text, written: pointer ?? '', overflow: 'too_long' };
}

export function withoutWrite({ write: _, ...plan }: PlannedField): PlannedField {
  return plan;
}

/** A number that has no room in its field is asked for in parts, or is another. */
const isOdd = ({ isUnasked }: PlannedField, text: string): boolean => isUnasked === true && /^[\d\s./-]+$/.test(text);

const leftOut = (plan: PlannedField, value: string): WrittenField => ({
  ...withoutWrite(plan),
  value,
  reason: 'no_room',
  isUnsure: true,
});

/** One field holds one line, unless it says otherwise. */
export function tidy(text: string, isMultiline: boolean): string {
  const composed = text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}--[\n]]/gv, ' ')
    .trim();
  return isMultiline ? composed : composed.replace(/\s*\n\s*/g, ', ');
}

function fitField(text: string, field: PDFTextField, { slot }: PlannedField, font: PDFFont): number | undefined {
  if (slot.maxLength !== undefined && [...text].length > slot.maxLength) return undefined;
  const sizes = field.acroField.getWidgets().map((widget) => {
    const { width, height } = widget.getRectangle();
    const turned = (widget.getAppearanceCharacteristics()?.getRotation() ?? 0) % 180 !== 0;
    const [across, up] = turned ? [Math.abs(height), Math.abs(width)] : [Math.abs(width), Math.abs(height)];
    return fitText(text, font, slot, ownSize(field, widget.getDefaultAppearance()), across, up);
  });
  return sizes.includes(undefined) ? undefined : Math.min(...(sizes as number[]));
}

const sizePattern = /([\d.]+)\s+Tf/;

function ownSize(field: PDFTextField, ofWidget: string | undefined): number {
  const size = Number(sizePattern.exec(ofWidget ?? field.acroField.getDefaultAppearance() ?? '')?.[1] ?? 0);
  return Number.isFinite(size) ? size : 0;
}

/** The field keeps its own font for whoever types into it later; only what is drawn now is in ours. */
function drawText(field: PDFTextField, text: string, font: PDFFont, size: number): void {
  const { acroField } = field;
  if (field.isRichFormatted()) field.disableRichFormatting();
  acroField.dict.delete(PDFName.of('RV'));
  field.setText(text);
  const widgets = acroField.getWidgets();
  const dicts = [acroField.dict, ...widgets.map(({ dict }) => dict)];
  const kept = dicts.map((dict) => dict.get(PDFName.of('DA')));
  const appearance = acroField.getDefaultAppearance() ?? '/Helv 0 Tf 0 g';
  for (const widget of widgets) {
    const own = widget.getDefaultAppearance() ?? appearance;
    const sized = sizePattern.test(own) ? own.replace(sizePattern, `${size} Tf`) : `/Helv ${size} Tf ${own}`;
    widget.dict.set(PDFName.of('DA'), PDFString.of(sized));
  }
  field.updateAppearances(field.isMultiline() ? font : centredByInk(font));
  for (const [index, dict] of dicts.entries()) {
    const before = kept[index];
    if (before === undefined) dict.delete(PDFName.of('DA'));
    else dict.set(PDFName.of('DA'), before);
  }
}

function writeState(
  plan: PlannedField,
  state: string,
  targets: readonly PDFField[],
  { font, canDraw }: FormFont,
): WrittenField {
  if (!canDraw(plan.value)) return { ...withoutWrite(plan), reason: 'no_letters' };
  for (const field of targets) {
    if (field instanceof PDFDropdown) {
      field.select(state);
      field.updateAppearances(font, inWords(plan.value));
    } else if (field instanceof PDFOptionList) {
      field.select(state);
      field.updateAppearances(font);
    } else if (field instanceof PDFCheckBox || field instanceof PDFRadioGroup) tick(field, state);
  }
  return { ...plan, written: state };
}

/** The file holds the code of a choice; what a person reads is its words. */
const inWords =
  (label: string): AppearanceProviderFor<PDFDropdown> =>
  (field, widget, font) =>
    defaultDropdownAppearanceProvider(
      Object.create(field, { getSelected: { value: () => [label] } }),
      widget,
      centredByInk(font),
    );

/** By the on-state that the form itself draws; of boxes with one name only those with this state. */
function tick(field: PDFCheckBox | PDFRadioGroup, state: string): void {
  const widgets = field.acroField.getWidgets();
  const on =
    widgets.map((widget) => widget.getOnValue()).find((value) => value?.decodeText() === state) ??
    widgets[indexOfExport(field, state)]?.getOnValue();
  if (on === undefined) return;
  field.acroField.dict.set(PDFName.of('V'), on);
  for (const widget of widgets) widget.setAppearanceState(widget.getOnValue() === on ? on : PDFName.of('Off'));
}

/** Readers name a radio button by its export value where the file has a list of them. */
function indexOfExport({ acroField }: PDFCheckBox | PDFRadioGroup, state: string): number {
  return (acroField.getExportValues() ?? []).findIndex((value) => value.decodeText() === state);
}

/** Readers are told to draw nothing anew: what is drawn is what was checked. */
export function keepDrawings(document: PDFDocument): void {
  const form = document.catalog.lookupMaybe(PDFName.of('AcroForm'), PDFDict);
  if (form?.has(PDFName.of('NeedAppearances'))) form.delete(PDFName.of('NeedAppearances'));
}
