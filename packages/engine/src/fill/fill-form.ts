// Fills the authority's own PDF from a collection and checks the finished file field by field: read → match → write → read back.
import type { PDFDocument } from '@cantoo/pdf-lib';
import type { FillNote, FillSettings } from '@oneform/contract';
import type { Page } from '#document/read-document.ts';
import { dropPdfium, isTrap } from '#read/pdf/pdfium.ts';
import type { PlacedBlank } from './blanks/find-form-blanks.ts';
import type { Paper } from './blanks/read-scan.ts';
import type { FilledField, FilledForm, FilledPage, FillResult, FillValues } from './fill-result.ts';
import { addFields } from './form/add-fields.ts';
import { type OpenedForm, openPages } from './form/open-form.ts';
import { openPaper } from './form/open-paper.ts';
import { readBlanks } from './form/read-places.ts';
import { fieldsByName, readSlots } from './form/read-slots.ts';
import { type FormPlan, planSlots, report } from './plan-form.ts';
import { readBack } from './verify/read-back.ts';
import type { Place } from './verify/read-by-eye.ts';
import { verifyDrawn } from './verify/verify-drawn.ts';
import { verifyFields } from './verify/verify-fields.ts';
import { drawAddendum } from './write/draw-addendum.ts';
import { drawOnPage } from './write/draw-on-page.ts';
import { embedFormFont, type FormFont } from './write/form-font.ts';
import { moveBlanks, movePlanned } from './write/move-blanks.ts';
import { keepDrawings, type WrittenField, writeFields } from './write/write-fields.ts';

export interface FillOptions {
  /** A form without fields comes back with them, rather than with text on its pages. */
  readonly makeFillable?: boolean;
  readonly settings?: FillSettings;
  readonly onPage?: (done: number, total: number) => void;
}

/** Never writes what it is not sure of, never throws for what is in the file: that is a problem code. */
export async function fillForm(bytes: Uint8Array, values: FillValues, options: FillOptions = {}): Promise<FillResult> {
  try {
    return await fillAndCheck(bytes, values, options);
  } catch (error) {
    if (isTrap(error)) dropPdfium();
    else if (!isOfLibrary(error)) throw error;
    return 'corrupt_file';
  }
}

/** A fault of the writing library comes from the file: a page that is none, a field without a kind. */
const isOfLibrary = (error: unknown) => error instanceof Error && error.stack?.includes('@cantoo/pdf-lib') === true;

async function fillAndCheck(bytes: Uint8Array, values: FillValues, options: FillOptions): Promise<FillResult> {
  const opened = await openPaper(bytes, {
    ...options,
    breakSignature: options.settings?.break_signature === true,
    isFlat: options.settings?.flat === true,
  });
  if (typeof opened === 'string') return opened;
  if (opened.kind === 'pages') return fillBlanks(opened.paper, opened.notes, values, options);
  // Few forms are of this kind; what fills them is loaded when one comes.
  if (opened.kind === 'data') return (await import('./xfa/fill-xfa.ts')).fillXfa(bytes, values);
  return fillFields(opened.form, opened.pages, values, options.settings?.flat === true);
}

async function fillFields(
  { document, isSigned, notes }: OpenedForm,
  pages: readonly Page[],
  values: FillValues,
  isFlat: boolean,
): Promise<FillResult> {
  const fields = fieldsByName(document);
  const slots = readSlots(pages, fields);
  if (slots.length === 0) return 'not_a_form';
  if (slots.every(({ isReadOnly, kind }) => isReadOnly || kind === 'signature')) return 'read_only_form';
  const plan = planSlots(slots, pages, values);
  const font = await embedFormFont(document);
  const written = writeFields(fields, plan.planned, font, { locale: plan.locale, canAddPages: !isSigned });
  const filled: FilledForm = { ...(await finish(document, written, font, pages, plan)), places: 'fields', notes };
  return isFlat ? toFlat(filled, plan, rotationsOf(pages)) : filled;
}

