// Cuts a CV into its sections, also when it is set in two columns.

import { kindOfSection, type SectionKind } from '#catalogue/lexicon/resume-sections.ts';
import type { Segment, Sheet } from '../../find/lay-out.ts';

export interface Section {
  readonly kind: SectionKind;
  readonly heading: Segment;
  /** Top to bottom, over pages; what stands in one row stays in order. */
  readonly lines: readonly Segment[];
}

export interface CutResume {
  /** Segments above the first heading of the first page. */
  readonly head: readonly Segment[];
  readonly sections: readonly Section[];
}

function kindOf(segment: Segment): SectionKind | undefined {
  if (segment.tokens.length > 5 || segment.text.length > 40) return undefined;
  const kind = kindOfSection(segment.text);
  return kind && /^\p{Lu}|^[^\p{L}]*\p{Lu}/u.test(segment.text) ? kind : undefined;
}

interface Heading {
  readonly kind: SectionKind;
  readonly segment: Segment;
  readonly order: number;
}

export function cutResume(sheets: readonly Sheet[]): CutResume {
  const headings = sheets.flatMap((sheet) =>
    sheet.segments.flatMap((segment): Heading[] => {
      const kind = kindOf(segment);
      return kind ? [{ kind, segment, order: segment.page + segment.top }] : [];
    }),
  );
  const lines = new Map<Heading, Segment[]>(headings.map((heading) => [heading, []]));
  const head: Segment[] = [];
  const headingSegments = new Set(headings.map((heading) => heading.segment));
  for (const sheet of sheets) {
    const columns = columnsOf(headings, sheet);
    for (const segment of byRow(sheet)) {
      if (headingSegments.has(segment)) continue;
      const heading = headingOf(segment, headings, columns);
      if (heading) lines.get(heading)?.push(segment);
      else head.push(segment);
    }
  }
  return {
    head,
    sections: headings.map((heading) => ({
      kind: heading.kind,
      heading: heading.segment,
      lines: lines.get(heading) ?? [],
    })),
  };
}

/** Left edges of the columns that headings of a page begin at. */
function columnsOf(headings: readonly Heading[], sheet: Sheet): number[] {
  const own = headings.filter((heading) => heading.segment.page === sheet.page);
  const lefts = (own.length > 0 ? own : headings).map((heading) => heading.segment.left).sort((a, b) => a - b);
  return lefts.filter((left, index) => index === 0 || left - (lefts[index - 1] ?? 0) > 0.1);
}

/** The last heading above the line in its column; a heading right beside the line heads a row of a table. */
function headingOf(segment: Segment, headings: readonly Heading[], columns: readonly number[]): Heading | undefined {
  const order = segment.page + segment.top;
  const tolerance = segment.height * 2;
  const column = columns.findLast((left) => left <= segment.left + tolerance) ?? columns[0];
  const inColumn = headings.filter((heading) => heading.order < order + segment.height * 0.6);
  const same = inColumn.filter((heading) => columns.findLast((left) => left <= heading.segment.left + 0.01) === column);
  return same.at(-1) ?? (columns.length === 1 ? inColumn.at(-1) : undefined);
}

/** Top to bottom, left to right within a row. */
function byRow(sheet: Sheet): Segment[] {
  return sheet.segments.toSorted((a, b) =>
    Math.abs(a.top + a.bottom - b.top - b.bottom) / 2 < Math.min(a.height, b.height) * 0.5
      ? a.left - b.left
      : a.top - b.top,
  );
}
