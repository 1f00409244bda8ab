// One field with a value of its own: label, control, source mark, messages, help.
import { type FieldDefinition, isWithin, valueAt } from '@oneform/contract';
import { clsx } from 'clsx';
import { Check, CircleAlert, CircleHelp } from 'lucide-react';
import { memo, useEffect, useId, useRef, useState } from 'react';
import { valueInWords } from '#lib/in-words.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useEditor, useEditorState } from './editor-context.ts';
import { FieldConflict } from './field-conflict.tsx';
import { FieldControl } from './field-control.tsx';
import { FieldHelp } from './field-help.tsx';
import { FieldSource } from './field-source.tsx';
import { asText, tidyNumber } from './field-text.ts';
import { t } from './messages.ts';
import { isSameValue } from './same-value.ts';
import { stayInField } from './stay-in-field.ts';
import { useFieldValue } from './use-field-value.ts';
import { useMessages } from './use-messages.ts';

const smallClass = 'relative size-7! text-ink-3 touch:after:absolute touch:after:-inset-2';
/** Seen where the pointer or the focus is; on touch always. */
const quietClass = `${smallClass} pointer-fine:opacity-0 pointer-fine:focus-visible:opacity-100 pointer-fine:group-focus-within/field:opacity-100 pointer-fine:group-hover/field:opacity-100`;

/** From this share of the limit on, the counter shows without the field being in focus. */
const NEAR_LIMIT = 0.9;

export interface FieldProps {
  readonly field: FieldDefinition;
  readonly path: string;
}

export const AtomicField = memo(function AtomicField({ field, path }: FieldProps) {
  const id = useId();
  const { store } = useEditor();
  const row = useRef<HTMLDivElement>(null);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const { value, isTouched, change, done } = useFieldValue(path, field.type === 'number' ? tidyNumber : undefined);
  const { errors, isValid } = useMessages(field, value, isTouched);
  const isExcused = useEditorState(({ draft }) => draft.notApplicable.includes(path));
  const conflict = useEditorState(({ conflicts }) => conflicts.find((one) => one.path === path));
  const saved = useEditorState(({ base }) => valueAt(base.data, path));
  useArrival(path, row);

  /** Questions and lists are several controls under one name. */
  const hasControl = field.type !== 'boolean' && field.type !== 'array';
  const label = (
    <label
      id={`${id}-label`}
      htmlFor={hasControl ? id : undefined}
      className="min-w-0 text-pretty font-medium text-ink-2 text-sm"
    >
      {field.label}
      {field.required && (
        <>
          <span aria-hidden="true" className="ml-0.5 text-red-ink">
            *
          </span>
          {/* Controls of their own say so themselves. */}
          {!hasControl && <span className="sr-only"> {t.atomicField.required}</span>}
        </>
      )}
    </label>
  );
  if (isExcused) {
    return (
      <Row rowRef={row} path={path} label={label}>
        <div className="flex min-h-9 items-center gap-2 text-ink-3">
          {t.atomicField.doesNotApply}
          <Button
            size="sm"
            variant="ghost"
            onClick={(event) => {
              store.setNotApplicable(path, false);
              stayInField(event);
            }}
          >
            {t.atomicField.undo}
          </Button>
        </div>
      </Row>
    );
  }

  const text = asText(value);
  const copied = valueInWords(value);
  const limit = field.type === 'select' || field.type === 'boolean' ? undefined : field.max_length;
  const describedBy = [
    errors.length > 0 && `${id}-errors`,
    field.description && `${id}-description`,
    limit !== undefined && `${id}-counter`,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <Row
      rowRef={row}
      path={path}
      label={label}
      aside={
        <>
          <span className="inline-flex empty:hidden @lg/editor:w-5.5 @lg/editor:empty:inline-flex">
            <FieldSource path={path} value={value} isUnsaved={!isSameValue(value, saved)} />
          </span>
          <span className="inline-flex empty:hidden @lg/editor:w-7 @lg/editor:empty:inline-flex">
            {copied !== '' && <CopyButton text={copied} describedBy={`${id}-label`} className={quietClass} />}
          </span>
          <span className="inline-flex size-5 items-center justify-center text-green-ink empty:hidden @lg/editor:empty:inline-flex">
            {isValid && <Check role="img" aria-label={t.atomicField.valid} className="size-4" />}
          </span>
          <IconButton
            label={t.atomicField.aboutThisField}
            aria-describedby={`${id}-label`}
            icon={<CircleHelp />}
            size="sm"
            tooltip={false}
            aria-expanded={isHelpOpen}
            aria-controls={`${id}-help`}
            onClick={() => setIsHelpOpen(!isHelpOpen)}
            className={isHelpOpen ? smallClass : quietClass}
          />
        </>
      }
    >
      {/* Help that unfolds below leaves the counter its line. */}
      <div className={clsx('relative', limit !== undefined && (conflict || isHelpOpen) && 'mb-5.5')}>
        <FieldControl
          field={field}
          value={value}
          onChange={change}
          onDone={done}
          id={id}
          labelId={`${id}-label`}
          describedBy={describedBy || undefined}
          isInvalid={errors.length > 0}
        />
        {limit !== undefined && (
          <div
            className={clsx(
              'pointer-events-none absolute top-full right-0 z-10 flex items-center gap-1.5 pt-0.5 text-ink-3 text-xs tabular-nums',
              text.length >= limit * NEAR_LIMIT || 'invisible group-focus-within/field:visible',
            )}
          >
            <span id={`${id}-counter`}>{t.atomicField.characters(text.length, limit)}</span>
            <Badge className="h-4! px-1!">{t.atomicField.max(limit)}</Badge>
          </div>
        )}
      </div>
      {field.description && (
        <p id={`${id}-description`} className="sr-only">
          {field.description}
        </p>
      )}
      <div id={`${id}-errors`} aria-live="polite">
        {errors.map((message) => (
          <p
            key={message}
            className={clsx('mt-1 flex items-start gap-1 text-red-ink text-xs', limit !== undefined && 'pr-40')}
          >
            <CircleAlert aria-hidden="true" className="mt-0.5 size-3 shrink-0" />
            {message}
          </p>
        ))}
      </div>
      {conflict && <FieldConflict path={path} theirs={conflict.theirs} />}
      {isHelpOpen && <FieldHelp id={`${id}-help`} field={field} path={path} />}
    </Row>
  );
});

