// Single letters for day, month and year, one to a cell, say what is written over them.
import type { Span } from '#read/drawing.ts';
import type { Ink } from './blank.ts';

/** Also of days, months and years in German and French. */
const prompt = /^[dmyjta]$/i;
/** Points: a letter with another one so near is of a word. */
const beside = 2.5;

export function withoutPrompts(inks: readonly Ink[], print: readonly Span[]): readonly Span[] {
  const isAlone = ({ span }: Ink) =>
    !inks.some(
      ({ span: other }) =>
        other !== span &&
        other[0] < span[2] + beside &&
        other[2] > span[0] - beside &&
        other[1] < span[3] &&
        other[3] > span[1],
    );
  const prompts = new Set(inks.filter((ink) => prompt.test(ink.text) && isAlone(ink)).map(({ span }) => span));
  return prompts.size === 0 ? print : print.filter((span) => !prompts.has(span));
}
