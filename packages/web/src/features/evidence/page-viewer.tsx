// A document's pages with the places of its values; choosing a place chooses the value, and the other way round.
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { inReadingOrder, type PageMark } from '#lib/page-mark.ts';
import { useElementWidth } from '#lib/use-element-width.ts';
import { ViewerBar, zoomLevels } from '#ui/viewer-bar.tsx';
import { t } from './messages.ts';
import { PageContent } from './page-content.tsx';
import { useDocumentPages } from './use-document-pages.ts';
import { walkMarks } from './walk-marks.ts';

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
  const loaded = useDocumentPages(documentId);
  const { document, pages } = loaded;
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

  return (
    <section
      aria-label={document ? t.pageViewer.pagesOf(document.display_name) : t.pageViewer.pages}
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
          <PageContent
            {...loaded}
            documentId={documentId}
            page={page}
            frameWidth={frameWidth}
            zoom={zoom}
            marks={onPage}
            active={active}
            onChoose={choose}
          />
        </div>
      </div>
    </section>
  );
}
