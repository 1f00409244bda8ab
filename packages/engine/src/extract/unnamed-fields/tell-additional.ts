// Extracts captions with values that no fact fits, as printed: nothing on the paper is lost.

import { unionOfBoxes } from '#document/box.ts';
import { evidenceOf } from '#document/evidence-of.ts';
import { type AdditionalField, type Evidence, evenOdds, type Fact, provedConfidence } from '#document/facts.ts';
import type { Box, FormField, Page } from '#document/read-document.ts';
import { joinWords, type PlacedWord } from '#layout/segments.ts';
import type { ChosenPair } from './pair.ts';

const maxLetters = { label: 120, value: 300 };

export function tellAdditional(page: Page, pairs: readonly ChosenPair[], facts: readonly Fact[]): AdditionalField[] {
  // A fact that is more likely wrong than right takes no value from its caption.
  const used = facts
    .filter(({ confidence }) => confidence >= evenOdds)
    .flatMap(({ evidence }) => evidence)
    .filter((place) => place.page === page.number);
  return [
    ...page.fields.filter(isFilled).map(ofField),
    ...pairs.flatMap((pair) => ofPair(withoutTold(pair, page, used))),
  ]
    .filter(({ label, value }) => isWorthKeeping(label, value))
    .map(({ label, value, confidence, box }) => ({
      label,
      value,
      confidence: Math.round(confidence * 1000) / 1000,
      evidence: [evidenceOf(page, box, value)],
    }))
    .filter(({ evidence: [place] }) => !used.some((other) => isTakenBy(place!, other)));
}

interface Told extends Pick<AdditionalField, 'label' | 'value' | 'confidence'> {
  readonly box: Box;
}

const isWorthKeeping = (label: string, value: string): boolean =>
  /\p{L}{2}/u.test(label) && label.length <= maxLetters.label && value.length <= maxLetters.value;

function ofPair(pair: ChosenPair): Told[] {
  const boxes = pair.value.flat().map(({ box }) => box);
  if (boxes.length === 0) return [];
  return [{ label: labelOf(pair), value: answerOf(pair), confidence: pair.confidence, box: unionOfBoxes(boxes) }];
}

/** Of the figures of a row, this month's and the year's, those that are facts are told already. */
function withoutTold(pair: ChosenPair, page: Page, used: readonly Evidence[]): ChosenPair {
  const words = pair.value.flat();
  if (words.length < 2 || words.some(({ text }) => !/^\P{L}*\d\P{L}*$/u.test(text))) return pair;
  const isTold = (word: PlacedWord): boolean =>
    used.some((other) => isTakenBy(evidenceOf(page, word.box, word.text), other));
  return { ...pair, value: pair.value.map((line) => line.filter((word) => !isTold(word))) };
}

/** As printed, without its colon. */
export const labelOf = ({ caption }: Pick<ChosenPair, 'caption'>): string =>
  joinWords(caption).replace(/[\s:：]+$/, '');

/** On one line. */
export const answerOf = ({ value }: Pick<ChosenPair, 'value'>): string => value.map(joinWords).join(' ');

function ofField(field: FormField): Told {
  const isTick = field.kind === 'checkbox' || field.kind === 'radio';
  return {
    label: field.label || wordsOfName(field.name),
    value: isTick ? field.option || 'Yes' : field.value.replaceAll('\n', ' '),
    confidence: provedConfidence,
    box: field.box,
  };
}

function isFilled({ kind, checked, value }: FormField): boolean {
  if (kind === 'checkbox' || kind === 'radio') return checked === true;
  return kind !== 'signature' && value.trim() !== '';
}

/** `topmostSubform[0].Page1[0].FirstName[0]` → `First Name`. */
function wordsOfName(name: string): string {
  const last = name.split('.').at(-1) ?? name;
  return last
    .replace(/\[\d+\]/g, '')
    .replace(/[_-]+/g, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .trim();
}

/** Half of the place or more is another's. */
function isTakenBy({ box, range }: Evidence, other: Evidence): boolean {
  if (range && other.range)
    return Math.min(range[1], other.range[1]) - Math.max(range[0], other.range[0]) >= (range[1] - range[0]) / 2;
  if (!box || !other.box) return false;
  const width = Math.min(box[2], other.box[2]) - Math.max(box[0], other.box[0]);
  const height = Math.min(box[3], other.box[3]) - Math.max(box[1], other.box[1]);
  return width > 0 && height > 0 && width * height >= ((box[2] - box[0]) * (box[3] - box[1])) / 2;
}
