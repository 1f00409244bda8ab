// Suggestions of a combobox; the text box keeps the focus and names the active one.
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { Ref } from 'react';
import type { ComboboxOption } from './combobox-options.ts';
import { t } from './messages.ts';

interface ComboboxListProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly id: string;
  readonly options: readonly ComboboxOption[];
  readonly value: string;
  /** Index of the option that the keys are at, -1 for none. */
  readonly active: number;
  readonly onActive: (index: number) => void;
  readonly onChoose: (option: ComboboxOption) => void;
}

export function ComboboxList({ ref, id, options, value, active, onActive, onChoose }: ComboboxListProps) {
  return (
    <div
      ref={ref}
      id={id}
      role="listbox"
      aria-label={t.comboboxList.suggestions}
      className="max-h-64 overflow-y-auto p-1"
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text box handles the keys
        // biome-ignore lint/a11y/useFocusableInteractive: as above
        <div
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={option.value === value}
          onMouseMove={() => onActive(index)}
          onClick={() => onChoose(option)}
          className={clsx(
            'flex min-h-8 items-center gap-2 rounded-sm px-2.5 py-1 text-base touch:min-h-11',
            index === active && 'bg-hover',
          )}
        >
          <span className="min-w-0 flex-1 break-words">
            {option.label}
            {option.hint !== undefined && <span className="block text-ink-2 text-xs">{option.hint}</span>}
          </span>
          {option.value === value && <Check aria-hidden="true" className="size-4 shrink-0 text-accent-ink" />}
        </div>
      ))}
    </div>
  );
}
