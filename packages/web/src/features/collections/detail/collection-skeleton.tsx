// A collection's page before it is there, in its own shape.
import { Skeleton } from '#ui/skeleton.tsx';
import { t } from './messages.ts';

export function CollectionSkeleton() {
  return (
    <div role="status" aria-label={t.collectionSkeleton.loading}>
      <h1 className="sr-only">{t.collectionSkeleton.collection}</h1>
      <Skeleton className="h-8 w-44" />
      <Skeleton className="mt-4 h-8 w-80 max-w-full" />
      <Skeleton className="mt-3 h-5 w-56" />
      <div className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4 rounded-lg border bg-surface px-5 py-4 lg:grid-cols-[2fr_1fr_1fr]">
        <Skeleton className="col-span-2 h-16 lg:col-span-1" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[260px_minmax(0,1fr)]">
        <div className="hidden flex-col gap-4 rounded-lg border bg-surface p-4 lg:flex">
          {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => (
            <Skeleton key={key} className="h-7" />
          ))}
        </div>
        <div className="flex flex-col gap-4.5 rounded-lg border bg-surface p-5">
          <Skeleton className="mb-2 h-6 w-48" />
          {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
            <div key={key} className="grid gap-x-3 gap-y-1.5 sm:grid-cols-[12.5rem_minmax(0,1fr)_5.25rem]">
              <Skeleton className="h-5 w-28 self-center" />
              <Skeleton className="h-9" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
