// The calendar of the date picker, a chunk of its own.
import { clsx } from 'clsx';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ChevronProps, DayPicker } from 'react-day-picker';
import { locale } from '#lib/language.ts';
import { t } from './messages.ts';

const chevrons = { left: ChevronLeft, right: ChevronRight, up: ChevronDown, down: ChevronDown } as const;
const arrow =
  'inline-flex size-8 items-center justify-center rounded-md text-ink-2 hover:bg-hover disabled:opacity-40 touch:size-11';

function Chevron({ orientation = 'down', className }: ChevronProps) {
  const Icon = chevrons[orientation];
  return <Icon aria-hidden="true" className={clsx('size-4', className)} />;
}

/** Holds the number as it is shown, so that it can be said to a voice control. */
function dayLabel(date: Date, { today, selected }: Readonly<Record<string, boolean>>): string {
  const day = new Intl.DateTimeFormat(locale() === 'en' ? 'en-GB' : locale(), { dateStyle: 'full' }).format(date);
  return `${today ? t.calendar.today : ''}${day}${selected ? t.calendar.selected : ''}`;
}

export interface CalendarProps {
  readonly selected: Date | undefined;
  readonly onSelect: (date: Date | undefined) => void;
}

export default function Calendar({ selected, onSelect }: CalendarProps) {
  const year = new Date().getFullYear();
  return (
    <DayPicker
      mode="single"
      autoFocus
      captionLayout="dropdown"
      startMonth={new Date(1900, 0)}
      endMonth={new Date(year + 50, 11)}
      {...(selected && { selected, defaultMonth: selected })}
      onSelect={onSelect}
      components={{ Chevron }}
      labels={{ labelDayButton: dayLabel }}
      classNames={{
        root: 'relative text-base',
        months: 'relative',
        nav: 'absolute inset-x-0 top-0 flex items-center justify-between',
        button_previous: arrow,
        button_next: arrow,
        month_caption: 'flex h-8 items-center justify-center touch:h-11',
        dropdowns: 'flex items-center gap-1.5 font-medium text-sm',
        dropdown_root:
          'relative inline-flex items-center rounded-sm hover:bg-hover focus-within:outline-2 focus-within:outline-focus',
        dropdown: 'absolute inset-0 w-full cursor-pointer appearance-none bg-raised opacity-0',
        caption_label: 'pointer-events-none inline-flex items-center gap-1 px-1.5 py-1',
        month_grid: 'mt-2 border-collapse',
        weekday: 'size-9 font-normal text-ink-3 text-xs',
        day: 'p-0 text-center',
        day_button: 'size-9 rounded-md tabular-nums hover:bg-hover touch:size-11',
        selected:
          '[&>button]:bg-accent [&>button]:font-semibold [&>button]:text-on-accent [&>button]:hover:bg-accent-hover',
        today: '[&:not([data-selected])>button]:font-semibold [&:not([data-selected])>button]:text-accent-ink',
        outside: 'text-ink-3',
      }}
    />
  );
}
