// One page in the viewer: its picture with the marked places, its text, or the reason why there is neither.

import { explainError } from '#lib/api-error.ts';
import type { PageMark } from '#lib/page-mark.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { zoomLevels } from '#ui/viewer-bar.tsx';
import { MarkLayer } from './mark-layer.tsx';
import { t } from './messages.ts';
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
        title={t.pageContent.thisPageCantBeShown}
        description={explainError(props.error) ?? t.pageContent.theDocumentMayHaveBeen}
        actions={<Button onClick={() => void props.retry()}>{t.pageContent.retry}</Button>}
      />
    );
  }
  if (!document || !pages || frameWidth === 0) return <Skeleton className="aspect-[1/1.414] w-full" />;
  if (!page) return <EmptyState heading="p" title={t.pageContent.noDataAvailable} />;
  const scale = zoomLevels[zoom] ?? 1;
  const label = t.pageContent.page(document.display_name, page.number);
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
            {document.has_original ? t.pageContent.thisPageCantBeShown2 : t.pageContent.theOriginalWasDeletedAfter}
          </p>
          {text}
        </div>
      }
    >
      <MarkLayer marks={marks} active={active} zoom={zoom} onChoose={onChoose} />
    </PagePicture>
  );
}
