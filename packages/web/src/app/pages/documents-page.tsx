// /documents: the papers, and the review of what each changed with its page beside it. `?upload=1` opens the upload.
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

export default function DocumentsPage() {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const [reviewed, setReviewed] = useState<Document>();
  // Stays true once asked for, so that the sheet can leave in its own time.
  const [isReviewing, setIsReviewing] = useState(false);
  const startFrom = (templateId: string) => void navigate(templateHref(templateId));
  const dropUploadWish = useCallback(() => setSearch({}, { replace: true }), [setSearch]);
  return (
    <PageFrame title="Documents">
      <DocumentsScreen
        onViewUpdates={(document) => {
          setReviewed(document);
          setIsReviewing(true);
        }}
        onUseTemplate={startFrom}
        startWithUpload={search.has('upload')}
        onUploadStarted={dropUploadWish}
      />
      <Suspense>
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
