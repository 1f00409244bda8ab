import { expect, it } from 'vitest';
import { categorise } from '#categorise/categorise.ts';
import type { UnderstoodDocument } from '#document/facts.ts';
import { type Drawn, drawPage } from '#testing/draw-page.ts';
import { drawPaper, type Paper } from '#testing/paper.ts';
import { allPapers } from '#testing/papers/all-papers.ts';
import { withUnsure } from '#testing/with-unsure.ts';
import { extractFacts } from './extract-facts.ts';

/** From this confidence on the server fills a field without asking. */
const filledUnasked = 0.75;

const tellPaper = (paper: Paper): UnderstoodDocument =>
  extractFacts(
    categorise({ mediaType: 'application/pdf', sha256: '0'.repeat(64), pages: [drawPaper(paper)], problems: [] }),
  );
const understand = (paper: Paper): UnderstoodDocument => withUnsure(() => tellPaper(paper));

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

const readAs = (type: 'application_form' | 'other', ...drawn: readonly Drawn[]) =>
  extractFacts({
    read: { mediaType: 'application/pdf', sha256: '0'.repeat(64), pages: [drawPage(drawn)], problems: [] },
    type,
    confidence: 0.9,
    parts: [{ type, confidence: 0.9, pages: [1] }],
  }).facts;

it('tells as a fact only what is likelier right than wrong', () => {
  const paper = allPapers.find(({ about }) => about === 'gas bill with captions over values')!;
  const sureness = ({ facts }: UnderstoodDocument) => facts.find(({ name }) => name === 'amount_due')?.confidence;
  expect(sureness(understand(paper))).toBeLessThan(0.5);
  expect(sureness(tellPaper(paper))).toBeUndefined();
});

it('tells what asks for a value as it is printed', () => {
  const facts = readAs(
    'application_form',
    [40, 80, 'Familienname:'],
    [160, 80, 'Keller'],
    [40, 110, 'E-mail'],
    [160, 110, 'ak@example.com'],
  );
  const captionOf = (name: string) => facts.find((fact) => fact.name === name)?.caption;
  expect([captionOf('surname'), captionOf('email')]).toEqual(['Familienname', 'E-mail']);
});

it('takes nobody on a paper of unknown kind for its subject unless something asks for a name', () => {
  const name: Drawn = [160, 80, 'Mara Lindqvist'];
  const heading: Drawn = [40, 40, 'Filter record', 18];
  const namesOf = (...drawn: readonly Drawn[]) =>
    readAs('other', heading, ...drawn)
      .filter((fact) => fact.name === 'full_name')
      .map(({ value }) => value);
  expect(namesOf([40, 80, 'Full name:'], name)).toEqual(['Mara Lindqvist']);
  expect(namesOf([40, 80, 'MANUFACTURER:'], name)).toEqual([]);
});
