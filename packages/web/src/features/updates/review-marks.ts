// The places on the document's pages that belong to the items of a review.
import { marksOf, type PageMark } from '#lib/page-mark.ts';
import type { ReviewItem } from './review-items.ts';
import { showValue } from './show-value.ts';

const placeOf = ({ evidence }: PageMark): string =>
  JSON.stringify([evidence.page, evidence.box ?? evidence.range ?? evidence.quote]);

/** Two collections may be filled from one place: it is marked once, for the item looked at when it is among them. */
export function reviewMarks(items: readonly ReviewItem[], active: ReviewItem | undefined): PageMark[] {
  const ordered = active ? [active, ...items.filter(({ key }) => key !== active.key)] : items;
  const seen = new Set<string>();
  return ordered
    .flatMap((item) =>
      marksOf(
        item.key,
        `${item.label}: ${showValue(item.value)}`,
        item.evidence,
        item.kind !== 'filled' && item.decision === 'open',
      ),
    )
    .filter((mark) => {
      const place = placeOf(mark);
      if (seen.has(place)) return false;
      seen.add(place);
      return true;
    });
}
