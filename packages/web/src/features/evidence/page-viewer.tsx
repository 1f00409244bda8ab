// A document's pages with the places of its values; choosing a place chooses the value, and the other way round.
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { explainError } from '#lib/api-error.ts';
import { inReadingOrder, type PageMark } from '#lib/page-mark.ts';
import { useElementWidth } from '#lib/use-element-width.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ViewerBar, zoomLevels } from '#ui/viewer-bar.tsx';
import { MarkLayer } from './mark-layer.tsx';
import { PagePicture } from './page-picture.tsx';
import { TextPage } from './text-page.tsx';
import { useDocumentPages } from './use-document-pages.ts';
import { walkMarks } from './walk-marks.ts';

const TEXT_SIZE = 13;
const PADDING = 32;

export interface PageViewerProps {
  readonly documentId: string;
  readonly marks: readonly PageMark[];
  /** The value looked at; its page is opened and its place marked. */
  readonly selected: string | undefined;
  readonly onSelect: (subject: string) => void;
  /** False where the document's name stands over the viewer already. */
  readonly isNamed?: boolean;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The mark looked at and its page; a value found at two places keeps the place that was pressed. */
function useActiveMark(marks: readonly PageMark[], selected: string | undefined) {
  const [active, setActive] = useState<string>();
  const [page, setPage] = useState(1);
  const current = marks.find(({ id }) => id === active);
  const wanted = current?.subject === selected ? current : marks.find(({ subject }) => subject === selected);
  const wantedId = wanted?.id;
  const wantedPage = wanted?.evidence.page;
  useEffect(() => {
    setActive(wantedId);
    if (wantedId !== undefined && wantedPage !== undefined) setPage(wantedPage);
  }, [wantedId, wantedPage]);
  const look = (mark: PageMark) => {
    setActive(mark.id);
    setPage(mark.evidence.page);
  };
  return { active, page, setPage, look };
}

export function PageViewer({ documentId, marks, selected, onSelect, isNamed = true, lead, actions }: PageViewerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const frameWidth = useElementWidth(frame);
  const [zoom, setZoom] = useState(0);
  const { document, pages, isError, error, retry } = useDocumentPages(documentId);
  const ordered = useMemo(() => inReadingOrder(marks), [marks]);
  const { active, page: number, setPage, look } = useActiveMark(ordered, selected);
  const page = pages?.find((one) => one.number === number) ?? pages?.[0];
  const scale = zoomLevels[zoom] ?? 1;
  const onPage = ordered.filter(({ evidence }) => evidence.page === page?.number);
  const hasMarks = onPage.some(({ evidence }) => evidence.box ?? evidence.range);

  const choose = (mark: PageMark) => {
    look(mark);
    onSelect(mark.subject);
  };
  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const next = step && walkMarks(ordered, active, step);
    if (!next) return;
    event.preventDefault();
    choose(next);
  };

  const content = () => {
    if (isError) {
      return (
        <EmptyState
          heading="p"
          title="This page can’t be shown"
          description={explainError(error) ?? 'The document may have been deleted.'}
          actions={<Button onClick={() => void retry()}>Retry</Button>}
        />
      );
    }
    if (!document || !pages || frameWidth === 0) return <Skeleton className="aspect-[1/1.414] w-full" />;
    if (!page) return <EmptyState heading="p" title="No data available" />;
    const label = `${document.display_name}, page ${page.number}`;
    const text = (
      <TextPage
        text={page.text}
        label={label}
        marks={onPage}
        active={active}
        onChoose={choose}
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
        <MarkLayer marks={onPage} active={active} zoom={zoom} onChoose={choose} />
      </PagePicture>
    );
  };

  return (
    <section
      aria-label={document ? `Pages of ${document.display_name}` : 'Pages'}
      className="flex h-full min-h-0 min-w-0 flex-col bg-sunken"
    >
      <ViewerBar
        name={isNamed ? (document?.display_name ?? '') : ''}
        page={page?.number ?? 1}
        pageCount={pages?.length ?? 1}
        onPage={setPage}
        zoom={zoom}
        onZoom={setZoom}
        lead={lead}
        actions={actions}
      />
      {/* A marked place has the focus; the arrows walk it. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <div
        ref={frame}
        tabIndex={hasMarks ? undefined : 0}
        onKeyDown={walk}
        className="min-h-0 flex-1 overflow-auto outline-offset-[-2px]"
      >
        <div
          className="flex w-max min-w-full max-w-none justify-center p-4"
          style={{ maxWidth: scale === 1 ? '100%' : undefined }}
        >
          {content()}
        </div>
      </div>
    </section>
  );
}
