// The centred spinner of a page that is not known yet.
import { Spinner } from '#ui/spinner.tsx';
import { t } from './messages.ts';

export function PageSpinner() {
  return (
    <div className="flex min-h-dvh items-center justify-center">
      <Spinner label={t.pageSpinner.loading} />
    </div>
  );
}
