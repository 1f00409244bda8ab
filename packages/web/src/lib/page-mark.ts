// A place on a page of a document that can be pointed at: what the page viewer draws and what asks for it shares.
import type { Evidence } from '@oneform/contract';

export interface PageMark {
  /** Stable and unique among the marks of one viewer; a value found at two places has one mark for each. */
  readonly id: string;
  /** Element that shows the value elsewhere: choosing a mark chooses its subject. */
  readonly subject: string;
  /** Name and value in words, for screen readers and the tooltip. */
  readonly label: string;
  readonly evidence: Evidence;
  /** Needs a decision: drawn in amber. */
  readonly doubtful?: boolean | undefined;
}

export const marksOf = (
  subject: string,
  label: string,
  evidence: readonly Evidence[],
  doubtful?: boolean,
): readonly PageMark[] =>
  evidence.map((one, index) => ({ id: `${subject}#${index}`, subject, label, evidence: one, doubtful }));

/** Top to bottom, then left to right; marks whose middles lie on one line count as one line. */
export function inReadingOrder(marks: readonly PageMark[]): PageMark[] {
  const place = ({ evidence }: PageMark) => {
    const box = evidence.box;
    return box
      ? { top: (box[1] + box[3]) / 2, left: box[0], height: box[3] - box[1] }
      : { top: evidence.range?.[0] ?? 0, left: 0, height: 0 };
  };
  return [...marks].sort((a, b) => {
    if (a.evidence.page !== b.evidence.page) return a.evidence.page - b.evidence.page;
    const one = place(a);
    const other = place(b);
    const sameLine = Math.abs(one.top - other.top) <= Math.min(one.height, other.height) / 2;
    return sameLine ? one.left - other.left : one.top - other.top;
  });
}
