// A date: typed or picked from a calendar, which is loaded when it is first opened. It reads as dates do everywhere in the app.

import { clsx } from 'clsx';
import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { dayInWords } from '#lib/in-words.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { controlClass } from './input.tsx';
import { formatIsoDate, parseIsoDate, readFigures, tidyTypedDate } from './iso-date.ts';
import { t } from './messages.ts';
import { Popover } from './popover.tsx';
import { Spinner } from './spinner.tsx';

const Calendar = lazy(() => import('./calendar.tsx'));

export interface DatePickerProps {
  /** `yyyy-MM-dd` or ''; anything else is shown as it stands, to be mended. */
  readonly value: string;
  /** Gets `yyyy-MM-dd`, '' when cleared, or what is being typed. */
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  readonly id?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: true | undefined;
  readonly 'aria-required'?: true | undefined;
}

export function DatePicker({
  value,
  onChange,
  onBlur,
  disabled,
  placeholder = t.datePicker.pickADate,
  ...rest
}: DatePickerProps) {
  const [open, setOpen] = useState(false);
  /** Text being typed, until the field is left. */
  const [typed, setTyped] = useState<string>();
  const pick = (date: Date | undefined) => {
    setTyped(undefined);
    onChange(date ? formatIsoDate(date) : '');
    setOpen(false);
  };
  const readings = readFigures(value);
  return (
    <div className="relative">
      <input
        {...rest}
        type="text"
        autoComplete="off"
        value={typed ?? dayInWords(value)}
        placeholder={placeholder}
        disabled={disabled}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(tidyTypedDate(event.target.value));
        }}
        onBlur={() => {
          setTyped(undefined);
          onBlur?.();
        }}
        className={clsx(controlClass, 'h-9 pr-10 pl-3 tabular-nums touch:h-11 touch:text-lg')}
      />
      <Popover
        open={open}
        onOpenChange={setOpen}
        align="end"
        label={t.datePicker.calendar}
        trigger={
          <IconButton
            label={t.datePicker.openCalendar}
            icon={<CalendarDays />}
            size="sm"
            tooltip={false}
            disabled={disabled}
            className="absolute! top-0.5 right-0.5 touch:top-0"
          />
        }
        className="p-3"
      >
        <Suspense fallback={<Spinner label={t.datePicker.loading} className="m-1" />}>
          <Calendar selected={parseIsoDate(value)} onSelect={pick} />
        </Suspense>
        <div className="mt-2 flex justify-between border-t pt-2">
          <Button size="sm" variant="ghost" onClick={() => pick(undefined)} disabled={value === ''}>
            {t.datePicker.clear}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => pick(new Date())}>
            {t.datePicker.today}
          </Button>
        </div>
      </Popover>
      {readings.length > 1 && (
        <fieldset className="mt-1.5 flex flex-wrap items-center gap-2 text-sm">
          <legend className="sr-only">{t.datePicker.whichDayIsMeant}</legend>
          {readings.map((reading) => (
            <Button key={reading} size="sm" onClick={() => pick(parseIsoDate(reading))} disabled={disabled}>
              {dayInWords(reading)}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
