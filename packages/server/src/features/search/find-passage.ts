// Finds the passage of a document with the words: the fact that has most of them, or else the words of a page around
// the first.
import { daysInWords, type FoundDocument, foldText, foldWords, labelFromName } from '@oneform/contract';
import type { UnderstoodDocument } from '@oneform/engine';
import type { StoredPage } from '../../db/schema.ts';
import { factTexts } from './index-documents.ts';

const BEFORE = 40;
const AFTER = 100;

interface Read {
  readonly pages: readonly StoredPage[] | null;
  readonly understood: UnderstoodDocument | null;
}

export function findPassage(question: readonly string[], read: Read): FoundDocument['match'] {
  return findFact(question, read.understood) ?? findWords(question, read.pages ?? []);
}

const countIn = (question: readonly string[], words: readonly string[]) =>
  question.filter((asked) => words.some((word) => word.startsWith(asked))).length;

function findFact(question: readonly string[], understood: UnderstoodDocument | null): FoundDocument['match'] {
  let found: FoundDocument['match'] = null;
  let max = 0;
  const offer = (label: string, value: string, page: number | undefined) => {
    const words = countIn(question, foldWords(`${label} ${value}`));
    if (words <= max) return;
    max = words;
    found = { label, text: daysInWords(value), page: page ?? null };
  };
  for (const fact of understood?.facts ?? [])
    offer(labelFromName(fact.name), factTexts(fact).join(', '), fact.evidence[0]?.page);
  for (const { label, value, evidence } of understood?.additionalFields ?? []) offer(label, value, evidence[0]?.page);
  return found;
}

function findWords(question: readonly string[], pages: readonly StoredPage[]): FoundDocument['match'] {
  for (const { number, text } of pages) {
    for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
      const folded = foldText(word);
      if (!question.some((asked) => folded.startsWith(asked))) continue;
      const from = Math.max(0, index - BEFORE);
      const around = text
        .slice(from, index + AFTER)
        .replace(/\s+/g, ' ')
        .trim();
      return {
        label: null,
        text: `${from > 0 ? '…' : ''}${around}${index + AFTER < text.length ? '…' : ''}`,
        page: number,
      };
    }
  }
  return null;
}
