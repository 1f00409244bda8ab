// A plain list of texts: one line each, added and removed in place.
import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';
import { t } from './messages.ts';

export interface TextListProps {
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  readonly onBlur: () => void;
  readonly id: string;
  readonly label: string;
  readonly describedBy: string | undefined;
}

export function TextList({ value, onChange, onBlur, id, label, describedBy }: TextListProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  const add = () => {
    onChange([...value, '']);
    // The new line exists after this render.
    requestAnimationFrame(() => list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus());
  };
  return (
    <fieldset
      ref={list}
      id={id}
      tabIndex={-1}
      aria-label={label}
      aria-describedby={describedBy}
      className="flex flex-col gap-2"
    >
      {value.length > 0 && (
        <ul className="flex flex-col gap-2">
          {value.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
            <li key={index} className="flex items-center gap-1">
              <Input
                aria-label={`${label}, ${index + 1}`}
                value={text}
                onChange={(event) => onChange(value.with(index, event.target.value))}
                onBlur={onBlur}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  event.preventDefault();
                  add();
                }}
              />
              <IconButton
                label={t.textList.remove(text, index + 1)}
                icon={<X />}
                size="sm"
                onClick={() => {
                  onChange(value.toSpliced(index, 1));
                  onBlur();
                  list.current?.querySelector<HTMLElement>(':scope > button')?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <Button size="sm" variant="ghost" icon={<Plus />} onClick={add} className="self-start">
        {t.textList.add}
        <span className="sr-only"> {t.textList.to(label)}</span>
      </Button>
    </fieldset>
  );
}
