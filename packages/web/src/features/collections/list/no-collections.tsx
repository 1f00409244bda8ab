// The dashboard of somebody who has nothing yet.
import { FolderPlus, Sparkles, Upload } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { EmptyDrawing } from './empty-drawing.tsx';

export interface NoCollectionsProps {
  readonly onUpload: () => void;
  readonly onCreate: () => void;
  readonly onTrySamples: () => void;
  readonly isAddingSamples: boolean;
}

export function NoCollections({ onUpload, onCreate, onTrySamples, isAddingSamples }: NoCollectionsProps) {
  return (
    <EmptyState
      className="min-h-[400px] rounded-lg border bg-surface"
      picture={<EmptyDrawing />}
      title="Your papers, filled into any application"
      description="Upload a document once. Every collection that can use it fills itself and shows where each value came from."
      actions={
        <>
          <Button variant="primary" icon={<Upload />} onClick={onUpload}>
            Upload Documents
          </Button>
          <Button icon={<FolderPlus />} onClick={onCreate}>
            Create Collection
          </Button>
        </>
      }
    >
      <div className="mt-6 flex flex-col items-center gap-1 border-t pt-5">
        <p className="text-ink-3 text-sm">Nothing to upload yet?</p>
        <Button variant="ghost" size="sm" icon={<Sparkles />} loading={isAddingSamples} onClick={onTrySamples}>
          Try it with sample papers
        </Button>
      </div>
    </EmptyState>
  );
}
