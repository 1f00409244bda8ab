// The blanks of a form without fields, page by page, as slots that are matched and planned like those of fields.
import type { Box, FormField, Page } from '#document/read-document.ts';
import type { Rule, Span } from '#read/drawing.ts';
import { joinRules } from '#read/join-rules.ts';
import { openDocument } from '#read/pdf/open-document.ts';
import type { PageFrame } from '#read/pdf/page-frame.ts';
import { usePdfium } from '#read/pdf/pdfium.ts';
import type { FormSlot } from '../form/form-slot.ts';
import type { Blank } from './blank.ts';
import { findBlanks } from './find-blanks.ts';
import { type DrawnPage, readPageInks } from './read-page-inks.ts';

export interface PlacedBlank extends Omit<Blank, 'cell'> {
  /** 1-based. */
  readonly page: number;
  readonly box: Box;
  readonly frame: PageFrame;
  readonly slot: FormSlot;
}

export interface FormBlanks {
  readonly blanks: readonly PlacedBlank[];
  /** The upright rules of each page by its number, as boxes of no width: words on both sides of one belong to different columns. */
  readonly rules: ReadonlyMap<number, readonly Box[]>;
}

/** A form of so many places is a drawing. */
const maxBlanks = 3000;

/** @param drawn what is drawn on the pages that are pictures */
export async function findFormBlanks(
  bytes: Uint8Array,
  pages: readonly Page[],
  drawn: ReadonlyMap<number, DrawnPage> = new Map(),
): Promise<FormBlanks> {
  const document = openDocument(await usePdfium(), bytes);
  const rules = new Map<number, readonly Box[]>();
  if (typeof document === 'string') return { blanks: [], rules };
  try {
    const blanks = pages.flatMap(({ number, rotation }) => {
      const page = drawn.get(number) ?? readPageInks(document, number, rotation);
      if (page === undefined) return [];
      const found = findBlanks(page.drawing, page.inks);
      rules.set(number, uprightRules(page, found));
      return placeBlanks(found, number, page.frame);
    });
    return { blanks: blanks.slice(0, maxBlanks), rules };
  } finally {
    document.close();
  }
}

/** In the order in which they are read. */
export function placeBlanks(blanks: readonly Blank[], page: number, frame: PageFrame): PlacedBlank[] {
  return inReadingOrder(blanks).map((blank, index) => place(blank, page, index, frame));
}

/** The pages with their blanks for fields, which is what labels are looked for beside. */
export function withBlanks(pages: readonly Page[], blanks: readonly PlacedBlank[]): Page[] {
  return pages.map((page) => ({
    ...page,
    fields: blanks
      .filter((blank) => blank.page === page.number)
      .map(({ slot, box }): FormField => ({ name: slot.name, label: '', kind: slot.kind, value: '', box })),
  }));
}

/** Points. */
const shortestRule = 9;
const touching = 2;

/** Without the sides of boxes to tick and the teeth of combs, which part no words. */
export function uprightRules(
  { drawing: { upright }, frame: { width, height } }: DrawnPage,
  blanks: readonly Blank[],
): Box[] {
  const marks = blanks.filter(({ kind }) => kind !== 'text').map(({ span }) => span);
  // Boxes to tick that stand on each other share their sides.
  const isOfMark = ({ at, from, to }: Rule) => {
    const along = marks.filter(([x0, , x1]) => at > x0 - touching && at < x1 + touching);
    const shared = along.map(([, y0, , y1]) =>
      Math.max(0, Math.min(to, y1 + touching) - Math.max(from, y0 - touching)),
    );
    return shared.reduce((sum, length) => sum + length, 0) >= to - from;
  };
  return joinRules(upright, shortestRule)
    .filter((rule) => !isOfMark(rule))
    .map(({ at, from, to }) => [at / width, from / height, at / width, to / height]);
}

function place(blank: Blank, page: number, index: number, frame: PageFrame): PlacedBlank {
  const toBox = ([x0, y0, x1, y1]: Span): Box => [
    x0 / frame.width,
    y0 / frame.height,
    x1 / frame.width,
    y1 / frame.height,
  ];
  const box = toBox(blank.span);
  const isTick = blank.kind === 'tick';
  const slot: FormSlot = {
    name: `page ${page}, blank ${index + 1}`,
    kind: isTick ? 'checkbox' : 'text',
    isFound: true,
    tooltip: '',
    widgets: [{ page, box, option: isTick ? 'Yes' : '', isChecked: false }],
    value: '',
    ...toLength(blank.cells?.length ?? blank.maxLength),
    isComb: blank.kind === 'comb',
    isMultiline: blank.isMultiline === true,
    ...(blank.cell === undefined ? {} : { cell: toBox(blank.cell) }),
    ...(blank.isCaptionedBelow ? { isCaptionedBelow: true } : {}),
    isReadOnly: false,
    isEditable: false,
    options: [],
  };
  return { ...blank, page, box, frame, slot };
}

const toLength = (maxLength: number | undefined) => (maxLength === undefined ? {} : { maxLength });

/** Row by row; what shares half of its height with the first of a row stands in it. */
function inReadingOrder(blanks: readonly Blank[]): Blank[] {
  const rows: Blank[][] = [];
  for (const blank of blanks.toSorted((a, b) => a.span[3] - b.span[3])) {
    const row = rows.at(-1);
    const first = row?.[0]?.span;
    const shared = first === undefined ? 0 : Math.min(first[3], blank.span[3]) - Math.max(first[1], blank.span[1]);
    if (
      row !== undefined &&
      first !== undefined &&
      shared > 0.5 * Math.min(first[3] - first[1], blank.span[3] - blank.span[1])
    )
      row.push(blank);
    else rows.push([blank]);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.span[0] - b.span[0]));
}
