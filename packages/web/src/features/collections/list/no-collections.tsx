// The dashboard of somebody who has no collection yet: with papers, the applications that these would fill; without, the ways to begin.

import type { FilledByPapers } from '@oneform/contract';
import { FolderPlus, Plus, Sparkles, Upload } from 'lucide-react';
import type { z } from 'zod';
import { useDocumentsInWork } from '#lib/use-documents-in-work.ts';
import { useFilledByPapers } from '#lib/use-filled-by-papers.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { EmptyDrawing } from './empty-drawing.tsx';
import { t } from './messages.ts';

export interface NoCollectionsProps {
  readonly onUpload: () => void;
  readonly onCreate: () => void;
  readonly onUseTemplate: (templateId: string) => void;
  readonly onTrySamples: () => void;
  readonly isAddingSamples: boolean;
}

const SHOWN = 4;

export function NoCollections(props: NoCollectionsProps) {
  const filled = useFilledByPapers();
  const templates = filled?.templates.slice(0, SHOWN) ?? [];
  const hasPapers = (filled?.documents ?? 0) > 0;
  return (
    <EmptyState
      className="min-h-[400px] rounded-lg border bg-surface"
      picture={<EmptyDrawing />}
      title={templates.length > 0 ? t.noCollections.yourDocumentsCanFill : t.noCollections.fillAnyApplication}
      description={hasPapers ? t.noCollections.chooseAnApplicationItStarts : t.noCollections.uploadADocumentOnceEvery}
      actions={
        <>
          {templates.length > 0 && <Offers templates={templates} onUse={props.onUseTemplate} />}
          <Button variant={hasPapers ? 'secondary' : 'primary'} icon={<Upload />} onClick={props.onUpload}>
            {t.noCollections.uploadDocuments}
          </Button>
          <Button icon={<FolderPlus />} onClick={props.onCreate}>
            {t.noCollections.createCollection}
          </Button>
        </>
      }
    >
      {hasPapers && <InWork />}
      {filled && !hasPapers && (
        <div className="mt-6 flex flex-col items-center gap-1 border-t pt-5">
          <p className="text-ink-3 text-sm">{t.noCollections.nothingToUploadYet}</p>
          <Button
            variant="ghost"
            size="sm"
            icon={<Sparkles />}
            loading={props.isAddingSamples}
            onClick={props.onTrySamples}
          >
            {t.noCollections.tryItWithSampleDocuments}
          </Button>
        </div>
      )}
    </EmptyState>
  );
}

function InWork() {
  const inWork = useDocumentsInWork();
  if (inWork === 0) return null;
  return (
    <p role="status" className="mt-4 text-ink-3 text-sm">
      {t.noCollections.reading(inWork)}
    </p>
  );
}

interface OffersProps {
  readonly templates: z.infer<typeof FilledByPapers>['templates'];
  readonly onUse: (templateId: string) => void;
}

function Offers({ templates, onUse }: OffersProps) {
  return (
    <ul className="mb-3 grid w-full max-w-[640px] basis-full gap-2 text-left sm:grid-cols-2">
      {templates.map((template) => (
        <li key={template.template_id}>
          <button
            type="button"
            onClick={() => onUse(template.template_id)}
            className="flex w-full items-center gap-3 rounded-md border border-l-3 bg-surface px-3.5 py-2.5 text-left transition-colors duration-100 hover:bg-hover"
            style={{ borderLeftColor: template.template_color }}
          >
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{template.template_name}</span>
              <span className="block text-ink-2 text-sm tabular-nums">
                {t.noCollections.from(template.fields, template.documents.length)}
              </span>
            </span>
            <Plus aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
          </button>
        </li>
      ))}
    </ul>
  );
}
