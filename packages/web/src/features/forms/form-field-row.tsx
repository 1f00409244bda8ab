// One field of the form: what stands there and why, where it comes from, and the way to have it otherwise.

import { type FormField, fillReasons, fillStatusWords, type ValueSource } from '@oneform/contract';
import { clsx } from 'clsx';
import { Check, CircleCheck, CircleDashed, CircleHelp, FileText, SquarePen, TriangleAlert, Undo2 } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { translate } from '#lib/language.ts';
import { scrollTo } from '#lib/scroll-to.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { SourceMark, type SourceState } from '#ui/source-mark.tsx';
import { AnswerField } from './answer-field.tsx';
import { accept, type Decision, isAnswer } from './decisions.ts';
import { placeInWords } from './list-values.ts';
import { t } from './messages.ts';
import { MoveButtons } from './move-buttons.tsx';
import { canAccept, canChange, type Workplace } from './use-workplace.ts';

const looks = {
  verified: { icon: Check, tone: 'text-ink-2' },
  overflow: { icon: FileText, tone: 'text-amber-ink' },
  differs: { icon: TriangleAlert, tone: 'text-red-ink' },
  unsure: { icon: CircleHelp, tone: 'text-amber-ink' },
  blank: { icon: CircleDashed, tone: 'text-ink-3' },
} as const;

const decided = { icon: CircleCheck, tone: 'text-accent-ink', words: t.formFieldRow.willChange } as const;

/** Describes the source of a value, as the collection's own page does. */
export type DescribeSource = (source: ValueSource) => { readonly state: SourceState; readonly text: string };

export interface FormFieldRowProps {
  readonly field: FormField;
  readonly work: Workplace;
  readonly describeSource: DescribeSource;
}

export function FormFieldRow({ field, work, describeSource }: FormFieldRowProps) {
  const labelId = useId();
  const decision = work.decisions.get(field.name);
  const { icon: Icon, tone } = decision ? decided : looks[field.status];
  const words = decision ? decided.words : translate(fillStatusWords[field.status]);
  const isActive = work.active?.name === field.name;
  const isEditing = isActive && work.isEditing;
  const row = useRowInView(isActive, isEditing, work.isLed);
  const source = field.path === undefined ? undefined : work.source.sourceOf(field.path);
  return (
    <li
      ref={row}
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-current={isActive || undefined}
      className={clsx(
        'scroll-m-4 px-2 py-2.5 outline-none transition-shadow duration-120',
        isActive ? 'rounded-md bg-accent-soft/40 shadow-[0_0_0_1px_var(--focus)]' : 'border-b last:border-b-0',
      )}
    >
      <div className="flex items-start gap-3">
        <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${tone}`} />
        <div className="min-w-0 flex-1">
          {/* Shows its place. Focus alone does not: what opens and folds would move the button that is being pressed. */}
          <button
            type="button"
            id={labelId}
            onClick={() => work.look(field.name)}
            className="min-h-6 max-w-full break-words rounded-sm text-left text-ink-2 text-sm hover:text-ink"
          >
            <span className="sr-only">{words}: </span>
            {field.label}
          </button>
          <Value field={field} decision={decision} />
          {!decision && <Why field={field} place={placeOf(field, work)} source={source && describeSource(source)} />}
        </div>
        <div className="flex shrink-0 gap-1">
          {canAccept(field, decision) && (
            <Button
              size="sm"
              icon={<Check />}
              aria-describedby={labelId}
              onClick={() => work.settle(field, accept(field))}
            >
              {t.formFieldRow.use}
            </Button>
          )}
          {decision && (
            <IconButton
              size="sm"
              label={t.formFieldRow.undoTheChange(field.label)}
              icon={<Undo2 />}
              onClick={() => work.undo(field)}
            />
          )}
          {canChange(field) && !isEditing && (
            <IconButton
              size="sm"
              label={t.formFieldRow.change(field.label)}
              icon={<SquarePen />}
              onClick={() => work.look(field.name, true)}
            />
          )}
        </div>
      </div>
      {isEditing && <AnswerField field={field} work={work} />}
      {isActive && work.canMove(field) && <MoveButtons field={field} work={work} />}
    </li>
  );
}

/** The row takes the focus from what is no place of the page, so that the keys and a screen reader are where the eye is. */
function useRowInView(isActive: boolean, isEditing: boolean, isLed: boolean) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isActive) return;
    const { activeElement } = document;
    const isElsewhere = activeElement?.getAttribute('role') !== 'listbox' && !row.current?.contains(activeElement);
    if (!isEditing && isElsewhere) row.current?.focus({ preventScroll: true });
    // The notes on the whole form are above the first row, and are read first.
    if (isLed) scrollTo(row.current, 'nearest');
  }, [isActive, isEditing, isLed]);
  return row;
}

const placeOf = ({ path }: FormField, { source }: Workplace) =>
  path === undefined ? undefined : placeInWords(source, path);

function Value({ field, decision }: { readonly field: FormField; readonly decision: Decision | undefined }) {
  if (decision && !isAnswer(decision)) return <p className="break-words">{t.formFieldRow.moves(field.value)}</p>;
  if (decision)
    return (
      <p className="break-words">
        {decision.shown === '' ? t.formFieldRow.willBeLeftBlank : t.formFieldRow.changesTo(decision.shown)}
      </p>
    );
  if (field.value === '') return null;
  return <p className={clsx('break-words', field.status === 'unsure' && 'text-ink-2')}>{field.value}</p>;
}

interface WhyProps {
  readonly field: FormField;
  readonly place: string | undefined;
  readonly source: ReturnType<DescribeSource> | undefined;
}

function Why({ field, place, source }: WhyProps) {
  const reason = field.reason === undefined ? undefined : translate(fillReasons[field.reason]);
  return (
    <>
      {reason !== undefined && <p className="break-words text-ink-3 text-xs">{reason}</p>}
      {place !== undefined && field.value !== '' && (
        <p className="break-words text-ink-3 text-xs">
          {place} {source && <SourceMark state={source.state} text={source.text} />}
        </p>
      )}
    </>
  );
}
