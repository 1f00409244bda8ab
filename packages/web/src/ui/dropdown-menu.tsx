// A menu behind a button. An item acts after the menu has closed and focus is back on the button, so that
// a dialog opened from it returns the focus there.
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { createContext, type ReactNode, type RefObject, use, useRef } from 'react';

type Pending = RefObject<(() => void) | null>;
const PendingContext = createContext<Pending | null>(null);

export interface DropdownMenuProps {
  /** One button. */
  readonly trigger: ReactNode;
  readonly align?: 'start' | 'end';
  readonly defaultOpen?: boolean;
  readonly children: ReactNode;
}

export function DropdownMenu({ trigger, align = 'end', defaultOpen = false, children }: DropdownMenuProps) {
  const pending: Pending = useRef(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <PendingContext value={pending}>
      <Radix.Root defaultOpen={defaultOpen} modal={false}>
        <Radix.Trigger asChild ref={button}>
          {trigger}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            align={align}
            sideOffset={6}
            collisionPadding={8}
            onCloseAutoFocus={(event) => {
              const act = pending.current;
              if (!act) return;
              pending.current = null;
              event.preventDefault();
              button.current?.focus();
              act();
            }}
            className="z-50 min-w-48 max-w-80 animate-rise rounded-md bg-raised p-1 shadow-float data-[state=closed]:animate-leave"
          >
            {children}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </PendingContext>
  );
}

const itemClass =
  'flex min-h-8 cursor-default select-none items-center gap-2.5 rounded-sm px-2.5 py-1 text-base outline-none data-[disabled]:opacity-50 data-[highlighted]:bg-hover touch:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0';

export interface MenuItemProps {
  readonly icon?: ReactNode;
  readonly onSelect: () => void;
  readonly disabled?: boolean;
  readonly destructive?: boolean;
  /** A key, at the right. */
  readonly shortcut?: ReactNode;
  readonly children: ReactNode;
}

export function MenuItem({ icon, onSelect, disabled = false, destructive = false, shortcut, children }: MenuItemProps) {
  const pending = use(PendingContext);
  return (
    <Radix.Item
      disabled={disabled}
      onSelect={() => {
        if (pending) pending.current = onSelect;
      }}
      className={clsx(itemClass, destructive ? 'text-red-ink' : 'text-ink [&_svg]:text-ink-3')}
    >
      {icon}
      <span className="min-w-0 flex-1">{children}</span>
      {shortcut}
    </Radix.Item>
  );
}

export function MenuLabel({ children }: { readonly children: ReactNode }) {
  return <Radix.Label className="px-2.5 pt-2 pb-1 text-ink-3 text-xs">{children}</Radix.Label>;
}

export function MenuSeparator() {
  return <Radix.Separator className="-mx-1 my-1 h-px bg-line" />;
}

export interface MenuChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly options: readonly { readonly value: T; readonly label: string; readonly icon?: ReactNode }[];
}

/** One of a few, marked with a tick; the menu stays open. */
export function MenuChoice<T extends string>({ label, value, onChange, options }: MenuChoiceProps<T>) {
  return (
    <Radix.RadioGroup aria-label={label} value={value} onValueChange={(next) => onChange(next as T)}>
      {options.map((option) => (
        <Radix.RadioItem
          key={option.value}
          value={option.value}
          onSelect={(event) => event.preventDefault()}
          className={clsx(itemClass, 'text-ink [&_svg]:text-ink-3')}
        >
          {option.icon}
          <span className="flex-1">{option.label}</span>
          <Radix.ItemIndicator>
            <Check />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}