interface RowProps {
  readonly rowRef: React.RefObject<HTMLDivElement | null>;
  readonly path: string;
  readonly label: React.ReactNode;
  readonly aside?: React.ReactNode;
  readonly children: React.ReactNode;
}

/** Label before the control where there is room, above it where there is not. */
function Row({ rowRef, path, label, aside, children }: RowProps) {
  const { shownSource } = useEditor();
  const isShown = shownSource !== undefined && isWithin(path, shownSource);
  return (
    <div
      ref={rowRef}
      data-field={path}
      className={clsx(
        'group/field grid scroll-mt-40 grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 rounded-md [grid-template-areas:"label_aside""control_control"] @lg/editor:grid-cols-[12.5rem_minmax(0,1fr)_6.75rem] @lg/editor:[grid-template-areas:"label_control_aside"]',
      )}
    >
      <div className="flex items-center self-center [grid-area:label] @lg/editor:min-h-9 @lg/editor:self-start @lg/editor:py-2">
        {label}
      </div>
      <div
        className={clsx(
          'min-w-0 [grid-area:control]',
          isShown && '[&_:is(input,textarea,fieldset)]:border-accent [&_:is(input,textarea,fieldset)]:bg-accent-soft',
        )}
      >
        {children}
      </div>
      <div
        data-aside
        className="flex min-h-7 items-center justify-end gap-0.5 self-start [grid-area:aside] @lg/editor:min-h-9 @lg/editor:justify-start"
      >
        {aside}
      </div>
    </div>
  );
}

/** Scrolls to the field and puts the cursor into it when somebody wants to be brought here. */
function useArrival(path: string, row: React.RefObject<HTMLDivElement | null>): void {
  const { store } = useEditor();
  const target = useEditorState((state) => (state.target?.path === path ? state.target : null));
  useEffect(() => {
    if (!target) return;
    row.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    row.current
      ?.querySelector<HTMLElement>('input, textarea, select, [aria-pressed], button')
      ?.focus({ preventScroll: true });
    store.arrive();
  }, [target, row, store]);
}
