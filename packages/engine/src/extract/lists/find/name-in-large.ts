// Finds an issuer in large type over the lines of the address: a trade, a department, a slogan.
import { shareOfFormWords } from '#values/form-words.ts';
import { hasLegalForm, isPaperWord, isSentence, looksLikePerson } from '#values/recognise-party.ts';
import type { Segment, Sheet } from './lay-out.ts';
import { isLabelText } from './match-label.ts';
import type { Party } from './read-party.ts';

/** The party under the larger name over it, where there is one; for issuers alone, since a letterhead can stand over the person written to. */
export function nameInLarge<T extends Party>(sheet: Sheet, party: T): T {
  const [first] = party.nameTokens.length > 0 ? party.nameTokens : party.addressTokens;
  const named = party.lines.find((line) => first && line.tokens.includes(first)) ?? party.lines[0];
  if (!first || !named || hasLegalForm(party.name ?? '')) return party;
  const above = sheet.segments.findLast((line) => isOver(line, named) && isName(line.text));
  return above
    ? {
        ...party,
        name: above.text.replace(/[\s,;:|]+$/, ''),
        nameTokens: above.tokens,
        kind: looksLikePerson(above.text) ? 'person' : 'company',
      }
    : party;
}

const isOver = (line: Segment, named: Segment): boolean =>
  line.height > named.height * 1.35 &&
  line.bottom < named.top + named.height * 0.5 &&
  named.top - line.bottom < line.height &&
  line.left < named.right &&
  line.right > named.left &&
  Math.abs(line.left - named.left) < Math.max(line.height * 2, Math.abs(line.right - named.right));

const isName = (text: string): boolean =>
  /^\p{L}/u.test(text) &&
  text.split(' ').length <= 7 &&
  !/[:@\d]/.test(text) &&
  !isSentence(text) &&
  !isLabelText(text) &&
  shareOfFormWords(text) < 0.4 &&
  !text.split(' ').every((word) => isPaperWord(word));
