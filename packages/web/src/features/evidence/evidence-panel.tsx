// Evidence of a collection's value: the page beside the form with its place marked, or a few words where there is none.
import type { ValueSource } from '@oneform/contract';
import { X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { dayInWords, labelFromName } from '#lib/in-words.ts';
import { marksOf } from '#lib/page-mark.ts';
import { useMediaQuery } from '#lib/use-media-query.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { t } from './messages.ts';
import { PageViewer } from './page-viewer.tsx';
import { ResizeHandle } from './resize-handle.tsx';
import { SourceList } from './source-list.tsx';
import { usePanelWidth } from './use-panel-width.ts';

export interface EvidencePanelProps {
  readonly collectionId: string;
  /** The source to show; another one of the same value may be chosen in the panel. */
  readonly source: ValueSource;
  /** All sources of the collection: the other values of the same document are marked too. */
  readonly sources: readonly ValueSource[];
  readonly onClose: () => void;
  /** A place of another value was chosen. */
  readonly onSelectPath: (path: string) => void;
  /** The name of a field; its path's last word otherwise. */
  readonly labelOf?: ((path: string) => string) | undefined;
}

const lastWord = (path: string) => labelFromName(path.split('.').at(-1) ?? path);

/** Sources of one value, newest first. */
function useChosenSource({ source, sources }: Pick<EvidencePanelProps, 'source' | 'sources'>) {
  const [chosen, setChosen] = useState(source);
  // The value looked at has changed: its own source counts, not the one chosen for the last.
  const [last, setLast] = useState(source);
  if (last !== source) {
    setLast(source);
    setChosen(source);
  }
  return { chosen, choose: setChosen, ofPath: sources.filter(({ path }) => path === source.path) };
}

function PanelContent(props: EvidencePanelProps & { readonly isBeside: boolean }) {
  const { sources, onClose, onSelectPath, labelOf = lastWord, isBeside } = props;
  const { chosen, choose, ofPath } = useChosenSource(props);
  const marks = useMemo(
    () =>
      sources
        .filter(({ document_id }) => document_id !== null && document_id === chosen.document_id)
        .flatMap((one) =>
          marksOf(one.path, `${labelOf(one.path)}: ${dayInWords(one.value)}`, one.evidence, !one.supports),
        ),
    [sources, chosen.document_id, labelOf],
  );
  const close = isBeside && (
    <IconButton size="sm" label={t.evidencePanel.closeThePage} icon={<X />} onClick={onClose} />
  );
  return (
    <div className="flex h-full min-h-0 flex-col">
      <SourceList
        label={labelOf(chosen.path)}
        sources={ofPath.length > 0 ? ofPath : [chosen]}
        chosen={chosen}
        onChoose={choose}
        close={chosen.document_id === null ? close : undefined}
      />
      {chosen.document_id !== null && (
        <div className="min-h-0 flex-1">
          <PageViewer
            key={chosen.document_id}
            documentId={chosen.document_id}
            marks={marks}
            selected={chosen.path}
            onSelect={onSelectPath}
            actions={close}
          />
        </div>
      )}
    </div>
  );
}

/** Escape closes from anywhere on the page; focus goes back to where the panel was opened from. */
function useClosing(onClose: () => void, active: boolean) {
  const panel = useRef<HTMLElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (!active) return;
    const opener = document.activeElement;
    const element = panel.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      const lost = document.activeElement === document.body || element?.contains(document.activeElement);
      if (lost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [active]);
  return panel;
}

export function EvidencePanel(props: EvidencePanelProps) {
  const isBeside = useMediaQuery('(min-width: 1024px)');
  const [width, setWidth, limits] = usePanelWidth();
  const panel = useClosing(props.onClose, isBeside);
  if (!isBeside) {
    return (
      <Sheet
        open
        side="bottom"
        size="full"
        title={t.evidencePanel.whereThisValueComes}
        onOpenChange={(open) => !open && props.onClose()}
      >
        <PanelContent {...props} isBeside={isBeside} />
      </Sheet>
    );
  }
  return (
    <aside
      ref={panel}
      aria-label={t.evidencePanel.whereThisValueComes}
      className="relative h-full min-h-0 shrink-0 animate-appear overflow-hidden rounded-lg border bg-surface print:hidden"
      style={{ width }}
    >
      <ResizeHandle width={width} limits={limits} onResize={setWidth} />
      <PanelContent {...props} isBeside={isBeside} />
    </aside>
  );
}
