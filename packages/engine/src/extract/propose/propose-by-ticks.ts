// Candidates from printed ticks: the choice behind a mark, where the choice itself tells what was asked.

import type { Page } from '#document/read-document.ts';
import type { AnalysedPage } from '#layout/analyse-page.ts';
import type { PlacedWord, Segment } from '#layout/segments.ts';
import { joinWords } from '#layout/segments.ts';
import { fitsShape } from '#values/fits-shape.ts';
import { readShape } from '#values/read-shape.ts';
import type { Shape } from '#values/shape.ts';
import { byTick, type Candidate } from '../claims/candidate.ts';
import type { MatchContext } from '../claims/match-context.ts';
import { toCandidate } from './to-candidate.ts';

const tick = /^(?:[✓✔☑☒✗✘🗸🗹⊠■◉⦿]|\[[xX✓✔]\]|\([xX✓✔•]\))$/u;
const box = /^[☐□◻❑❏○◯]$|^(?:\[\]|\(\))$/u;
const maxWords = 3;
/** Letters of a choice; `M` or `S` alone may be anything. */
const minLetters = 3;

const asked: readonly { readonly name: string; readonly shape: Shape }[] = [
  { name: 'sex', shape: 'sex' },
  { name: 'marital_status', shape: 'marital_status' },
];

export function proposeByTicks({ page, grid }: AnalysedPage, context: MatchContext): Candidate[] {
  return grid.segments.flatMap((segment) =>
    segment.words.flatMap(({ text }, at) =>
      tick.test(text) ? readChoice(page, choiceBehind(segment, at), context) : [],
    ),
  );
}

/** Up to the next box. */
function choiceBehind({ words }: Segment, at: number): PlacedWord[] {
  const rest = words.slice(at + 1, at + 1 + maxWords);
  const end = rest.findIndex(({ text }) => tick.test(text) || box.test(text));
  return end < 0 ? rest : rest.slice(0, end);
}

function readChoice(page: Page, words: readonly PlacedWord[], context: MatchContext): Candidate[] {
  return asked.flatMap(({ name, shape }) => {
    for (let count = words.length; count > 0; count--) {
      const taken = words.slice(0, count);
      const raw = joinWords(taken);
      const fit = fitsShape(shape, raw);
      const shaped = raw.length >= minLetters && fit > 0 ? readShape(shape, raw, context) : null;
      if (!shaped) continue;
      return [toCandidate(page, name, { ...shaped, raw, words: taken }, { source: 'caption', by: byTick(raw, fit) })];
    }
    return [];
  });
}
