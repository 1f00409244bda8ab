// A text box with suggestions (ARIA combobox); takes values of its own when `allowCustom` is set.
import { clsx } from 'clsx';
import { ChevronsUpDown } from 'lucide-react';
import { Popover as Radix } from 'radix-ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { ComboboxList } from './combobox-list.tsx';
import { type ComboboxOption, findOption, matchOptions } from './combobox-options.ts';
import { controlClass } from './input.tsx';
import { t } from './messages.ts';

export interface ComboboxProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly ComboboxOption[];
  /** Typed text that matches no option is the value. */
  readonly allowCustom?: boolean;
  readonly onBlur?: () => void;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly maxLength?: number | undefined;
  readonly id?: string;
  readonly className?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: true | undefined;
  readonly 'aria-required'?: true | undefined;
}

/** The state of the box: the typed text, the active option, and the keys. */
function useCombobox({ value, onChange, options, allowCustom = false, onBlur, disabled }: ComboboxProps) {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  /** Null while nothing is being typed: the box then shows the value's label. */
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const shown = query === null ? options : matchOptions(options, query);
  const current = findOption(options, value);

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const show = () => {
    if (disabled || open) return;
    setOpen(true);
    setActive(query === null ? options.findIndex((option) => option.value === value) : -1);
  };
  const choose = (option: ComboboxOption) => {
    setQuery(null);
    setOpen(false);
    onChange(option.value);
  };
  const settle = () => {
    setOpen(false);
    if (query !== null) {
      const known = findOption(options, query.trim());
      if (known) onChange(known.value);
      else if (allowCustom || query.trim() === '') onChange(query.trim());
      setQuery(null);
    }
    onBlur?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) return show();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (shown.length > 0) setActive((active + step + shown.length) % shown.length);
    } else if (event.key === 'Enter' && open) {
      const option = shown[active];
      if (option) {
        event.preventDefault();
        choose(option);
      }
    } else if (event.key === 'Escape' && open) {
      event.stopPropagation();
      event.nativeEvent.stopImmediatePropagation();
      setOpen(false);
      setQuery(null);
    }
  };
  const type = (text: string) => {
    setQuery(text);
    setActive(-1);
    setOpen(true);
    if (allowCustom) onChange(findOption(options, text)?.value ?? text);
  };
  return { list, listId, open, query, active, setActive, shown, current, show, choose, settle, type, onKeyDown };
}

export function Combobox(props: ComboboxProps) {
  const { value, options, allowCustom = false, placeholder, disabled, maxLength, className } = props;
  const box = useCombobox(props);
  const { list, listId, open, query, active, shown, current } = box;

  return (
    <Radix.Root open={open && (shown.length > 0 || allowCustom)}>
      <Radix.Anchor asChild>
        <div className={clsx('relative', className)}>
          <input
            id={props.id}
            role="combobox"
            type="text"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
            aria-label={props['aria-label']}
            aria-describedby={props['aria-describedby']}
            aria-invalid={props['aria-invalid']}
            aria-required={props['aria-required']}
            value={query ?? current?.label ?? value}
            placeholder={placeholder}
            disabled={disabled}
            maxLength={maxLength}
            onChange={(event) => box.type(event.target.value)}
            onClick={box.show}
            onBlur={box.settle}
            onKeyDown={box.onKeyDown}
            className={clsx(controlClass, 'h-9 pr-8 pl-3 touch:h-11 touch:text-lg')}
          />
          <ChevronsUpDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-ink-3"
          />
        </div>
      </Radix.Anchor>
      <Radix.Portal>
        <Radix.Content
          role="presentation"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          // Pressing the mouse on an option must not take the focus from the box.
          onMouseDown={(event) => event.preventDefault()}
          className="z-50 w-(--radix-popover-trigger-width) animate-rise overflow-hidden rounded-md bg-raised shadow-float"
        >
          <ComboboxList
            ref={list}
            id={listId}
            options={shown}
            value={value}
            active={active}
            onActive={box.setActive}
            onChoose={box.choose}
          />
          {allowCustom && query !== null && query.trim() !== '' && !findOption(options, query.trim()) && (
            <p className="border-t px-3.5 py-2 text-ink-2 text-sm">{t.combobox.isntInTheList(query.trim())}</p>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
