// One page in the viewer: its picture with the marked places, its text, or the reason why there is neither.

import { explainError } from '#lib/api-error.ts';
import type { PageMark } from '#lib/page-mark.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { zoomLevels } from '#ui/viewer-bar.tsx';
import { MarkLayer } from './mark-layer.tsx';
import { PagePicture } from './page-picture.tsx';
import { TextPage } from './text-page.tsx';
import type { DocumentPage, useDocumentPages } from './use-document-pages.ts';

const TEXT_SIZE = 13;
const PADDING = 32;

interface PageContentProps
  extends Pick<ReturnType<typeof useDocumentPages>, 'document' | 'pages' | 'isError' | 'error' | 'retry'> {
  readonly documentId: string;
  readonly page: DocumentPage | undefined;
  /** Pixels; 0 until it is measured. */
  readonly frameWidth: number;
  readonly zoom: number;
  readonly marks: readonly PageMark[];
  readonly active: string | undefined;
  readonly onChoose: (mark: PageMark) => void;
}

export function PageContent(props: PageContentProps) {
  const { documentId, document, pages, page, frameWidth, zoom, marks, active, onChoose } = props;
  if (props.isError) {
    return (
      <EmptyState
        heading="p"
        title="This page can’t be shown"
        description={explainError(props.error) ?? 'The document may have been deleted.'}
        actions={<Button onClick={() => void props.retry()}>Retry</Button>}
      />
    );
  }
  if (!document || !pages || frameWidth === 0) return <Skeleton className="aspect-[1/1.414] w-full" />;
  if (!page) return <EmptyState heading="p" title="No data available" />;
  const scale = zoomLevels[zoom] ?? 1;
  const label = `${document.display_name}, page ${page.number}`;
  const text = (
    <TextPage
      text={page.text}
      label={label}
      marks={marks}
      active={active}
      onChoose={onChoose}
      size={TEXT_SIZE * scale}
    />
  );
  if (document.mime_type === 'text/plain') return text;
  return (
    <PagePicture
      key={`${documentId}-${page.number}`}
      documentId={documentId}
      page={page}
      label={label}
      width={Math.max(200, (frameWidth - PADDING) * scale)}
      fallback={
        <div className="w-full">
          <p className="mb-3 text-ink-2 text-sm">
            {document.has_original
              ? 'This page can’t be shown as a picture. Here is its text:'
              : 'The original was deleted after it was read. Here is the page’s text:'}
          </p>
          {text}
        </div>
      }
    >
      <MarkLayer marks={marks} active={active} zoom={zoom} onChoose={onChoose} />
    </PagePicture>
  );
}
