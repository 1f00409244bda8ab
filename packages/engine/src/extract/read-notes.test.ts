// Papers of no known kind: what is captioned plainly is read, and what is a fact about nobody is not.
import { expect, it } from 'vitest';
import type { Fact } from '#document/facts.ts';
import { drawPaper, type Paper } from '#testing/paper.ts';
import { notePapers } from '#testing/papers/notes.ts';
import { officePapers } from '#testing/papers/office.ts';
import { extractFacts } from './extract-facts.ts';

/** From this confidence on the server fills a field without asking. */
const filledUnasked = 0.75;

function readSurely(paper: Paper): readonly Fact[] {
  const { facts } = extractFacts({
    read: { mediaType: 'application/pdf', sha256: '0'.repeat(64), pages: [drawPaper(paper)], problems: [] },
    type: 'other',
    confidence: 0.9,
    parts: [{ type: 'other', pages: [1], confidence: 0.9 }],
  });
  return facts.filter((fact) => fact.confidence >= filledUnasked);
}

it.each(notePapers.map((paper) => [paper.about, paper] as const))('%s', (_, paper) => {
  const told = Object.fromEntries(readSurely(paper).map((fact) => [fact.name, fact.value]));
  expect(told).toMatchObject(paper.facts ?? {});
});

it.each(officePapers.map((paper) => [paper.about, paper] as const))('nobody’s facts on a %s', (_, paper) => {
  expect(readSurely(paper).filter(({ name }) => paper.absent?.includes(name))).toEqual([]);
});
