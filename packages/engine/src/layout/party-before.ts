// Captions behind the party that they ask about: `Mother: date of birth` asks for the mother's.
import type { DocumentType } from '@oneform/contract';
import { asksOfParty } from '#catalogue/lexicon/party-facts.ts';
import { isSubjectRole, roleOfWording } from '#catalogue/lexicon/roles.ts';
import type { Caption } from './caption.ts';
import type { PageGrid } from './page-grid.ts';
import { joinWords, type PlacedWord } from './segments.ts';

const maxWords = 3;

/** Party in the words before a colon: at the start of a segment, or up to `to`. */
function partyIn(words: readonly PlacedWord[], to: number): string | undefined {
  if (to < 1 || to > maxWords || !/[:：]$/.test(words[to - 1]!.text)) return undefined;
  return roleOfWording(joinWords(words.slice(0, to)).replace(/[:：]$/, ''));
}

const parents: ReadonlySet<string> = new Set(['father', 'mother', 'parent']);

/** A paper that asks the same of a child and of its parents is the child's. */
export function subjectOfParties({ segments }: PageGrid): string | undefined {
  const named = new Set(
    segments.flatMap(({ words }) => {
      const end = words.findIndex(({ text }) => /[:：]$/.test(text));
      return end >= 0 && end < words.length - 1 ? (partyIn(words, end + 1) ?? []) : [];
    }),
  );
  return named.has('child') && [...named].some((role) => parents.has(role)) ? 'child' : undefined;
}

/** `subject`: the party whose paper the page is. */
export function ofParty(caption: Caption, type: DocumentType, subject: string | undefined): Caption {
  const role = caption.role ? undefined : partyIn(caption.segment.words, caption.from);
  if (!role || isSubjectRole(role) || role === subject) return caption;
  return { ...caption, role, entries: asksOfParty(caption.entries, role, type), elsewhere: [] };
}
