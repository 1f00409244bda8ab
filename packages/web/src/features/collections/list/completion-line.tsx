// Progress of a collection: a thin bar, its figure and a word.
import type { CollectionSummary } from '@oneform/contract';
import { CircleCheck } from 'lucide-react';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { isFreeForm } from '../collection-badges.ts';
import { t } from './messages.ts';

export function CompletionLine({ collection }: { readonly collection: CollectionSummary }) {
  if (isFreeForm(collection)) return <p className="text-ink-3 text-sm">{t.completionLine.freeFormData}</p>;
  const percent = collection.completion_percentage;
  return (
    <div>
      <div className="mb-1.5 flex items-center justify-between text-sm">
        {percent === 100 ? (
          <span className="inline-flex items-center gap-1.5 font-medium text-green-ink">
            <CircleCheck aria-hidden="true" className="size-3.5" />
            {t.completionLine.complete}
          </span>
        ) : (
          <span className="text-ink-2">{t.completionLine.inProgress}</span>
        )}
        <span className="text-ink-2 tabular-nums">{percent}%</span>
      </div>
      <ProgressBar value={percent} label={t.completionLine.completionOf(collection.collection_name)} />
    </div>
  );
}
