// /dashboard: the collections, and the ways to a new one. `?create=1` opens the wizard, `?template=…` with a template chosen, `?create=manual`
// the dialog without one.
import type { Collection } from '@oneform/contract';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAddSamples } from '#features/collections/add-samples.ts';
import { useCreateCollection } from '#features/collections/create-collection.ts';
import { CollectionList } from '#features/collections/list/collection-list.tsx';
import { useOverview } from '#features/overview/use-overview.ts';
import { WorkLine } from '#features/overview/work-line.tsx';
import { useAddress } from '#lib/use-address.ts';
import { PageDropZone } from '#ui/drop-zone.tsx';
import { PageFrame } from '../page-frame.tsx';
import { collectionHref, documentHref, paths, reviewHref } from '../paths.ts';
import { t } from './messages.ts';

const TemplateWizard = lazy(async () => ({
  default: (await import('#features/templates/template-wizard.tsx')).TemplateWizard,
}));
const ManualCollectionDialog = lazy(async () => ({
  default: (await import('#features/collections/dialogs/manual-collection-dialog.tsx')).ManualCollectionDialog,
}));
const UploadDialog = lazy(async () => ({
  default: (await import('#features/documents/upload/upload-dialog.tsx')).UploadDialog,
}));

const reviewFromHere = (documentId: string) => reviewHref(documentId, paths.dashboard);

export default function DashboardPage() {
  const navigate = useNavigate();
  const [search, change] = useAddress();
  const [dialog, setDialog] = useState<'upload' | 'create' | 'manual'>();
  const [dropped, setDropped] = useState<readonly File[]>();
  const templateId = search.get('template') ?? undefined;
  const person = search.get('person') ?? undefined;
  const wanted = search.get('create') === 'manual' ? 'manual' : 'create';
  const open = dialog ?? (search.has('create') || templateId !== undefined ? wanted : undefined);
  const openCollection = ({ id }: Collection) => void navigate(collectionHref(id));
  const overview = useOverview();
  const create = useCreateCollection(openCollection);
  const samples = useAddSamples((id) => void navigate(id === undefined ? paths.documents : collectionHref(id)));
  const close = () => {
    setDialog(undefined);
    setDropped(undefined);
    if (search.has('create') || search.has('template'))
      change({ create: undefined, template: undefined, person: undefined });
  };
  return (
    <PageFrame title={t.dashboardPage.dataCollections}>
      <CollectionList
        hrefOf={collectionHref}
        reviewHrefOf={reviewFromHere}
        lead={
          overview && (
            <WorkLine
              overview={overview}
              reviewHrefOf={reviewFromHere}
              documentHrefOf={documentHref}
              fieldHrefOf={collectionHref}
              onUpload={() => setDialog('upload')}
            />
          )
        }
        onUpload={() => setDialog('upload')}
        onCreate={() => setDialog('create')}
        onUseTemplate={(template) => change({ template })}
        onTrySamples={() => samples.mutate()}
        isAddingSamples={samples.isPending}
      />
      <PageDropZone
        label={t.dashboardPage.dropToUpload}
        disabled={open !== undefined}
        onFiles={(files) => {
          setDropped(files);
          setDialog('upload');
        }}
      />
      <Suspense>
        {open === 'upload' && <UploadDialog open onOpenChange={close} dropped={dropped} />}
        {open === 'create' && (
          <TemplateWizard
            {...(templateId !== undefined && { templateId })}
            {...(person !== undefined && { person })}
            onClose={close}
            onCreateManual={() => setDialog('manual')}
            onCreate={(template, name, forWhom) =>
              create.mutate({
                collection_name: name,
                template_id: template.id,
                ...(forWhom !== 'me' && { person: forWhom }),
              })
            }
            isCreating={create.isPending}
          />
        )}
        {open === 'manual' && <ManualCollectionDialog onClose={close} onCreated={openCollection} />}
      </Suspense>
    </PageFrame>
  );
}
