// The address in a paper's head that stands alone in its line, beside the name or parted from telephone and website by bars and dots.
import { isStreet, normaliseAddress } from '#normalise/normalise-address.ts';
import type { Token } from './lay-out.ts';
import type { Reading } from './make-facts.ts';
import type { Paper } from './read-paper.ts';

/** Share of the first page that is its head, unless somebody is spoken to before. */
const HEAD = 0.3;
const begins = /^(?:dear|to|to whom|attn|re|subject|date)\b/i;
const separator = /^[|•·▪–—]$/;
/** From here on a line tells telephone or website. */
const contact = /^(?:phone|ph|tel|telephone|fax|e-?mail|web|www)\b/i;

/** At most one; what belongs to a person's block is theirs. */
export function readHeadAddress({ sheets, parties }: Paper, name: string, confidence: number): Reading[] {
  const [sheet] = sheets;
  const theirs = new Set(parties.filter(({ kind }) => kind === 'person').flatMap(({ addressTokens }) => addressTokens));
  for (const segment of sheet?.segments ?? []) {
    if (sheet?.isPlain || segment.top > HEAD || begins.test(segment.text)) break;
    if (segment.tokens.some((token) => theirs.has(token))) continue;
    const end = segment.tokens.findIndex(({ text }) => contact.test(text));
    const pieces = cut(end < 0 ? segment.tokens : segment.tokens.slice(0, end));
    for (const [from, first] of pieces.entries())
      for (const tokens of [[...first, ...(pieces[from + 1] ?? [])], first]) {
        const address = normaliseAddress(textOf(pieces, tokens));
        if (address?.street && address.city && (address.state || address.postal_code) && isStreet(address.street))
          return [{ name, value: address.value, type: 'address', confidence, tokens, anchor: 'head' }];
      }
  }
  return [];
}

function cut(tokens: readonly Token[]): Token[][] {
  const pieces: Token[][] = [[]];
  for (const token of tokens)
    if (separator.test(token.text)) pieces.push([]);
    else pieces.at(-1)!.push(token);
  return pieces.filter((piece) => piece.length > 0);
}

/** Pieces are parted by commas. */
const textOf = (pieces: readonly Token[][], tokens: readonly Token[]): string =>
  pieces
    .map((piece) => piece.filter((token) => tokens.includes(token)).map(({ text }) => text))
    .filter((words) => words.length > 0)
    .map((words) => words.join(' '))
    .join(', ');
