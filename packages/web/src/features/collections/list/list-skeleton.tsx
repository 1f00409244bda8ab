// The list before it is there, in its own shape.
import { Skeleton } from '#ui/skeleton.tsx';
import { t } from './messages.ts';

export function ListSkeleton() {
  return (
    <div role="status" aria-label={t.listSkeleton.loading}>
      <div className="grid grid-cols-3 divide-x rounded-lg border bg-surface">
        {['total', 'active', 'types'].map((key) => (
          <div key={key} className="px-4 py-3 sm:px-5">
            <Skeleton className="h-6 w-20 max-w-full" />
          </div>
        ))}
      </div>
      <Skeleton className="mt-6 h-9 sm:w-80" />
      <div className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <div key={key} className="flex h-56 flex-col rounded-lg border bg-surface py-4 pr-4 pl-5">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="mt-3 h-4" />
            <Skeleton className="mt-5 h-5.5 w-1/2" />
            <Skeleton className="mt-auto h-4 w-1/4" />
            <Skeleton className="mt-2.5 h-1" />
            <Skeleton className="mt-3 h-3.5 w-1/3" />
          </div>
        ))}
      </div>
    </div>
  );
}
