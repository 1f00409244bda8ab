// Single letters for day, month and year, one to a cell, say what is written over them.
import type { Span } from '#read/drawing.ts';
import type { Ink } from './blank.ts';

/** Also of days, months and years in German and French. */
const prompt = /^[dmyjta]$/i;
/** Points: a letter with another one so near is of a word. */
const beside = 2.5;

export function withoutPrompts(inks: readonly Ink[], print: readonly Span[]): readonly Span[] {
  // Of a word mostly the letter before or after it in the file is near.
  const isAlone = (ink: Ink, at: number) =>
    ![inks[at - 1], inks[at + 1]].some((other) => other !== undefined && isNear(other, ink)) &&
    !inks.some((other) => isNear(other, ink));
  const prompts = new Set(inks.filter((ink, at) => prompt.test(ink.text) && isAlone(ink, at)).map(({ span }) => span));
  return prompts.size === 0 ? print : print.filter((span) => !prompts.has(span));
}

function isNear({ span: other }: Ink, { span }: Ink): boolean {
  return (
    other !== span &&
    other[0] < span[2] + beside &&
    other[2] > span[0] - beside &&
    other[1] < span[3] &&
    other[3] > span[1]
  );
}
