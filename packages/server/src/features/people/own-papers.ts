// Selects the papers of the person a collection is for, one of each: the same bytes are one paper.
import type { DocumentRow } from '../documents/store.ts';
import type { SettledPeople } from './settle-people.ts';
import { voiceOf } from './voice-of.ts';

export function ownPapers<Paper extends { readonly document: DocumentRow }>(
  people: SettledPeople,
  collection: { readonly id: string; readonly personId: string | null },
  papers: readonly Paper[],
): Paper[] {
  const seen = new Set<string>();
  return papers.filter(({ document }) => {
    const voice = voiceOf(people, document, collection);
    const isOwn = voice !== null && (voice.mentions?.every((one) => one === undefined || one === 'applicant') ?? true);
    if (!isOwn || seen.has(document.sha256)) return false;
    seen.add(document.sha256);
    return true;
  });
}
