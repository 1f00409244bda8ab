// A collection that is not there, or that could not be loaded.
import { SearchX } from 'lucide-react';
import { isApiError } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { t } from './messages.ts';

export interface CollectionMissingProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onHome: () => void;
}

/** An id that is no id is as good as one that leads nowhere. */
const isMissing = (error: unknown): boolean => isApiError(error) && error.status >= 400 && error.status < 500;

export function CollectionMissing({ error, onRetry, onHome }: CollectionMissingProps) {
  const missing = isMissing(error);
  return (
    <EmptyState
      heading="h1"
      className="min-h-[60dvh]"
      picture={<SearchX />}
      title={missing ? t.collectionMissing.collectionNotFound : t.collectionMissing.theCollectionCouldNot}
      description={missing ? t.collectionMissing.theCollectionYoureLooking : t.collectionMissing.yourSavedDataIsSafe}
      actions={
        <>
          {!missing && (
            <Button variant="primary" onClick={onRetry}>
              {t.collectionMissing.retry}
            </Button>
          )}
          <Button variant={missing ? 'primary' : 'secondary'} onClick={onHome}>
            {t.collectionMissing.backToDashboard}
          </Button>
        </>
      }
    />
  );
}
