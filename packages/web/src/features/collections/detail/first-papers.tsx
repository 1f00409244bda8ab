// An application that is still empty begins with its papers, not with blank fields.
import { ACCEPTED_MEDIA_TYPES, type NextPaper } from '@oneform/contract';
import { DropZone } from '#ui/drop-zone.tsx';
import { t } from './messages.ts';

export interface FirstPapersProps {
  /** The paper that would fill most of it. */
  readonly next: NextPaper | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}

export function FirstPapers({ next, onFiles }: FirstPapersProps) {
  return (
    <DropZone
      onFiles={onFiles}
      accept={ACCEPTED_MEDIA_TYPES.join(',')}
      label={t.firstPapers.dropYourPapersHere}
      hint={
        next
          ? t.firstPapers.wouldFillOfThisApplication(next.paper.label, next.fields.length)
          : t.firstPapers.whatTheySayIsFilled
      }
      className="mt-4 py-8"
    />
  );
}
