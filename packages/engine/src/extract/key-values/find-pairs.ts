// Pairs the labels of a page with their values: every label proposes places, and each word is given to the label it suits best.
import type { DocumentType } from '@oneform/contract';
import { layOut, type PlacedWord, type Segment, unionOfBoxes } from '#document/layout.ts';
import type { Box, Page } from '#document/read-document.ts';
import type { Shape } from '#values/shape.ts';
import type { KeyValuePair } from '../extractor.ts';
import { findValues, type MarkedPage, type ValueCandidate } from './find-values.ts';
import { isInCells } from './is-in-cells.ts';
import { type LabelSpan, markLabels } from './mark-labels.ts';
import { pairFormFields } from './pair-form-fields.ts';

interface Proposal {
  readonly span: LabelSpan;
  readonly value: ValueCandidate;
}

/** Pairs in reading order of their labels. Multi-line values keep their line breaks. */
export function findPairs(pages: readonly Page[], type: DocumentType): KeyValuePair[] {
  return pages.flatMap((page) => [...pairFormFields(page, type), ...pairPrinted(page, type)]);
}

function pairPrinted(page: Page, type: DocumentType): KeyValuePair[] {
  const marked = markPage(page, type);
  const proposals = marked.spans
    .flat()
    .flatMap((span) => propose(marked, span))
    .filter(({ value }) => page.source !== 'ocr' || !isInCells(value));
  const chosen = choose(proposals);
  return chosen
    .map(({ span, value }) => toPair(page, span, value))
    .sort((a, b) => a.labelBox[1] - b.labelBox[1] || a.labelBox[0] - b.labelBox[0]);
}

function markPage(page: Page, type: DocumentType): MarkedPage {
  const segments = layOut(page);
  const isMisreadable = page.source === 'ocr';
  const answers = page.fields.filter(({ kind, value }) => kind === 'text' && value.trim() !== '').map(({ box }) => box);
  // What is written in a field of a form is an answer, also when it reads like a question: `Relationship: Mother`.
  const isAnswer = ({ words }: Segment): boolean =>
    words.every((word) => answers.some((box) => isCentredIn(word.box, box)));
  return {
    segments,
    spans: segments.map((segment) => (isAnswer(segment) ? [] : markLabels(segment, type, isMisreadable))),
  };
}

function propose(page: MarkedPage, span: LabelSpan): Proposal[] {
  if (span.isKnown && span.entries.length === 0)
    return findValues(page, span, 'text').map((value) => ({ span, value: weaken(value) }));
  const shapes: ReadonlySet<Shape> = new Set(
    span.entries.length > 0 ? span.entries.map((entry) => entry.shape) : ['text' as const],
  );
  return [...shapes].flatMap((shape) =>
    findValues(page, span, shape).map((value) => ({ span, value: span.isKnown ? value : weaken(value) })),
  );
}

function weaken(value: ValueCandidate): ValueCandidate {
  return { ...value, score: value.score * 0.7 };
}

const isCentredIn = (inner: Box, outer: Box): boolean => {
  const [x, y] = [(inner[0] + inner[2]) / 2, (inner[1] + inner[3]) / 2];
  return x > outer[0] && x < outer[2] && y > outer[1] && y < outer[3];
};

/** Best first; a label takes one value, a word belongs to one label. */
function choose(proposals: readonly Proposal[]): Proposal[] {
  const taken = new Set<PlacedWord>();
  const served = new Set<LabelSpan>();
  const chosen: Proposal[] = [];
  for (const proposal of [...proposals].sort((a, b) => b.value.score - a.value.score)) {
    const { span, value } = proposal;
    if (served.has(span) || value.words.some((word) => taken.has(word))) continue;
    served.add(span);
    for (const word of value.words) taken.add(word);
    chosen.push(proposal);
  }
  return chosen;
}

function toPair(page: Page, span: LabelSpan, value: ValueCandidate): KeyValuePair {
  const labelWords = span.segment.words.slice(span.from, span.to);
  const reading = value.words.reduce((sum, word) => sum + word.confidence, 0) / value.words.length;
  return {
    label: span.text,
    names: span.entries.map((entry) => entry.name),
    value: value.text,
    page: page.number,
    labelBox: unionOfBoxes(labelWords.map((word) => word.box)),
    valueBox: unionOfBoxes(value.words.map((word) => word.box)),
    relation: value.relation,
    confidence: Math.min(1, value.score * reading + 0.1),
  };
}