/** Verifies the written values once more after flattening: only values that the page shows without a field count. */
async function toFlat(filled: FilledForm, plan: FormPlan, rotations: readonly number[]): Promise<FilledForm> {
  const { flattenForm } = await import('./write/flatten-form.ts');
  const bytes = await flattenForm(filled.bytes);
  if (bytes === undefined) return filled;
  const [before, after] = [await readBack(filled.bytes, rotations), await readBack(bytes, rotations)];
  const checked = filled.fields.map((field): FilledField => {
    const isShown = before.seenWithin(field.page, field.box) === after.seenWithin(field.page, field.box);
    return isShown || field.status === 'blank' || field.status === 'unsure' ? field : { ...field, status: 'differs' };
  });
  return { ...filled, ...report(checked, plan), notes: [...filled.notes, 'flattened'], bytes };
}

/** A form as it is printed: what is drawn on its pages tells where one writes. */
async function fillBlanks(
  paper: Paper,
  notes: readonly FillNote[],
  values: FillValues,
  { makeFillable = false }: FillOptions,
): Promise<FillResult> {
  const { bytes, blanks, rules, pages, slots } = await readBlanks(paper);
  const opened = blanks.length === 0 ? 'not_a_form' : await openPages(bytes, { breakSignature: true });
  if (typeof opened === 'string') return opened;
  const { document } = opened;
  const plan = planSlots(slots, pages, values, rules);
  const planned = movePlanned(plan.planned, plan.moves);
  const places = moveBlanks(blanks, plan.moves);
  const font = await embedFormFont(document);
  if (makeFillable) {
    const labels = new Map(planned.map(({ slot, label }) => [slot.name, label]));
    const fields = addFields(document, places, labels, font.font);
    const written = writeFields(fields, planned, font, { locale: plan.locale, canAddPages: true });
    return { ...(await finish(document, written, font, pages, plan)), places: 'blanks', notes };
  }
  const formPages = document.getPageCount();
  const written = drawOnPage(document, planned, places, font, plan.locale);
  drawAddendum(document, font.font, written, plan.locale);
  const filled = await document.save({ updateFieldAppearances: false, addDefaultPage: false });
  const rotations = rotationsOf(pages);
  const before = await readBack(bytes, rotations);
  // The picture reader is loaded only where there is something to look at.
  const toRead = writtenPlaces(written, places);
  const seen =
    toRead.length === 0
      ? new Map<string, string>()
      : await (await import('./verify/read-by-eye.ts')).readByEye(bytes, filled, rotations, toRead);
  const checked = verifyDrawn(written, places, before, await readBack(filled, rotations), seen, formPages);
  return { ...report(checked, plan), places: 'blanks', notes, pages: sizesOf(document, pages), bytes: filled };
}

/** Marks in boxes to tick are no letters. */
function writtenPlaces(written: readonly WrittenField[], places: readonly PlacedBlank[]): Place[] {
  const texts = new Set(written.filter((one) => (one.written ?? '') !== '').map(({ slot }) => slot.name));
  return places
    .filter(({ kind, slot }) => kind !== 'tick' && texts.has(slot.name))
    .map(({ slot, page, box }) => ({ name: slot.name, page, box }));
}

async function finish(
  document: PDFDocument,
  written: readonly WrittenField[],
  { font }: FormFont,
  pages: readonly Page[],
  plan: FormPlan,
): Promise<Omit<FilledForm, 'places' | 'notes'>> {
  const formPages = document.getPageCount();
  drawAddendum(document, font, written, plan.locale);
  keepDrawings(document);
  const filled = await document.save({ updateFieldAppearances: false, addDefaultPage: false });
  const checked = verifyFields(written, await readBack(filled, rotationsOf(pages)), formPages);
  return { ...report(checked, plan), pages: sizesOf(document, pages), bytes: filled };
}

const rotationsOf = (pages: readonly Page[]) =>
  Array.from(
    { length: pages.at(-1)?.number ?? 0 },
    (_, index) => pages.find(({ number }) => number === index + 1)?.rotation ?? 0,
  );

/** Those that follow the form's own are upright. */
const sizesOf = (document: PDFDocument, pages: readonly Page[]): FilledPage[] =>
  document.getPages().map((page, index) => {
    const { width, height, rotation } = pages.find(({ number }) => number === index + 1) ?? {
      ...page.getSize(),
      rotation: page.getRotation().angle,
    };
    return { width, height, rotation };
  });
