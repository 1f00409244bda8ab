// Progress, sections and the last change, in one strip.
import type { Collection, CollectionValidation } from '@oneform/contract';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { RelativeTime } from '#lib/relative-time.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { t } from './messages.ts';

export interface CollectionFiguresProps {
  readonly collection: Collection;
  readonly validation: CollectionValidation | undefined;
}

export function CollectionFigures({ collection, validation }: CollectionFiguresProps) {
  const required = collection.sections.filter((section) => section.required).length;
  const optional = collection.sections.length - required;
  return (
    <div className="grid grid-cols-2 rounded-lg border bg-surface lg:grid-cols-[2fr_1fr_1fr]">
      <div className="col-span-2 border-b px-5 py-4 lg:col-span-1 lg:border-r lg:border-b-0">
        {collection.template_id === null ? (
          <Figure label={t.collectionFigures.dataStructure}>
            {t.collectionFigures.freeForm}
            <p className="mt-0.5 font-normal text-ink-2 text-sm">{t.collectionFigures.noPredefinedStructureOrganize}</p>
          </Figure>
        ) : (
          <Progress
            percent={validation?.completion_percentage ?? collection.completion_percentage}
            {...{ validation }}
          />
        )}
      </div>
      <div className="min-w-0 border-r px-5 py-4">
        <Figure label={t.collectionFigures.sections}>
          {collection.template_id === null ? (
            <span className="font-normal text-ink-2 text-sm">{t.collectionFigures.autoOrganizedFromYourData}</span>
          ) : (
            <>
              {t.collectionFigures.required(required)}
              <p className="mt-0.5 font-normal text-ink-2 text-sm">
                {optional > 0 ? t.collectionFigures.available(optional) : t.collectionFigures.noOptionalSections}
              </p>
            </>
          )}
        </Figure>
      </div>
      <div className="min-w-0 px-5 py-4">
        <Figure label={t.collectionFigures.lastUpdated}>
          <RelativeTime time={collection.updated_at} />
          <p className="mt-0.5 break-words font-normal text-ink-2 text-sm sm:truncate">
            {t.collectionFigures.versionBy(collection.data_version, collection.last_updated_by)}
          </p>
        </Figure>
      </div>
    </div>
  );
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <h2 className="text-ink-2 text-sm">{label}</h2>
      <div className="mt-0.5 font-semibold text-lg">{children}</div>
    </div>
  );
}

interface ProgressProps {
  readonly percent: number;
  readonly validation: CollectionValidation | undefined;
}

function Progress({ percent, validation }: ProgressProps) {
  const done = validation?.completed_fields.length ?? 0;
  const all = done + (validation?.missing_fields.length ?? 0);
  return (
    <>
      <div className="flex items-baseline justify-between">
        <h2 className="text-ink-2 text-sm">{t.collectionFigures.overallProgress}</h2>
        <span className="font-semibold text-lg tabular-nums">{percent}%</span>
      </div>
      <ProgressBar value={percent} label={t.collectionFigures.overallProgress2} className="mt-1.5 h-1.5" />
      <p className="mt-2 min-h-5 text-ink-2 text-sm">
        {percent === 100 ? (
          <span className="inline-flex items-center gap-1.5 font-medium text-green-ink">
            <CircleCheck aria-hidden="true" className="size-4" />
            {t.collectionFigures.collectionComplete}
          </span>
        ) : (
          validation && t.collectionFigures.ofFieldsCompleted(done, all)
        )}
      </p>
    </>
  );
}
