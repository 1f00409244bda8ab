// The list before it is there, in its own shape.
import { Skeleton } from '../../../ui/skeleton.tsx';

export function ListSkeleton() {
  return (
    <div role="status" aria-label="Loading...">
      <div className="grid grid-cols-3 gap-3">
        {['total', 'active', 'types'].map((key) => (
          <Skeleton key={key} className="h-16 rounded-lg" />
        ))}
      </div>
      <Skeleton className="mt-6 h-9 max-w-sm" />
      <div className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} className="h-56 rounded-lg" />
        ))}
      </div>
    </div>
  );
}
