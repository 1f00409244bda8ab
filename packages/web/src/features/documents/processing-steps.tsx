// The three steps of reading a document, each with its time and what it found.
import type { ProcessingDetails } from '@oneform/contract';
import { clsx } from 'clsx';
import { Check, Circle, X } from 'lucide-react';
import { labelFromName } from '#lib/in-words.ts';
import { RelativeTime } from '#lib/relative-time.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { steps, typeWords } from './document-state.ts';
import { t } from './messages.ts';

const SHOWN_KEYS = 12;

type Step = (typeof steps)[number];

const purposes: Record<Step, string> = {
  categorization: t.processingSteps.readsThePagesAndIdentifies,
  extraction: t.processingSteps.findsTheValuesAndWhere,
  parsing: t.processingSteps.addsTheValues,
};

function Found({ details, step }: { readonly details: ProcessingDetails; readonly step: Step }) {
  const { categorization, extraction, parsing } = details.steps;
  if (step === 'categorization') {
    return categorization.document_type === null ? null : <p>{typeWords(categorization.document_type)}</p>;
  }
  if (step === 'extraction') {
    const found = extraction.result_summary;
    if (!found) return null;
    const keys = found.structured_data_keys;
    return (
      <>
        <p>
          {found.display_name && <span className="font-medium">{found.display_name}: </span>}
          {t.processingSteps.value(keys.length)}
          {found.additional_fields_count > 0 && t.processingSteps.and(found.additional_fields_count)}
        </p>
        {keys.length > 0 && (
          <p className="mt-0.5 text-ink-3">
            {keys.slice(0, SHOWN_KEYS).map(labelFromName).join(', ')}
            {keys.length > SHOWN_KEYS && t.processingSteps.andMore(keys.length - SHOWN_KEYS)}
          </p>
        )}
      </>
    );
  }
  const done = parsing.result_summary;
  if (!done) return null;
  return (
    <p>
      {t.processingSteps.updatedToDecide(done.collections_updated, done.conflicts_detected)}
      {done.unknown_fields > 0 && t.processingSteps.withoutAField(done.unknown_fields)}
    </p>
  );
}

function Mark({ state }: { readonly state: 'done' | 'now' | 'failed' | 'later' }) {
  if (state === 'now') return <Spinner className="text-blue" />;
  const Icon = state === 'done' ? Check : state === 'failed' ? X : Circle;
  return (
    <span
      className={clsx(
        'grid size-4.5 place-items-center rounded-full',
        state === 'done' && 'bg-green-soft text-green-ink',
        state === 'failed' && 'bg-red-soft text-red-ink',
        state === 'later' && 'text-control',
      )}
    >
      <Icon className="size-3" strokeWidth={3} />
    </span>
  );
}

const words = {
  done: t.processingSteps.done,
  now: t.processingSteps.inProgress,
  failed: t.processingSteps.failed,
  later: t.processingSteps.notStarted,
} as const;

export function ProcessingSteps({ details }: { readonly details: ProcessingDetails }) {
  const stateOfStep = (step: Step) => {
    if (details.steps[step].completed) return 'done';
    if (details.current_step !== step) return 'later';
    if (details.processing_status === 'error') return 'failed';
    return details.processing_status === 'processing' ? 'now' : 'later';
  };
  return (
    <ol className="flex flex-col gap-4">
      {steps.map((step) => {
        const state = stateOfStep(step);
        const { completed_at } = details.steps[step];
        return (
          <li key={step} className="flex gap-3">
            <span aria-hidden="true" className="mt-0.5 grid w-5 place-items-center self-start">
              <Mark state={state} />
            </span>
            <div className="min-w-0 flex-1 text-sm">
              <p className="flex justify-between gap-3 text-base">
                <span className={clsx('font-medium', state === 'later' && 'text-ink-3')}>
                  {labelFromName(step)}
                  <span className="sr-only">: {words[state]}</span>
                </span>
                {completed_at && <RelativeTime time={completed_at} className="shrink-0 text-ink-3 text-sm" />}
              </p>
              {state === 'done' ? (
                <Found details={details} step={step} />
              ) : (
                <p className="text-ink-3">{purposes[step]}</p>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
