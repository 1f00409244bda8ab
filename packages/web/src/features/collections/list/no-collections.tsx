// The dashboard of somebody who has no collection yet: with papers, the applications that these would fill; without, the ways to begin.

import type { FilledByPapers } from '@oneform/contract';
import { FolderPlus, Plus, Sparkles, Upload } from 'lucide-react';
import type { z } from 'zod';
import { count } from '#lib/format.ts';
import { useDocumentsInWork } from '#lib/use-documents-in-work.ts';
import { useFilledByPapers } from '#lib/use-filled-by-papers.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { EmptyDrawing } from './empty-drawing.tsx';

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
      title={
        templates.length > 0 ? 'Your documents can fill an application' : 'Fill any application from your documents'
      }
      description={
        hasPapers
          ? 'Choose an application. It starts filled in from your documents, and every value shows where it came from.'
          : 'Upload a document once. Every collection that can use it is filled in, and every value shows where it came from.'
      }
      actions={
        <>
          {templates.length > 0 && <Offers templates={templates} onUse={props.onUseTemplate} />}
          <Button variant={hasPapers ? 'secondary' : 'primary'} icon={<Upload />} onClick={props.onUpload}>
            Upload Documents
          </Button>
          <Button icon={<FolderPlus />} onClick={props.onCreate}>
            Create Collection
          </Button>
        </>
      }
    >
      {hasPapers && <InWork />}
      {filled && !hasPapers && (
        <div className="mt-6 flex flex-col items-center gap-1 border-t pt-5">
          <p className="text-ink-3 text-sm">Nothing to upload yet?</p>
          <Button
            variant="ghost"
            size="sm"
            icon={<Sparkles />}
            loading={props.isAddingSamples}
            onClick={props.onTrySamples}
          >
            Try it with sample documents
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
      Reading {count(inWork, 'document')}…
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
                {count(template.fields, 'field')} from {count(template.documents.length, 'document')}
              </span>
            </span>
            <Plus aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
          </button>
        </li>
      ))}
    </ul>
  );
}
