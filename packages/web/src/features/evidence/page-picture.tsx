// The picture of a page from the server, in the size it is shown; its place is kept while it loads.
import { api } from '@oneform/contract';
import { type ReactNode, useState } from 'react';
import { call, urlOf } from '#lib/api-client.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import type { DocumentPage } from './use-document-pages.ts';

const WIDTHS = [800, 1200, 2000] as const;

/** A few widths only, so that zooming mostly finds the picture in the cache. */
const pictureWidth = (cssPixels: number, density: number): number =>
  WIDTHS.find((width) => width >= cssPixels * density) ?? 2000;

export interface PagePictureProps {
  readonly documentId: string;
  readonly page: DocumentPage;
  readonly label: string;
  /** In CSS pixels, as shown. */
  readonly width: number;
  /** Drawn over the page. */
  readonly children: ReactNode;
  /** In the picture's place when there is none. */
  readonly fallback: ReactNode;
}

export function PagePicture({ documentId, page, label, width, children, fallback }: PagePictureProps) {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState(false);
  const params = { id: documentId, page: page.number };
  const source = urlOf(api.documents.pageImage, {
    params,
    query: { width: pictureWidth(width, globalThis.devicePixelRatio || 1) },
  });

  /** An expired access token shows as a broken picture; any call renews it, and then the picture is asked for again. */
  const recover = () => {
    if (attempt > 0) return setAttempt(2);
    void call(api.documents.get, { params: { id: documentId } })
      .catch(() => undefined)
      .then(() => setAttempt(1));
  };

  if (attempt > 1) return fallback;
  const ratio = page.width > 0 && page.height > 0 ? `${page.width} / ${page.height}` : '1 / 1.414';
  return (
    <div
      className="relative overflow-hidden bg-paper shadow-[0_0_0_1px_var(--line)]"
      style={{ width, aspectRatio: ratio }}
    >
      {!loaded && <Skeleton className="absolute inset-0 rounded-none" />}
      <img
        key={attempt}
        src={source}
        alt={label}
        draggable={false}
        onLoad={() => setLoaded(true)}
        onError={recover}
        className="absolute inset-0 size-full"
      />
      {children}
    </div>
  );
}
