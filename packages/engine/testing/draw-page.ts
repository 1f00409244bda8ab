// Builds pages for tests from texts and the places they stand, as a reader would give them.
import type { DocumentType } from '@oneform/contract';
import type { Fact } from '#document/facts.ts';
import type { Box, Line, Page, ReadDocument, Word } from '#document/read-document.ts';
import { extractFacts } from '#extract/extract-facts.ts';
import { type AnalysedPage, analysePage } from '#layout/analyse-page.ts';
import { viewPages } from '#page-model/view-pages.ts';
import { withUnsure } from './with-unsure.ts';

/** Left edge and base line in points of a US letter page, the text, and its size. */
export type Drawn = readonly [x: number, y: number, text: string, size?: number];

const width = 612;
const height = 792;

/** Letters are half as wide as high; a gap of two spaces or more ends a line, as readers do at columns. */
export function drawPage(drawn: readonly Drawn[], number = 1): Page {
  const lines = drawn.flatMap(([x, y, text, size = 10]) =>
    [...text.matchAll(/\S+(?: \S+)*/g)].map((run) => drawLine(x + run.index * size * 0.5, y, run[0], size)),
  );
  lines.sort((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0]);
  return {
    number,
    width,
    height,
    rotation: 0,
    source: 'text',
    text: lines.map((line) => line.text).join('\n'),
    lines,
    fields: [],
  };
}

/** The page laid out, with the captions of papers of that kind. */
export const layOutAs = (page: Page, type: DocumentType = 'other'): AnalysedPage => analysePage(page, { type });

/** The same as a recogniser gives it. */
export const pictureOf = (drawn: readonly Drawn[]): Page => ({ ...drawPage(drawn), source: 'ocr' });

function drawLine(x: number, y: number, text: string, size: number): Line {
  const words = [...text.matchAll(/\S+/g)].map((match): Word => {
    const left = x + match.index * size * 0.5;
    return {
      text: match[0],
      box: place(left, y - size * 0.75, left + match[0].length * size * 0.5, y + size * 0.2),
      confidence: 1,
    };
  });
  const first = words[0]?.box ?? [0, 0, 0, 0];
  const last = words.at(-1)?.box ?? first;
  return { text, box: [first[0], first[1], last[2], last[3]], words, confidence: 1 };
}

const place = (x0: number, y0: number, x1: number, y1: number): Box => [
  x0 / width,
  y0 / height,
  x1 / width,
  y1 / height,
];

/** Lines of text set one under the other, `x` and the first base line given. */
export function drawBlock(x: number, y: number, lines: readonly string[], size = 10): Drawn[] {
  return lines.map((text, index) => [x, y + index * size * 1.3, text, size]);
}

/** Values by fact name, as the whole engine tells them of pages whose kind is known; lists as they are. */
export async function readDrawn(type: DocumentType, ...pages: readonly Page[]): Promise<Record<string, Fact['value']>> {
  const facts = await factsOf(type, ...pages);
  return Object.fromEntries(facts.map((fact) => [fact.name, fact.value]));
}

export async function factsOf(type: DocumentType, ...pages: readonly Page[]): Promise<readonly Fact[]> {
  const parts = [{ type, confidence: 1, pages: pages.map(({ number }) => number) }];
  const read: ReadDocument = { mediaType: 'application/pdf', sha256: '', pages, problems: [] };
  const views = await viewPages(pages);
  return withUnsure(() => extractFacts({ read, type, confidence: 1, parts }, views).facts);
}
