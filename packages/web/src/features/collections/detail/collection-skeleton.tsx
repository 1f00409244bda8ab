// A collection's page before it is there, in its own shape.
import { Skeleton } from '../../../ui/skeleton.tsx';

export function CollectionSkeleton() {
  return (
    <div role="status" aria-label="Loading...">
      <Skeleton className="h-8 w-44" />
      <Skeleton className="mt-4 h-8 w-80 max-w-full" />
      <Skeleton className="mt-3 h-5 w-56" />
      <Skeleton className="mt-6 h-28 rounded-lg" />
      <div className="mt-6 grid gap-6 lg:grid-cols-[260px_minmax(0,1fr)]">
        <Skeleton className="hidden h-80 rounded-lg lg:block" />
        <Skeleton className="h-[480px] rounded-lg" />
      </div>
    </div>
  );
}
