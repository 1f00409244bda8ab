// The one order in which papers of a person are heard: identity papers, then what is newer, then by content.
import { isIdentityPaper } from '@oneform/engine';
import type { ReadPaper } from '../collections/list-papers.ts';

/** Whenever they were uploaded, the order is the same. */
export function rankPapers(papers: readonly ReadPaper[]): ReadPaper[] {
  return papers.toSorted(
    (a, b) =>
      Number(isIdentity(b)) - Number(isIdentity(a)) ||
      compare(b.document.documentDate ?? '', a.document.documentDate ?? '') ||
      compare(a.document.sha256, b.document.sha256) ||
      compare(a.document.id, b.document.id),
  );
}

const isIdentity = ({ understood }: ReadPaper) => understood.parts.some(({ type }) => isIdentityPaper(type));
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
