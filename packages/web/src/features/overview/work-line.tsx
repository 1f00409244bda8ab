// The first line of the dashboard: what to do now.
import { api, type ExpiringPaper, type Overview } from '@oneform/contract';
import { useMutation } from '@tanstack/react-query';
import { CalendarClock, CalendarX2, FilePlus2, ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { explainError } from '#lib/api-error.ts';
import { download } from '#lib/download.ts';
import { formatDay } from '#lib/format.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';
import { t } from './messages.ts';

export interface WorkLineProps {
  readonly overview: Overview;
  readonly reviewHrefOf: (documentId: string) => string;
  readonly documentHrefOf: (documentId: string) => string;
  /** The collection, opened at a field. */
  readonly fieldHrefOf: (collectionId: string, path: string) => string;
  readonly onUpload: () => void;
}

/** Nothing to do: nothing is shown. */
export function WorkLine({ overview, reviewHrefOf, documentHrefOf, fieldHrefOf, onUpload }: WorkLineProps) {
  const { waiting, wanted_paper: wanted, expiring, too_early: tooEarly } = overview;
  const [first] = waiting;
  const [soonest] = expiring;
  const [early] = tooEarly;
  if (!first && !wanted && !soonest && !early) return null;
  const decisions = waiting.reduce((sum, document) => sum + document.decisions, 0);
  return (
    <section aria-label={t.workLine.whatToDoNow} className="divide-y rounded-lg border bg-surface">
      {first && (
        <Task
          icon={<ListChecks />}
          action={
            <Link to={reviewHrefOf(first.document_id)} className={buttonClass('primary', 'sm')}>
              {t.workLine.review}
            </Link>
          }
        >
          <strong className="font-semibold">{t.workLine.decision(decisions)}</strong> {t.workLine.inIt(waiting.length)}
        </Task>
      )}
      {wanted && (
        <Task
          icon={<FilePlus2 />}
          action={
            <button type="button" onClick={onUpload} className={buttonClass('secondary', 'sm')}>
              {t.workLine.uploadIt}
            </button>
          }
        >
          <strong className="font-semibold">{wanted.label}</strong>{' '}
          {t.workLine.wouldFill(wanted.fields, wanted.collections)}
        </Task>
      )}
      {early && (
        <Task
          icon={<CalendarX2 />}
          action={
            <Link to={fieldHrefOf(early.collection_id, early.path)} className={buttonClass('secondary', 'sm')}>
              {t.workLine.show}
            </Link>
          }
        >
          <strong className="font-semibold">{early.collection_name}</strong>
          {t.workLine.isAndMust(early.label, dayInWords(early.expires_on), dayInWords(early.needed_until))}
        </Task>
      )}
      {soonest && (
        <Task
          icon={<CalendarClock />}
          action={
            <span className="flex shrink-0 gap-1">
              <SaveCalendar />
              <Link to={documentHrefOf(soonest.document_id)} className={buttonClass('secondary', 'sm')}>
                {t.workLine.view}
              </Link>
            </span>
          }
        >
          <strong className="font-semibold">{soonest.display_name}</strong> {expiryInWords(soonest)}
          {expiring.length > 1 && t.workLine.andSoon(expiring.length - 1)}
        </Task>
      )}
    </section>
  );
}

const expiryInWords = ({ expires_on: day }: ExpiringPaper): string =>
  t.workLine.on(day < new Date().toISOString().slice(0, 10), dayInWords(day));

const dayInWords = (day: string): string => formatDay(day, { day: 'numeric', month: 'long', year: 'numeric' });

/** Everything that expires, as a file that calendars open. */
function SaveCalendar() {
  const save = useMutation({
    mutationFn: () => download(api.overview.calendar, {}),
    onError: (error) => toast.error(t.workLine.failedToSaveTheCalendar, { description: explainError(error) }),
  });
  return (
    <Button size="sm" variant="ghost" loading={save.isPending} onClick={() => save.mutate()}>
      {t.workLine.addToCalendar}
    </Button>
  );
}

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
