// A document for tests: lines of text as the reader would give them, and what the rules make of them.
import { categorise } from '#categorise/categorise.ts';
import type { UnderstoodDocument } from '#document/facts.ts';
import type { ReadDocument } from '#document/read-document.ts';
import { extractFacts } from '#extract/extract-facts.ts';
import { type Drawn, drawPage } from '#testing/draw-page.ts';
import { drawnPaper } from '#testing/papers/drawn.ts';

export interface TestDocument {
  readonly read: ReadDocument;
  readonly understood: UnderstoodDocument;
}

/** One page for each list of lines, set 18 points apart; two spaces and more part columns. */
export function buildDocument(...pages: readonly (readonly string[])[]): TestDocument {
  const read: ReadDocument = {
    mediaType: 'application/pdf',
    sha256: '0'.repeat(64),
    pages: pages.map((lines, index) =>
      drawPage(
        lines.map((text, row): Drawn => [50, 60 + row * 18, text]),
        index + 1,
      ),
    ),
    problems: [],
  };
  return { read, understood: extractFacts(categorise(read)) };
}

export const letterLines: readonly string[] = drawnPaper('an employer confirms by captions').drawn.map(
  ([, , text]) => text,
);
