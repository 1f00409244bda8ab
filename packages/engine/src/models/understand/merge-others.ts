// What a model finds printed with a label that the vocabulary has no name for.

import type { ExtractContext } from '#extract/extractor.ts';
import type { AdditionalField, Fact } from '#facts.ts';
import { squash } from '#normalise/fold-text.ts';
import { boxOfRun, evidenceOfRun, printedText } from '../ground/evidence-of-run.ts';
import { groundValue } from '../ground/ground-value.ts';
import { covers } from '../ground/judge-label.ts';
import type { Print } from '../ground/print.ts';
import type { OtherAnswer } from './answer.ts';
import { tidy } from './claimed-fact.ts';
import type { Standing } from './judge-standing.ts';

const MOST = 80;
const LONGEST_LABEL = 80;

/** Only what stands on the page under that label, and has not been told already. */
export function mergeOthers(
  fields: readonly AdditionalField[],
  facts: readonly Fact[],
  answers: readonly OtherAnswer[],
  prints: readonly Print[],
  context: ExtractContext,
  standing: Standing,
): AdditionalField[] {
  if (standing === 'caught') return [...fields];
  const merged = [...fields];
  const places = [...fields, ...facts].flatMap(({ evidence }) => evidence);
  for (const answer of answers) {
    const [label, value] = [tidy(answer.label), tidy(answer.value)];
    const print = prints.find((one) => one.page.number === answer.page);
    if (!print || merged.length >= MOST || label === '' || label.length > LONGEST_LABEL || value === '') continue;
    const [place] = groundValue(print, { shape: 'text', value, quote: answer.quote }, context);
    const isLabelPrinted = squash(label) !== '' && print.squashed.includes(squash(label));
    if (place === undefined || !isLabelPrinted) continue;
    const box = boxOfRun(print, place.run);
    const page = print.page.number;
    if (places.some((known) => known.page === page && known.box && covers(known.box, box))) continue;
    if (merged.some((known) => squash(known.label) === squash(label) && squash(known.value) === squash(value)))
      continue;
    merged.push({
      label,
      value: printedText(print, place.run),
      confidence: standing === 'reliable' ? 0.7 : 0.4,
      evidence: evidenceOfRun(print, place.run),
    });
  }
  return merged;
}
