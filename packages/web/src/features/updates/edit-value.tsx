// Typing another value than the two that were offered; Enter takes it, Escape goes back.
import type { DataValue } from '@oneform/contract';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { DatePicker } from '#ui/date-picker.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { t } from './messages.ts';
import { isPlain } from './show-value.ts';

export interface EditValueProps {
  readonly label: string;
  /** Initial value; its kind decides the control. */
  readonly value: DataValue;
  /** Text that was typed here before and not saved. */
  readonly draft: string | undefined;
  readonly onDraft: (text: string) => void;
  readonly onSave: (value: DataValue) => void;
  readonly onCancel: () => void;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function EditValue({ label, value, draft, onDraft, onSave, onCancel }: EditValueProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(draft ?? (isPlain(value) ? String(value ?? '') : ''));
  const type = (next: string) => {
    setText(next);
    onDraft(next);
  };
  const isDate = typeof value === 'string' && DAY.test(value);
  const isNumber = typeof value === 'number';
  const invalid = isNumber && (text.trim() === '' || !Number.isFinite(Number(text)));
  useEffect(() => input.current?.select(), []);
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!invalid) onSave(isNumber ? Number(text) : text.trim());
      }}
    >
      <Field
        label={t.editValue.newValue(label)}
        error={invalid && text !== '' ? t.editValue.pleaseEnterAValidNumber : undefined}
      >
        {(control) =>
          isDate ? (
            <DatePicker {...control} value={text} onChange={type} />
          ) : (
            <Input
              {...control}
              ref={input}
              value={text}
              inputMode={isNumber ? 'decimal' : undefined}
              onChange={(event) => type(event.target.value)}
            />
          )
        }
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="sm" variant="primary" disabled={invalid}>
          {t.editValue.saveValue}
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {t.editValue.cancel}
        </Button>
      </div>
    </form>
  );
}
