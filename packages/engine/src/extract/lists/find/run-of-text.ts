// Words strung into one text that remembers where each character stands, so that a match has a place on the page.
import type { Token } from './lay-out.ts';

export interface RunOfText {
  readonly text: string;
  /** The words that a part of the text covers. */
  readonly tokensAt: (from: number, to: number) => Token[];
}

/** By default a space stands between two words; the caller may put line breaks instead. */
export function stringTogether(
  tokens: readonly Token[],
  separatorBefore: (token: Token, index: number) => string = () => ' ',
): RunOfText {
  let text = '';
  const starts: number[] = [];
  for (const [index, token] of tokens.entries()) {
    if (index > 0) text += separatorBefore(token, index);
    starts.push(text.length);
    text += token.text;
  }
  const tokensAt = (from: number, to: number): Token[] =>
    tokens.filter((token, index) => {
      const start = starts[index] ?? 0;
      return start < to && start + token.text.length > from;
    });
  return { text, tokensAt };
}
