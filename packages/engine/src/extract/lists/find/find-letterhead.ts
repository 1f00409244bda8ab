// Finds the issuer when no label names it: a company's name at the top, the largest first.
import { shareOfFormWords } from '#values/form-words.ts';
import { hasLegalForm, isSentence, looksLikeCompany, withoutRegister } from '#values/recognise-party.ts';
import { type Segment, topOf } from './lay-out.ts';
import type { Reading } from './make-facts.ts';
import type { Paper } from './read-paper.ts';
import { stackLines } from './stack-lines.ts';

/** Deductions from pay are worded as insurers and clinics are. */
const deduction =
  /^(?:national|health|life|medical|dental|vision|social|accident|unemployment|disability)\s+(?:insurance|care|ins|plan)$/i;

/** At most one reading a page, from the first page that has one. */
export function findLetterhead(paper: Paper, name: string): Reading[] {
  for (const sheet of paper.sheets.slice(0, 2)) {
    // A photo shows the table round the paper too.
    const edge = topOf(sheet) + 0.17;
    const top = sheet.isPlain ? 12 * sheet.lineHeight * 1.3 : Math.max(0.22, edge);
    const candidates = [...stackLines(sheet, top), ...sheet.segments]
      .filter(
        (segment) =>
          segment.top < top &&
          looksLikeCompany(segment.text) &&
          !/\d[.,]\d{2}(?!\d)/.test(segment.text) &&
          !deduction.test(segment.text) &&
          !isSentence(segment.text) &&
          !standsBesideAmount(segment, sheet.segments) &&
          shareOfFormWords(segment.text) < 0.4,
      )
      .map((segment) => ({ segment, score: score(segment, sheet.lineHeight) }))
      .sort((a, b) => b.score - a.score);
    const best = candidates[0];
    if (best)
      return [
        {
          name,
          value: tidy(best.segment.text),
          type: 'string',
          confidence: Math.min(0.6 + best.score * 0.1, 0.88),
          tokens: best.segment.tokens,
          anchor: 'letterhead',
        },
      ];
  }
  return [];
}

/** Shops in the rows of a statement are nobody's letterhead. */
const standsBesideAmount = (segment: Segment, segments: readonly Segment[]): boolean =>
  segments.some(
    (other) => Math.abs(other.top - segment.top) < 0.6 * segment.height && /\d[.,]\d{2}(?!\d)/.test(other.text),
  );

function score(segment: Segment, lineHeight: number): number {
  return (hasLegalForm(segment.text) ? 1.5 : 0) + Math.min(segment.height / lineHeight, 2.5) - segment.top * 2;
}

const tidy = (text: string): string => withoutRegister(text).replace(/^[^\p{L}\d]+|[\s,;:|*]+$/gu, '');
