// A control with its label, hint and error, tied together for screen readers.
import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Label } from './label.tsx';

/** Spread onto the control: `<Field label="Name">{(control) => <Input {...control} />}</Field>`. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

export interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** One message, or several; shown in red and announced. */
  readonly error?: string | readonly string[] | undefined;
  readonly required?: boolean;
  /** At the right of the label: a badge, a source mark. */
  readonly aside?: ReactNode;
  /** At the right under the control: a counter. */
  readonly counter?: ReactNode;
  readonly id?: string;
  readonly className?: string;
  readonly children: (control: FieldControl) => ReactNode;
}

export function Field({ label, hint, error, required = false, aside, counter, id, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const errors = error === undefined || error === '' ? [] : typeof error === 'string' ? [error] : error;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = errors.length > 0 ? `${controlId}-error` : undefined;
  const counterId = counter ? `${controlId}-counter` : undefined;
  const describedBy = [errorId, hintId, counterId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={clsx('flex min-w-0 flex-col gap-1.5', className)}>
      <div className="flex min-h-5 items-center justify-between gap-2">
        <Label htmlFor={controlId} id={`${controlId}-label`} required={required}>
          {label}
        </Label>
        {aside}
      </div>
      {children({
        id: controlId,
        'aria-describedby': describedBy,
        'aria-invalid': errors.length > 0 || undefined,
        'aria-required': required || undefined,
      })}
      {(errors.length > 0 || hint || counter) && (
        <div className="flex items-start justify-between gap-3 text-xs">
          <div className="min-w-0">
            <div id={errorId} aria-live="polite">
              {errors.map((message) => (
                <p key={message} className="flex items-start gap-1 text-red-ink">
                  <CircleAlert aria-hidden="true" className="mt-0.5 size-3 shrink-0" />
                  {message}
                </p>
              ))}
            </div>
            {hint && (
              <p id={hintId} className="text-ink-3">
                {hint}
              </p>
            )}
          </div>
          {counter && (
            <span id={counterId} className="shrink-0 text-ink-3 tabular-nums">
              {counter}
            </span>
          )}
        </div>
      )}
    </div>
  );
}
