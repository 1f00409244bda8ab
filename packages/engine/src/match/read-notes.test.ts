// What is captioned plainly is read from a paper of no known kind as well.
import { expect, it } from 'vitest';
import { drawPaper } from '#testing/paper.ts';
import { notePapers } from '#testing/papers/notes.ts';
import { extractFacts } from './extract-facts.ts';

/** From this confidence on the server fills a field without asking. */
const filledUnasked = 0.75;

it.each(notePapers.map((paper) => [paper.about, paper] as const))('%s', (_, paper) => {
  const { facts } = extractFacts({
    read: { mediaType: 'application/pdf', sha256: '0'.repeat(64), pages: [drawPaper(paper)], problems: [] },
    type: 'other',
    confidence: 0.9,
    parts: [{ type: 'other', pages: [1], confidence: 0.9 }],
  });
  const sure = facts.filter((fact) => fact.confidence >= filledUnasked);
  expect(Object.fromEntries(sure.map((fact) => [fact.name, fact.value]))).toMatchObject(paper.facts ?? {});
});
