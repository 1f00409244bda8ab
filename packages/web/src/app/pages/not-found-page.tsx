// Any address that leads nowhere.
import { Compass } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { paths } from '../paths.ts';
import { t } from './messages.ts';

export default function NotFoundPage() {
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <title>{t.notFoundPage.pageNotFound}</title>
      <EmptyState
        heading="h1"
        picture={<Compass />}
        title={t.notFoundPage.pageNotFound2}
        description={t.notFoundPage.theresNoPage}
        actions={
          <Link to={paths.dashboard} className={buttonClass('primary')}>
            {t.notFoundPage.backToDashboard}
          </Link>
        }
      />
    </main>
  );
}
