// Fills the authority's own PDF from a collection and checks the finished file field by field: read → match → write → read back.
import type { FillProblemCode } from '@oneform/contract';
import type { ReadProblem } from '#document/read-document.ts';
import { dropPdfium, isTrap } from '#read/pdf/pdfium.ts';
import { readPdf } from '#read/pdf/read-pdf.ts';
import { defaultReadLimits } from '#read/read-limits.ts';
import { sniffMediaType } from '#read/sniff-media-type.ts';
import type { FillResult, FillValues } from './fill-result.ts';
import { openForm } from './form/open-form.ts';
import { fieldsByName, readSlots } from './form/read-slots.ts';
import { findUnits } from './match/find-units.ts';
import { labelSlots } from './match/label-slots.ts';
import { matchSlots } from './match/match-slots.ts';
import { listOffers } from './offers/list-offers.ts';
import { readBack } from './verify/read-back.ts';
import { verifyFields } from './verify/verify-fields.ts';
import { usualDateFormat } from './write/date-text.ts';
import { drawAddendum } from './write/draw-addendum.ts';
import { embedFormFont } from './write/form-font.ts';
import { planFields } from './write/plan-fields.ts';
import { keepDrawings, writeFields } from './write/write-fields.ts';

/** Forms have tens of pages; books are something else. */
const maxPages = 100;

export interface FillOptions {
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

/** What the writer stumbles over stands in the file: a page that is none, a field without a kind. */
const isOfLibrary = (error: unknown) => error instanceof Error && error.stack?.includes('@cantoo/pdf-lib') === true;

async function fillAndCheck(bytes: Uint8Array, values: FillValues, options: FillOptions): Promise<FillResult> {
  if (sniffMediaType(bytes) !== 'application/pdf') return 'not_a_pdf';
  const limits = { ...defaultReadLimits, maxPages };
  const blank = await readPdf(bytes, { limits, ...options });
  const problem = blank.problems.map(toProblem).find((code) => code !== undefined);
  if (problem !== undefined) return problem;
  const document = await openForm(bytes);
  if (typeof document === 'string') return document;

  const fields = fieldsByName(document);
  const slots = readSlots(blank.pages, fields);
  if (slots.length === 0) return 'not_a_form';
  if (slots.every(({ isReadOnly, kind }) => isReadOnly || kind === 'signature')) return 'read_only_form';

  const offers = listOffers(values);
  const units = findUnits(labelSlots(slots, blank.pages), offers);
  const asked = units.map((unit) => unit.asked);
  const context = {
    offers,
    usualDate: usualDateFormat(asked, blank.pages.map(({ text }) => text).join('\n')),
    choices: new Map(values.choices?.map((choice) => [choice.name, choice])),
  };
  const planned = planFields(units, matchSlots(asked, offers), context);

  const rotations = Array.from(
    { length: blank.pages.at(-1)?.number ?? 0 },
    (_, index) => blank.pages.find(({ number }) => number === index + 1)?.rotation ?? 0,
  );
  const formPages = document.getPageCount();
  const font = await embedFormFont(document);
  const written = writeFields(fields, planned, font);
  drawAddendum(document, font.font, written);
  keepDrawings(document);
  const filled = await document.save({ updateFieldAppearances: false, addDefaultPage: false });

  const checked = verifyFields(written, await readBack(filled, rotations), formPages);
  const ours = checked.filter(({ status }) => status !== 'blank' && status !== 'unsure');
  return {
    fields: checked,
    written: ours.length,
    verified: ours.filter(({ status }) => status !== 'differs').length,
    bytes: filled,
  };
}

function toProblem({ code }: ReadProblem): FillProblemCode | undefined {
  switch (code) {
    case 'encrypted_pdf':
    case 'too_many_pages':
    case 'out_of_memory':
    case 'processing_timeout':
      return code;
    case 'corrupt_file':
    case 'no_pages':
      return 'corrupt_file';
    default:
      return undefined;
  }
}
