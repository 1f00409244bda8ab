import { expect, it } from 'vitest';
import { categorise } from '#categorise/categorise.ts';
import type { UnderstoodDocument } from '#document/facts.ts';
import { drawPaper, type Paper } from '#testing/paper.ts';
import { allPapers } from '#testing/papers/all-papers.ts';
import { extractFacts } from './extract-facts.ts';

/** From this confidence on the server fills a field without asking. */
const filledUnasked = 0.75;

const understand = (paper: Paper): UnderstoodDocument =>
  extractFacts(
    categorise({ mediaType: 'application/pdf', sha256: '0'.repeat(64), pages: [drawPaper(paper)], problems: [] }),
  );

it.each(allPapers.map((paper) => [paper.type, paper.about, paper] as const))('%s: %s', (type, _, paper) => {
  const { type: taken, confidence, facts } = understand(paper);
  expect(taken).toBe(type);
  if (type !== 'other') expect(confidence).toBeGreaterThan(0.5);
  const values = Object.fromEntries(facts.map((fact) => [fact.name, fact.value]));
  expect(values).toMatchObject(paper.facts ?? {});
  // A value that is absent from the paper may be offered, and is never filled in unasked.
  for (const name of paper.absent ?? [])
    expect(facts.filter((fact) => fact.name === name && fact.confidence >= filledUnasked)).toEqual([]);
});
