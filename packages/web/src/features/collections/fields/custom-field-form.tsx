// The form of a made-up field: name, type, and options for a dropdown.
import { clsx } from 'clsx';
import { useId } from 'react';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { type CustomFieldDraft, type CustomFieldErrors, customTypes } from './custom-types.ts';
import { t } from './messages.ts';

export interface CustomFieldFormProps {
  readonly draft: CustomFieldDraft;
  readonly onChange: (draft: CustomFieldDraft) => void;
  readonly errors: CustomFieldErrors;
}

export function CustomFieldForm({ draft, onChange, errors }: CustomFieldFormProps) {
  const typeErrorId = useId();
  return (
    <div className="flex flex-col gap-4">
      <Field
        label={t.customFieldForm.name}
        required
        error={errors.name}
        hint={t.customFieldForm.lowercaseLettersNumbersUnderscoresStarting}
      >
        {(control) => (
          <Input
            {...control}
            value={draft.name}
            maxLength={120}
            autoComplete="off"
            onChange={(event) => onChange({ ...draft, name: event.target.value })}
          />
        )}
      </Field>
      <fieldset aria-describedby={errors.type ? typeErrorId : undefined}>
        <legend className="mb-1.5 font-medium text-ink-2 text-sm">
          {t.customFieldForm.type}
          <span aria-hidden="true" className="ml-0.5 text-red-ink">
            *
          </span>
        </legend>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {customTypes.map(({ value, label, hint }) => {
            const chosen = draft.type === value;
            return (
              <label
                key={value}
                className={clsx(
                  'relative flex cursor-pointer flex-col rounded-md border px-3 py-2 transition-colors duration-100 has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
                  chosen ? 'border-accent bg-accent-soft' : 'hover:border-control',
                )}
              >
                <input
                  type="radio"
                  name="custom-type"
                  value={value}
                  checked={chosen}
                  onChange={() => onChange({ ...draft, type: value })}
                  className="sr-only"
                />
                <span className="font-medium text-sm">{label}</span>
                <span className="text-ink-3 text-xs">{hint}</span>
              </label>
            );
          })}
        </div>
        <p id={typeErrorId} role="alert" className="mt-1.5 text-red-ink text-xs empty:hidden">
          {errors.type}
        </p>
      </fieldset>
      {draft.type === 'dropdown' && (
        <Field label={t.customFieldForm.options} required error={errors.options} hint={t.customFieldForm.onePerLine}>
          {(control) => (
            <Textarea
              {...control}
              value={draft.options}
              onChange={(event) => onChange({ ...draft, options: event.target.value })}
            />
          )}
        </Field>
      )}
    </div>
  );
}
