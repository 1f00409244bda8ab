// Names set in large type over two or three lines, as logos are: `Lakeland` over `Health Partners`.

import { hasLegalForm, isPaperWord, isSentence } from '#values/recognise-party.ts';
import { type Segment, type Sheet, segmentOf } from './lay-out.ts';
import { isLabelText } from './match-label.ts';

/** Lines of one size close under each other, joined; each only where every line can be a part of a name. Only type larger than the page's. */
export function stackLines(sheet: Sheet, bottom: number): Segment[] {
  const large = sheet.segments.filter(
    (line) => line.top < bottom && line.height > sheet.lineHeight * 1.2 && isPartOfName(line.text),
  );
  return large.flatMap((first) => {
    const stack = [first];
    for (let next = below(first, large); next && stack.length < 3; next = below(next, large)) stack.push(next);
    const whole = segmentOf(stack.flatMap((line) => line.tokens));
    return stack.length > 1 && whole ? [{ ...whole, height: first.height }] : [];
  });
}

function below(upper: Segment, lines: readonly Segment[]): Segment | undefined {
  if (hasLegalForm(upper.text)) return undefined;
  return lines.find((lower) => {
    const gap = lower.top - upper.bottom;
    const ratio = lower.height / upper.height;
    const isUnder = lower.top > upper.top + upper.height * 0.5 && gap < upper.height * 0.6;
    const isLinedUp =
      Math.abs(lower.left - upper.left) < upper.height * 0.6 ||
      Math.abs(lower.right - upper.right) < upper.height * 0.6 ||
      Math.abs(lower.left + lower.right - upper.left - upper.right) / 2 < upper.height * 0.6;
    return isUnder && isLinedUp && ratio > 0.72 && ratio < 1.38;
  });
}

function isPartOfName(text: string): boolean {
  const words = text.split(/\s+/);
  return (
    /^\p{L}/u.test(text) &&
    words.length <= 5 &&
    !/[\d:@?!/]/.test(text) &&
    !isSentence(text) &&
    !isLabelText(text) &&
    !words.some((word) => isTitleWord(word))
  );
}

// Health, plan and insurance are words of papers and of names alike.
const inNames = /^(?:health|plan|group|insurance|of|and|the|for|united|states|america|north|south|east|west|bank)$/i;
const isTitleWord = (word: string): boolean => isPaperWord(word) && !inNames.test(word);
