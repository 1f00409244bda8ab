// A page of the finished form, with the places that can be worked on.
import { useRef, useState } from 'react';
import { useElementWidth } from '#lib/use-element-width.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ViewerBar, zoomLevels } from '#ui/viewer-bar.tsx';
import { t } from './messages.ts';
import { PlaceLayer } from './place-layer.tsx';
import { usePagePicture } from './use-page-picture.ts';
import type { Workplace } from './use-workplace.ts';

const PADDING = 32;
const LEAST = 200;

export function FormPage({ work }: { readonly work: Workplace }) {
  const { report, page, setPage } = work;
  const frame = useRef<HTMLDivElement>(null);
  const room = useElementWidth(frame);
  const [zoom, setZoom] = useState(0);
  const { width: across = 0, height: along = 0 } = report.pages[page - 1] ?? {};
  const ratio = across > 0 && along > 0 ? along / across : Math.SQRT2;
  const scale = zoomLevels[zoom] ?? 1;
  const width = Math.max(LEAST, room - PADDING) * scale;
  const picture = usePagePicture(report, page, Math.max(LEAST, room - PADDING) * scale);
  const label = t.formPage.page(report.filename, page);
  return (
    <section aria-label={t.formPage.pagesOfTheForm} className="flex h-full min-h-0 min-w-0 flex-col bg-sunken">
      <ViewerBar
        name={report.filename}
        page={page}
        pageCount={report.pages.length}
        onPage={setPage}
        zoom={zoom}
        onZoom={setZoom}
      />
      {/* Keys scroll a page without places; where there are some, they have the focus. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <div ref={frame} tabIndex={0} className="min-h-0 flex-1 overflow-auto outline-offset-[-2px]">
        <div className="flex w-max min-w-full justify-center p-4">
          {picture.isError ? (
            <EmptyState
              heading="p"
              title={t.formPage.thisPageCantBeShown}
              actions={<Button onClick={picture.retry}>{t.formPage.retry}</Button>}
            />
          ) : (
            room > 0 && (
              <div
                className="relative overflow-hidden bg-paper shadow-[0_0_0_1px_var(--line)]"
                style={{ width, height: width * ratio }}
              >
                {picture.url === undefined ? (
                  <Skeleton className="absolute inset-0 rounded-none" />
                ) : (
                  <img src={picture.url} alt={label} draggable={false} className="absolute inset-0 size-full" />
                )}
                <PlaceLayer work={work} page={page} zoom={zoom} width={width} height={width * ratio} />
              </div>
            )
          )}
        </div>
      </div>
    </section>
  );
}
