// Any address that leads nowhere.
import { Compass } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PRODUCT } from '#ui/logo.tsx';
import { paths } from '../paths.ts';

export default function NotFoundPage() {
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <title>{`Page not found · ${PRODUCT}`}</title>
      <EmptyState
        heading="h1"
        picture={<Compass />}
        title="Page not found"
        description="There’s no page at this address. It may have moved, or the link may be incomplete."
        actions={
          <Link to={paths.dashboard} className={buttonClass('primary')}>
            Back to Dashboard
          </Link>
        }
      />
    </main>
  );
}
