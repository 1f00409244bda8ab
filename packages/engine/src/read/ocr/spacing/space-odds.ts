// Odds of a space between two characters, from the paper between them and from the recogniser's view of it.

import type { DecodedLine } from '../recognise/decode-ctc.ts';
import { centreOf, type Gap } from './find-gaps.ts';

export interface SpacedLine extends DecodedLine {
  readonly pixelsPerStep: number;
}

/**
 * Log odds a unit of each measure adds: a logistic regression on 85,000 pairs of characters printed in 20 fonts, then blurred and worn. What
 * stands for the language in it, from the bias to the slash, was weighed anew beside the words (`chunk-likelihood.ts`).
 */
const weights = {
  bias: 0.4,
  /** Wider than the other gaps of the line, in heights of its ink. */
  widerThanOthers: 9.808,
  /** Width in middle distances between characters. */
  perPitch: 1.996,
  /** Distance between the two characters in middle distances. */
  distance: 0.662,
  recogniser: 4.873,
  recogniserLog: 0.915,
  /** −1 to 1: which side of the line's own division into narrow and wide gaps, weaker where the two hardly differ. */
  side: 2.151,
  pitch: -1.709,
  twoDigits: 0.31,
  letterBesideDigit: 1.8,
  beforeHyphen: 1.495,
  afterHyphen: 1.307,
  besideSlash: 2.5,
  shortLine: -0.706,
  twoCapitals: 1.331,
  /** Habits of printers around punctuation, whatever the letters: worth less than clear ink against them. */
  afterClosing: 2.5,
  afterComma: 1.5,
  beforeLetterAfterColon: 2.5,
  hyphenWithinNumber: -3,
  leadingMinus: -2,
  pointWithinNumber: -1.5,
};

/** For each gap, the probability of a space. `inkHeight` and the gaps in pixels of the line picture, which is `lineHeight` high. */
export function spaceProbabilities(
  line: SpacedLine,
  gaps: readonly Gap[],
  inkHeight: number,
  lineHeight: number,
): number[] {
  const widths = gaps.map((gap) => gap.to - gap.from);
  const centres = line.characters.map((character) => centreOf(character) * line.pixelsPerStep);
  const distances = widths.map((_, index) => centres[index + 1]! - centres[index]!);
  const pitch = middleOf(distances) || lineHeight / 2;
  const division = divide(widths);
  return widths.map((width, index) => {
    const others = middleOf(widths.filter((_, other) => other !== index));
    const seen = likeliestSpace(line, index);
    const contrast = Math.min(division.difference / inkHeight / 0.2, 1);
    const side = Math.tanh(((width - division.at) / Math.max(division.difference, 1)) * 4) * contrast;
    const odds =
      weights.bias +
      weights.widerThanOthers * ((width - others) / inkHeight) +
      weights.perPitch * (width / pitch) +
      weights.distance * (distances[index]! / pitch) +
      weights.recogniser * seen +
      weights.recogniserLog * Math.log(seen + 1e-4) +
      weights.side * side +
      weights.pitch * (pitch / lineHeight) +
      (widths.length < 4 ? weights.shortLine : 0) +
      oddsOfPair(textAt(line, index), textAt(line, index + 1)) +
      oddsOfPunctuation(textAt(line, index - 1), textAt(line, index), textAt(line, index + 1), textAt(line, index + 2));
    return 1 / (1 + Math.exp(-odds));
  });
}

function oddsOfPair(before: string, after: string): number {
  const digits = [isDigit(before), isDigit(after)];
  const letters = [isLetter(before), isLetter(after)];
  let odds = 0;
  if (digits[0] && digits[1]) odds += weights.twoDigits;
  if ((digits[0] && letters[1]) || (letters[0] && digits[1])) odds += weights.letterBesideDigit;
  if (after === '-') odds += weights.beforeHyphen;
  if (before === '-') odds += weights.afterHyphen;
  if (before === '/' || after === '/') odds += weights.besideSlash;
  if (isCapital(before) && isCapital(after)) odds += weights.twoCapitals;
  return odds;
}

/** Two characters and their neighbours, `''` beyond the ends of the line. */
function oddsOfPunctuation(previous: string, before: string, after: string, next: string): number {
  const word = isLetter(after) || isDigit(after);
  const insideNumber = (isDigit(previous) && isDigit(after)) || (isDigit(before) && isDigit(next));
  const mark = isDigit(before) ? after : before;
  if (insideNumber && mark === '-') return weights.hyphenWithinNumber;
  if (insideNumber && (mark === '.' || mark === ',')) return weights.pointWithinNumber;
  if (previous === '' && before === '-' && isDigit(after)) return weights.leadingMinus;
  if ('?!)'.includes(before) && isLetter(after)) return weights.afterClosing;
  if (before === ':' && isLetter(after)) return weights.beforeLetterAfterColon;
  if ((before === ',' || before === ';') && isLetter(previous) && word) return weights.afterComma;
  return 0;
}

const textAt = ({ characters }: DecodedLine, index: number) => characters[index]?.text ?? '';
const isDigit = (text: string) => /^\d$/.test(text);
const isLetter = (text: string) => /^\p{L}$/u.test(text);
const isCapital = (text: string) => /^\p{Lu}$/u.test(text);

function likeliestSpace({ characters, spaces }: DecodedLine, index: number): number {
  let max = 0;
  for (let step = characters[index]!.to; step < characters[index + 1]!.from; step++) max = Math.max(max, spaces[step]!);
  return max;
}

function middleOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 ? sorted[half]! : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
}

/** Otsu's division of the widths into narrow and wide: halfway between the means of the two, and how far those lie apart. */
function divide(widths: readonly number[]): { at: number; difference: number } {
  const sorted = [...widths].sort((a, b) => a - b);
  const total = sorted.reduce((sum, width) => sum + width, 0);
  let best = { spread: -1, at: sorted[0] ?? 0, difference: 0 };
  let below = 0;
  for (let i = 1; i < sorted.length; i++) {
    below += sorted[i - 1]!;
    const narrow = below / i;
    const wide = (total - below) / (sorted.length - i);
    const spread = i * (sorted.length - i) * (wide - narrow) ** 2;
    if (spread > best.spread) best = { spread, at: (narrow + wide) / 2, difference: wide - narrow };
  }
  return best;
}
