// What papers have to do with this collection right now: some are still being read, some left values to decide.
import type { ListedCollection } from '@oneform/contract';
import { count } from '#lib/format.ts';
import { useDocumentsInWork } from '#lib/use-documents-in-work.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';

export interface PaperNoticesProps {
  readonly isActive: boolean;
  readonly toDecide: ListedCollection['to_decide'];
  readonly onReview: () => void;
}

export function PaperNotices({ isActive, toDecide, onReview }: PaperNoticesProps) {
  const inWork = useDocumentsInWork();
  return (
    <>
      {isActive && inWork > 0 && (
        <Banner tone="blue" className="mt-4" live="status">
          Reading {count(inWork, 'document')}. {inWork === 1 ? 'Its' : 'Their'} values will appear here automatically.
        </Banner>
      )}
      {toDecide && (
        <Banner
          tone="amber"
          className="mt-4"
          live="none"
          actions={
            <Button size="sm" onClick={onReview}>
              Review
            </Button>
          }
        >
          {count(toDecide.count, 'value is waiting', 'values are waiting')} for your decision.
        </Banner>
      )}
    </>
  );
}
