// Page shown when a page broke: nothing saved is lost, and a link leads on.
import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { t } from './messages.ts';

/** A chunk that is gone (a new version was put up) or could not be fetched. */
const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script|preload/i.test(error.message);

export function RouteError() {
  const error = useRouteError();
  useEffect(() => {
    if (!isLoadFailure(error)) console.error(error);
  }, [error]);
  return (
    <main className="flex min-h-[70dvh] items-center justify-center">
      <EmptyState
        heading="h1"
        picture={<CloudOff />}
        title={isLoadFailure(error) ? t.routeError.thisPageCouldNot : t.routeError.somethingWentWrong}
        description={isLoadFailure(error) ? t.routeError.eitherTheConnectionWasLost : t.routeError.yourSavedDataIsSafe}
        actions={
          <Button variant="primary" onClick={() => window.location.reload()}>
            {t.routeError.reloadPage}
          </Button>
        }
      />
    </main>
  );
}
