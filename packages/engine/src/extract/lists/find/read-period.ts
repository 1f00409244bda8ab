// The days a paper speaks of: two dates joined by a dash or a word.

import { phrasesFor } from '#catalogue/lexicon/captions.ts';
import { findDates } from '#values/normalise/find-dates.ts';
import type { Token } from './lay-out.ts';
import { linesBelow, segmentsRightOf } from './look-around.ts';
import type { Reading } from './make-facts.ts';
import { findLabels } from './match-label.ts';
import type { Paper } from './read-paper.ts';
import { stringTogether } from './run-of-text.ts';

const joint =
  /^[\s,.:]*(?:[-–—~]|(?:[-–—~,]\s*)?(?:and\s+)?end(?:ing|s)?(?:\s+on)?|(?:up )?to(?: and including)?|thru|through(?: and including)?|until|till|and|au|bis|al|a|til|tot|t\/m|do)[\s,.:]*(?:\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\.?)?\s*(?:on\s*)?)?$/i;

/** Under the labels the lexicon has for `label`, else anywhere above the middle of a page and alone on its line. */
export function readPeriod(
  paper: Paper,
  label: string,
  names: { readonly from: string; readonly to: string },
): Reading[] {
  const labelled = findLabels(paper.sheets, phrasesFor(paper.context.type, label)).flatMap((hit) => {
    const right = segmentsRightOf(hit.sheet, hit.segment)
      .slice(0, 3)
      .flatMap((segment) => segment.tokens);
    const places = [[...hit.after, ...right], ...linesBelow(hit, 2)];
    return places.flatMap((tokens) => findRange(paper, tokens, names, 0.95, hit.phrase)).slice(0, 2);
  });
  if (labelled.length > 0) return labelled;
  return paper.sheets.flatMap((sheet) =>
    sheet.segments
      .filter((segment) => segment.top < 0.6 && segment.tokens.length <= 14)
      .flatMap((segment) => findRange(paper, segment.tokens, names, 0.8, 'range')),
  );
}

/** The first two dates of a run when nothing but a joint stands between them and the second is later. */
export function findRange(
  paper: Paper,
  tokens: readonly Token[],
  names: { readonly from: string; readonly to: string },
  certainty: number,
  anchor: string,
): Reading[] {
  const run = stringTogether(tokens);
  const { text, yearAdded } = spellOutYear(run.text);
  const dates = findDates(text, paper.context.dates.order);
  for (const [index, first] of dates.entries()) {
    const second = dates[index + 1];
    if (
      !second ||
      !joint.test(text.slice(first.to, second.from)) ||
      first.value >= second.value ||
      first.value.length !== second.value.length
    )
      continue;
    const seen = Math.min(...tokens.map((token) => token.confidence));
    const read = (name: string, date: typeof first): Reading => ({
      name,
      value: date.value,
      type: 'date',
      confidence: certainty * (date.alternatives ? 0.75 : 1) * (0.5 + seen / 2),
      tokens: run.tokensAt(
        date.from - (date.from > first.to ? yearAdded : 0),
        date.to - (date.from > first.to ? yearAdded : 0),
      ),
      anchor,
      ...(date.alternatives ? { alternatives: date.alternatives } : {}),
    });
    return [read(names.from, first), read(names.to, second)];
  }
  return [];
}

/** `1 May to 31 May 2021` names the year once; it holds for both dates. */
function spellOutYear(text: string): { text: string; yearAdded: number } {
  const short =
    /(\d{1,2}(?:st|nd|rd|th)?\s+\p{L}{3,9}\.?|\p{L}{3,9}\.?\s+\d{1,2})(\s*(?:[-–—]|to|through|thru|until)\s*(?:\d{1,2}(?:st|nd|rd|th)?\s+\p{L}{3,9}\.?,?\s+|\p{L}{3,9}\.?\s+\d{1,2},?\s+))((?:19|20)\d{2})/u.exec(
      text,
    );
  if (!short) return { text, yearAdded: 0 };
  const [, first = '', _rest = '', year = ''] = short;
  const end = short.index + first.length;
  if (findDates(`${first} ${year}`, 'unknown').length === 0) return { text, yearAdded: 0 };
  const comma = /\d$/.test(first) && /^\p{L}/u.test(first) ? ', ' : ' ';
  return { text: text.slice(0, end) + comma + year + text.slice(end), yearAdded: comma.length + year.length };
}
