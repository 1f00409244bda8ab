// The control that suits a field's type.
import type { DataValue, FieldDefinition } from '@oneform/contract';
import { Combobox } from '#ui/combobox.tsx';
import { DatePicker } from '#ui/date-picker.tsx';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { asText, toNumber } from './field-text.ts';
import { t } from './messages.ts';
import { TextList } from './text-list.tsx';
import { YesNo } from './yes-no.tsx';

export interface FieldControlProps {
  readonly field: FieldDefinition;
  readonly value: DataValue | undefined;
  readonly onChange: (value: DataValue) => void;
  /** Hands over what was typed. */
  readonly onDone: () => void;
  readonly id: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
}

const inputTypes: Partial<Record<FieldDefinition['type'], string>> = { email: 'email', url: 'url' };

export function FieldControl(props: FieldControlProps) {
  const { field, value, onChange, onDone, id, labelId, describedBy, isInvalid } = props;
  const text = asText(value);
  const shared = {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid || undefined,
    'aria-required': field.required || undefined,
  } as const;
  switch (field.type) {
    case 'boolean':
      return (
        <YesNo
          id={id}
          labelledBy={labelId}
          describedBy={describedBy}
          value={typeof value === 'boolean' ? value : null}
          onChange={(answer) => {
            onChange(answer);
            onDone();
          }}
        />
      );
    case 'array':
      return (
        <TextList
          id={id}
          label={field.label}
          describedBy={describedBy}
          value={Array.isArray(value) ? (value as readonly DataValue[]).map(asText) : text === '' ? [] : [text]}
          onChange={onChange}
          onBlur={onDone}
        />
      );
    case 'select':
      return (
        <Combobox
          {...shared}
          allowCustom
          value={text}
          onChange={onChange}
          onBlur={onDone}
          options={(field.options ?? []).map((option) => ({ value: option, label: option }))}
          placeholder={field.placeholder ?? t.fieldControl.chooseOrType}
        />
      );
    case 'date':
    case 'formatted_date':
      return <DatePicker {...shared} value={text} onChange={onChange} onBlur={onDone} />;
    case 'text':
      return (
        <Textarea
          {...shared}
          value={text}
          maxLength={limitFor(field, text)}
          placeholder={field.placeholder}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onDone}
        />
      );
    case 'number':
      return (
        <Input
          {...shared}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          placeholder={field.placeholder}
          onChange={(event) => onChange(toNumber(event.target.value))}
          onBlur={onDone}
          className="tabular-nums"
        />
      );
    default:
      return (
        <Input
          {...shared}
          // Only the keyboard on touch devices: the messages are ours, not the browser's.
          inputMode={inputTypes[field.type] as 'email' | 'url' | undefined}
          autoComplete="off"
          value={text}
          maxLength={limitFor(field, text)}
          placeholder={field.placeholder}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onDone}
        />
      );
  }
}

/** A text that came longer than allowed is shown whole and can be shortened. */
const limitFor = ({ max_length }: FieldDefinition, text: string): number | undefined =>
  max_length === undefined || text.length > max_length ? undefined : max_length;
