// /collections/:id: the collection, with the page its values were read on the upload into it and the form filled from it. `?section=…` is the open
// section, `?field=…` a field to go to.
import type { Collection, ValueSource } from '@oneform/contract';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useAuth } from '#features/auth/auth-store.ts';
import { CollectionDetail } from '#features/collections/detail/collection-detail.tsx';
import type { EvidenceProps } from '#features/collections/detail/collection-detail-props.ts';
import { sourceSentence, sourceState } from '#features/evidence/source-words.ts';
import { useTemplates } from '#features/templates/list-templates.ts';
import { PageDropZone } from '#ui/drop-zone.tsx';
import { PRODUCT } from '#ui/logo.tsx';
import type { SourceState } from '#ui/source-mark.tsx';
import { collectionHref, paths, reviewHref } from '../paths.ts';
import { t } from './messages.ts';

const EvidencePanel = lazy(async () => ({
  default: (await import('#features/evidence/evidence-panel.tsx')).EvidencePanel,
}));
const UploadDialog = lazy(async () => ({
  default: (await import('#features/documents/upload/upload-dialog.tsx')).UploadDialog,
}));

const FillFormDialog = lazy(async () => ({
  default: (await import('#features/forms/fill-form-dialog.tsx')).FillFormDialog,
}));

const describeSource = (source: ValueSource) => ({
  state: sourceState(source) as SourceState,
  text: sourceSentence(source),
});
const renderEvidence = (props: EvidenceProps) => (
  <Suspense>
    <EvidencePanel {...props} />
  </Suspense>
);
const renderTitle = (collection: Collection | undefined) => (
  <title>{`${collection?.collection_name ?? t.collectionPage.collection} · ${PRODUCT}`}</title>
);
const isSignedIn = () => useAuth.getState().isAuthenticated;

export default function CollectionPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const userId = useAuth((state) => state.user?.id ?? '');
  const [search, setSearch] = useSearchParams();
  const [isUploading, setIsUploading] = useState(false);
  const [filling, setFilling] = useState<Collection>();
  const [dropped, setDropped] = useState<readonly File[]>();
  const { data: templates } = useTemplates();
  const expectedPapers = useCallback(
    (templateId: string) => templates?.find((template) => template.id === templateId)?.expected_documents ?? [],
    [templates],
  );
  const selectSection = useCallback(
    (name: string) => setSearch({ section: name }, { replace: true, preventScrollReset: true }),
    [setSearch],
  );
  const takeFiles = (files: readonly File[]) => {
    setDropped(files);
    setIsUploading(true);
  };
  const goBack = () => {
    // The first page of a visit has nothing behind it.
    if (window.history.state?.idx > 0) void navigate(-1);
    else void navigate(paths.dashboard, { replace: true });
  };
  return (
    <>
      <CollectionDetail
        key={id}
        id={id}
        userId={userId}
        isSignedIn={isSignedIn}
        section={search.get('section') ?? undefined}
        onSelectSection={selectSection}
        field={search.get('field') ?? undefined}
        onBack={goBack}
        onHome={() => void navigate(paths.dashboard)}
        onUpload={() => setIsUploading(true)}
        onDropFiles={takeFiles}
        onFillForm={setFilling}
        onReview={(documentId) =>
          void navigate(documentId === undefined ? paths.documents : reviewHref(documentId, collectionHref(id)))
        }
        expectedPapers={expectedPapers}
        describeSource={describeSource}
        renderEvidence={renderEvidence}
        renderTitle={renderTitle}
      />
      <PageDropZone
        label={t.collectionPage.dropToFillThisCollection}
        disabled={isUploading || filling !== undefined}
        onFiles={takeFiles}
      />
      <Suspense>
        {filling && (
          <FillFormDialog
            collection={filling}
            describeSource={describeSource}
            expected={filling.template_id === null ? [] : expectedPapers(filling.template_id)}
            onClose={() => setFilling(undefined)}
          />
        )}
        {isUploading && (
          <UploadDialog
            open
            onOpenChange={() => {
              setIsUploading(false);
              setDropped(undefined);
            }}
            collectionId={id}
            dropped={dropped}
          />
        )}
      </Suspense>
    </>
  );
}
