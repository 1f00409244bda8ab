// Whether the same form is to be filled this way again: kept only when the person says so.
import type { CollectionData, FormReport } from '@oneform/contract';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useState } from 'react';
import { explainError, isApiError } from '#lib/api-error.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { t } from './messages.ts';
import { toPlaces, useForgetForm, useRememberForm } from './saved-forms.ts';

export interface RememberFormProps {
  readonly report: FormReport;
  /** Data that the form was filled from. */
  readonly data: CollectionData;
  /** The file's. */
  readonly name: string;
  /** Decisions that the form does not hold yet. */
  readonly hasChanges: boolean;
}

export function RememberForm({ report, data, name, hasChanges }: RememberFormProps) {
  const remember = useRememberForm();
  const forget = useForgetForm();
  const [id, setId] = useState(report.saved_form_id);
  /** The remembered filling is this one, or the one before the first of this sitting. */
  const [kept, setKept] = useState(id === undefined ? undefined : report);
  if (report.print === '') return null;
  const isCurrent = id !== undefined && kept === report;
  const save = () =>
    remember.mutate(
      { id, name, print: report.print, places: toPlaces(report, data) },
      {
        onSuccess: (saved) => {
          setId(saved.id);
          setKept(report);
        },
        // Forgotten meanwhile, in another window.
        onError: (error) => isApiError(error, 'not_found') && setId(undefined),
      },
    );
  const drop = () => id !== undefined && forget.mutate(id, { onSettled: () => setId(undefined) });
  const Icon = id === undefined ? Bookmark : BookmarkCheck;
  return (
    <section aria-label={t.rememberForm.rememberThisForm} className="mt-4 rounded-lg border bg-surface px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Icon aria-hidden="true" className="size-4 shrink-0 text-ink-2" />
        <p role="status" className="min-w-0 flex-1 basis-40 text-pretty text-sm">
          {id === undefined ? (
            <>
              {t.rememberForm.fillThisFormTheSame}{' '}
              <span className="text-ink-2">{t.rememberForm.placesAndFieldNames}</span>
            </>
          ) : (
            t.rememberForm.thisFormIsRemembered
          )}
        </p>
        <div className="flex gap-2">
          {id !== undefined && (
            <Button size="sm" variant="ghost" loading={forget.isPending} onClick={drop}>
              {t.rememberForm.forget}
            </Button>
          )}
          {!isCurrent && (
            <Button size="sm" loading={remember.isPending} disabled={hasChanges} onClick={save}>
              {id === undefined ? t.rememberForm.remember : t.rememberForm.update}
            </Button>
          )}
        </div>
      </div>
      {!isCurrent && hasChanges && <p className="mt-1 text-ink-2 text-xs">{t.rememberForm.fillAgainFirstSo}</p>}
      {remember.isError && (
        <Banner tone="red" className="mt-2">
          {explainError(remember.error) ?? t.rememberForm.theFormCouldNot}
        </Banner>
      )}
    </section>
  );
}
