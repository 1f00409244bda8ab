// An application that is still empty begins with its papers, not with blank fields.
import { ACCEPTED_MEDIA_TYPES, type NextPaper } from '@oneform/contract';
import { count } from '#lib/format.ts';
import { DropZone } from '#ui/drop-zone.tsx';

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
      label="Drop your papers here, or choose files"
      hint={
        next
          ? `${next.paper.label}: would fill ${count(next.fields.length, 'field')} of this application.`
          : 'What they say is filled in, each value with its place on the page.'
      }
      className="mt-4 py-8"
    />
  );
}
