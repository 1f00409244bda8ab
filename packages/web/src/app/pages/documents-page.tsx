// /documents: the papers, and the review of what each changed with its page beside it. `?upload=1` opens the upload,
// `?upload=text` for pasting; `?document=…` shows one with what it says, `&at=…` a value of it.
import type { Document } from '@oneform/contract';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { DocumentsScreen } from '../../features/documents/documents-screen.tsx';
import { FillableTemplates } from '../../features/documents/fillable-templates.tsx';
import type { ReviewPageProps } from '../../features/updates/review-sheet.tsx';
import { PageFrame } from '../page-frame.tsx';
import { templateHref } from '../paths.ts';

const ReviewSheet = lazy(async () => ({
  default: (await import('../../features/updates/review-sheet.tsx')).ReviewSheet,
}));
const PageViewer = lazy(async () => ({
  default: (await import('../../features/evidence/page-viewer.tsx')).PageViewer,
}));

const renderPage = (props: ReviewPageProps) => (
  <Suspense>
    <PageViewer {...props} />
  </Suspense>
);

const DocumentSheet = lazy(async () => ({
  default: (await import('../../features/evidence/document-sheet.tsx')).DocumentSheet,
}));

export default function DocumentsPage() {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const [reviewed, setReviewed] = useState<Document>();
  // Stays true once asked for, so that the sheet can leave in its own time.
  const [isReviewing, setIsReviewing] = useState(false);
  const startFrom = (templateId: string) => void navigate(templateHref(templateId));
  const change = useCallback(
    (changes: Readonly<Record<string, string | undefined>>) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [key, value] of Object.entries(changes)) {
            if (value === undefined) after.delete(key);
            else after.set(key, value);
          }
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );
  const dropUploadWish = useCallback(() => change({ upload: undefined }), [change]);
  const viewed = search.get('document');
  return (
    <PageFrame title="Documents">
      <DocumentsScreen
        onViewUpdates={(document) => {
          setReviewed(document);
          setIsReviewing(true);
        }}
        onView={({ id }) => change({ document: id })}
        onUseTemplate={startFrom}
        startWithUpload={search.get('upload') === 'text' ? 'text' : search.has('upload') ? 'files' : undefined}
        onUploadStarted={dropUploadWish}
      />
      <Suspense>
        {viewed && (
          <DocumentSheet
            key={viewed}
            documentId={viewed}
            at={search.get('at') ?? undefined}
            onClose={() => change({ document: undefined, at: undefined })}
          />
        )}
        {reviewed && (
          <ReviewSheet
            documentId={reviewed.id}
            documentName={reviewed.display_name}
            open={isReviewing}
            onOpenChange={setIsReviewing}
            renderPage={renderPage}
            whenEmpty={<FillableTemplates documentId={reviewed.id} onUse={startFrom} className="justify-center" />}
          />
        )}
      </Suspense>
    </PageFrame>
  );
}
