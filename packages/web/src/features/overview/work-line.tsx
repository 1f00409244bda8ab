// The first line of the dashboard: what to do now.
import type { ExpiringPaper, Overview } from '@oneform/contract';
import { CalendarClock, FilePlus2, ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { count, formatDay } from '#lib/format.ts';
import { buttonClass } from '#ui/button.tsx';

export interface WorkLineProps {
  readonly overview: Overview;
  readonly reviewHrefOf: (documentId: string) => string;
  readonly documentHrefOf: (documentId: string) => string;
  readonly onUpload: () => void;
}

/** Nothing to do: nothing is shown. */
export function WorkLine({ overview, reviewHrefOf, documentHrefOf, onUpload }: WorkLineProps) {
  const { waiting, wanted_paper: wanted, expiring } = overview;
  const [first] = waiting;
  const [soonest] = expiring;
  if (!first && !wanted && !soonest) return null;
  const decisions = waiting.reduce((sum, document) => sum + document.decisions, 0);
  return (
    <section aria-label="What to do now" className="divide-y rounded-lg border bg-surface">
      {first && (
        <Task
          icon={<ListChecks />}
          action={
            <Link to={reviewHrefOf(first.document_id)} className={buttonClass('primary', 'sm')}>
              Review
            </Link>
          }
        >
          <strong className="font-semibold">{count(decisions, 'decision')}</strong> in{' '}
          {count(waiting.length, 'document')}
        </Task>
      )}
      {wanted && (
        <Task
          icon={<FilePlus2 />}
          action={
            <button type="button" onClick={onUpload} className={buttonClass('secondary', 'sm')}>
              Upload it
            </button>
          }
        >
          <strong className="font-semibold">{wanted.label}</strong> would fill {count(wanted.fields, 'field')} in{' '}
          {count(wanted.collections, 'application')}
        </Task>
      )}
      {soonest && (
        <Task
          icon={<CalendarClock />}
          action={
            <Link to={documentHrefOf(soonest.document_id)} className={buttonClass('secondary', 'sm')}>
              View
            </Link>
          }
        >
          <strong className="font-semibold">{soonest.display_name}</strong> {expiryInWords(soonest)}
          {expiring.length > 1 && `, and ${count(expiring.length - 1, 'other document')} soon`}
        </Task>
      )}
    </section>
  );
}

const expiryInWords = ({ expires_on: day }: ExpiringPaper): string =>
  `${day < new Date().toISOString().slice(0, 10) ? 'expired' : 'expires'} on ${formatDay(day, { day: 'numeric', month: 'long', year: 'numeric' })}`;

interface TaskProps {
  readonly icon: ReactNode;
  readonly action: ReactNode;
  readonly children: ReactNode;
}

function Task({ icon, action, children }: TaskProps) {
  return (
    <div className="flex min-h-12 items-center gap-3 py-2 pr-2 pl-4 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-ink-3">
      {icon}
      <p className="min-w-0 flex-1 text-pretty tabular-nums">{children}</p>
      {action}
    </div>
  );
}
