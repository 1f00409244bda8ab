// The shape of the list while it comes.
import { Skeleton } from '#ui/skeleton.tsx';
import { t } from './messages.ts';

const rows = ['w-52', 'w-40', 'w-60', 'w-44', 'w-56'];

export function DocumentsSkeleton() {
  return (
    <div
      role="status"
      aria-label={t.documentsSkeleton.loadingDocuments}
      className="divide-y rounded-lg border bg-surface"
    >
      {rows.map((width) => (
        <div key={width} className="flex items-center gap-4 px-4 py-3">
          <Skeleton className="h-11 w-9" />
          <Skeleton className={`h-4 max-w-full ${width}`} />
          <Skeleton className="ml-auto h-5 w-20 max-sm:hidden" />
          <Skeleton className="h-5 w-24" />
        </div>
      ))}
    </div>
  );
}
