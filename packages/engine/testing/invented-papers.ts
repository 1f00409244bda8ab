// The papers of the tests, drawn, for those who fit weights.
import type { DocumentType } from '@oneform/contract';
import type { Page } from '#document/read-document.ts';
import { allCards } from './cards/all-cards.ts';
import { drawPage, pictureOf } from './draw-page.ts';
import { drawPaper } from './paper.ts';
import { allPapers } from './papers/all-papers.ts';
import { drawnPapers } from './papers/drawn.ts';
import { notePapers } from './papers/notes.ts';
import { officePapers } from './papers/office.ts';

export interface InventedPaper {
  readonly type: DocumentType;
  readonly about: string;
  readonly page: Page;
  readonly facts: Readonly<Record<string, string>>;
  readonly absent: readonly string[];
  /** So plain that what it says is told as sure. */
  readonly isPlain?: boolean;
}

/** Papers that state nobody's facts. */
export const officePages = (): { about: string; page: Page; absent: readonly string[] }[] =>
  officePapers.map((paper) => ({ about: paper.about, page: drawPaper(paper), absent: paper.absent ?? [] }));

export const inventedPapers = (): InventedPaper[] => [
  ...[...allPapers, ...notePapers].map((paper) => ({
    type: paper.type,
    about: paper.about,
    page: drawPaper(paper),
    facts: paper.facts ?? {},
    absent: paper.absent ?? [],
    isPlain: notePapers.includes(paper),
  })),
  ...drawnPapers.map(({ drawn, absent = [], ...paper }) => ({ ...paper, page: drawPage(drawn), absent })),
  ...allCards.map(({ type, about, drawn, facts }) => ({ type, about, page: pictureOf(drawn), facts, absent: [] })),
];
