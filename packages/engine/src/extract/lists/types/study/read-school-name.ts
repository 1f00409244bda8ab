// The school that issues a paper: its name stands large at the top, or in the sentence that confers the degree.

import { isSentence } from '#values/recognise-party.ts';
import type { Reading } from '../../find/make-facts.ts';
import type { Paper } from '../../find/read-paper.ts';
import { schoolWord } from '../resume/resume-words.ts';

const notName =
  /transcript|record|office|registrar|seal|student|report|degree|department of|faculty of|school of|date|address|certif|diploma|@|www|page/i;

export function readSchoolName(paper: Paper): Reading[] {
  const [sheet] = paper.sheets;
  const top = (sheet?.segments ?? []).filter(
    (segment) =>
      segment.top < 0.45 && segment.tokens.length <= 9 && schoolWord.test(segment.text) && !isSentence(segment.text),
  );
  const best = top.toSorted((a, b) => score(b) - score(a))[0];
  return best
    ? [
        {
          name: 'university',
          value: best.text.replace(/^[^\p{L}]+|[\s,;:.]+$/gu, ''),
          type: 'string',
          confidence: notName.test(best.text) ? 0.6 : 0.87,
          tokens: best.tokens,
          anchor: 'head',
        },
      ]
    : [];
}

const score = (segment: { readonly text: string; readonly height: number; readonly top: number }): number =>
  segment.height * 20 - segment.top * 0.5 - (notName.test(segment.text) ? 1 : 0);
