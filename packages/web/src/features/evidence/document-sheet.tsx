// A document with what it says: its pages, and beside them each value with its place.

import { type ReactNode, useMemo, useState } from 'react';
import { documentTypeLabel } from '#lib/in-words.ts';
import { marksOf } from '#lib/page-mark.ts';
import { Sheet } from '#ui/sheet.tsx';
import { DocumentValueList } from './document-value-list.tsx';
import { listDocumentValues } from './document-values.ts';
import { t } from './messages.ts';
import { PageViewer } from './page-viewer.tsx';
import { useDocumentPages } from './use-document-pages.ts';

export interface DocumentSheetProps {
  readonly documentId: string;
  /** The name of a value to show the place of. */
  readonly at: string | undefined;
  readonly onClose: () => void;
  readonly actions?: ReactNode;
}

export function DocumentSheet({ documentId, at, onClose, actions }: DocumentSheetProps) {
  const { document, facts } = useDocumentPages(documentId);
  const values = useMemo(() => (facts ? listDocumentValues(facts) : []), [facts]);
  const [picked, setPicked] = useState<string>();
  const chosen = picked ?? values.find(({ label }) => label === at)?.id;
  const marks = useMemo(
    () => values.flatMap(({ id, label, text, evidence }) => marksOf(id, `${label}: ${text}`, evidence)),
    [values],
  );
  return (
    <Sheet
      open
      size="full"
      title={document?.display_name ?? t.documentSheet.document}
      description={document?.document_type ? documentTypeLabel(document.document_type) : undefined}
      onOpenChange={(open) => !open && onClose()}
      actions={actions}
    >
      <div className="flex h-full min-h-0 flex-col lg:flex-row">
        <div className="min-h-0 min-w-0 flex-1 border-b lg:border-r lg:border-b-0">
          <PageViewer documentId={documentId} marks={marks} selected={chosen} onSelect={setPicked} isNamed={false} />
        </div>
        <section
          aria-labelledby="said-title"
          className="flex max-h-[45%] min-h-0 flex-col bg-surface lg:max-h-none lg:w-96 lg:shrink-0"
        >
          <h3 id="said-title" className="border-b px-5 py-3 font-semibold">
            {t.documentSheet.whatItSays}
          </h3>
          <div className="min-h-0 flex-1 overflow-y-auto">
            {facts && values.length === 0 && (
              <p className="px-5 py-4 text-ink-2">{t.documentSheet.noValuesWereFound}</p>
            )}
            <DocumentValueList values={values} chosen={chosen} onChoose={setPicked} />
          </div>
        </section>
      </div>
    </Sheet>
  );
}
