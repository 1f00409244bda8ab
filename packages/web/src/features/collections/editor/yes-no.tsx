// A yes/no question; pressing the chosen answer again takes it back, for "not answered" is no "no".
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { t } from './messages.ts';

export interface YesNoProps {
  readonly value: boolean | null;
  readonly onChange: (value: boolean | null) => void;
  readonly id: string;
  readonly labelledBy: string;
  readonly describedBy: string | undefined;
}

export function YesNo({ value, onChange, id, labelledBy, describedBy }: YesNoProps) {
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className="inline-flex w-fit rounded-md border border-control p-0.5"
    >
      {[true, false].map((answer) => {
        const chosen = value === answer;
        return (
          <button
            key={String(answer)}
            type="button"
            aria-pressed={chosen}
            onClick={() => onChange(chosen ? null : answer)}
            className={clsx(
              'inline-flex h-7.5 min-w-16 items-center justify-center gap-1.5 rounded-sm px-3 transition-colors duration-100 touch:h-10',
              chosen ? 'bg-accent-soft font-medium text-accent-ink' : 'text-ink-2 hover:bg-hover',
            )}
          >
            {chosen && <Check aria-hidden="true" className="size-3.5" />}
            {answer ? t.yesNo.yes : t.yesNo.no}
          </button>
        );
      })}
    </fieldset>
  );
}
