// /documents: the papers, and the review of what each changed with its page beside it. `?upload=1` opens the upload,
// `?upload=text` for pasting; `?document=…` shows one with what it says, `&at=…` a value of it; `?review=…` decides what
// it changed.
import { lazy, Suspense, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { DocumentsScreen } from '#features/documents/documents-screen.tsx';
import { FillableTemplates } from '#features/documents/fillable-templates.tsx';
import { WhoseQuestionOf } from '#features/documents/whose-question.tsx';
import { useDocumentPages } from '#features/evidence/use-document-pages.ts';
import { useOverview } from '#features/overview/use-overview.ts';
import type { NextReview, ReviewPageProps } from '#features/updates/review-sheet.tsx';
import { useAddress } from '#lib/use-address.ts';
import { PageFrame } from '../page-frame.tsx';
import { applicationHref, pageToReturnTo, templateHref } from '../paths.ts';
import { t } from './messages.ts';

const ReviewSheet = lazy(async () => ({
  default: (await import('#features/updates/review-sheet.tsx')).ReviewSheet,
}));
const PageViewer = lazy(async () => ({
  default: (await import('#features/evidence/page-viewer.tsx')).PageViewer,
}));

const renderPage = (props: ReviewPageProps) => (
  <Suspense>
    <PageViewer {...props} />
  </Suspense>
);

const DocumentSheet = lazy(async () => ({
  default: (await import('#features/evidence/document-sheet.tsx')).DocumentSheet,
}));

export default function DocumentsPage() {
  const navigate = useNavigate();
  const [search, change] = useAddress();
  const startFrom = (templateId: string) => void navigate(templateHref(templateId));
  const startFor = (personId: string) => void navigate(applicationHref(personId));
  const dropUploadWish = useCallback(() => change({ upload: undefined, shared: undefined }), [change]);
  const viewed = search.get('document');
  const reviewed = search.get('review');
  const from = pageToReturnTo(search.get('from'));
  const others = useOverview()?.waiting.filter(({ document_id: id }) => id !== reviewed) ?? [];
  const next = others[0] && { documentId: others[0].document_id, left: others.length };
  return (
    <PageFrame title={t.documentsPage.documents}>
      <DocumentsScreen
        onViewUpdates={({ id }) => change({ review: id })}
        onView={({ id }) => change({ document: id })}
        onUseTemplate={startFrom}
        onStartApplication={startFor}
        startWithUpload={search.get('upload') === 'text' ? 'text' : search.has('upload') ? 'files' : undefined}
        isShared={search.has('shared')}
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
          <Review
            key={reviewed}
            documentId={reviewed}
            onUseTemplate={startFrom}
            onStartApplication={startFor}
            next={next}
            onNext={(id) => change({ review: id })}
            onClose={() => (from === undefined ? change({ review: undefined }) : void navigate(from))}
          />
        )}
      </Suspense>
    </PageFrame>
  );
}

interface ReviewProps {
  readonly documentId: string;
  readonly onUseTemplate: (templateId: string) => void;
  readonly onStartApplication: (personId: string) => void;
  readonly next: NextReview | undefined;
  readonly onNext: (documentId: string) => void;
  readonly onClose: () => void;
}

function Review({ documentId, onUseTemplate, onStartApplication, next, onNext, onClose }: ReviewProps) {
  const { document } = useDocumentPages(documentId);
  return (
    <ReviewSheet
      documentId={documentId}
      documentName={document?.display_name ?? ''}
      open
      onOpenChange={onClose}
      next={next}
      onNext={onNext}
      renderPage={renderPage}
      question={<WhoseQuestionOf documentId={documentId} onStartApplication={onStartApplication} />}
      whenEmpty={<FillableTemplates documentId={documentId} onUse={onUseTemplate} className="justify-center" />}
    />
  );
}
