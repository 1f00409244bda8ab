// Tabs over panels, with a line under the chosen one.
import { clsx } from 'clsx';
import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export interface TabsProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly tabs: readonly { readonly value: T; readonly label: ReactNode; readonly disabled?: boolean }[];
  readonly className?: string;
  /** `TabPanel`s. */
  readonly children?: ReactNode;
}

export function Tabs<T extends string>({ label, value, onChange, tabs, className, children }: TabsProps<T>) {
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as T)} className={className}>
      <Radix.List aria-label={label} className="flex gap-1 overflow-x-auto overflow-y-hidden border-b">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled}
            className={clsx(
              'relative h-9 shrink-0 rounded-t-sm px-3 font-medium text-ink-2 text-sm outline-offset-[-2px] transition-colors duration-100 hover:text-ink disabled:opacity-50 data-[state=active]:text-ink touch:h-11',
              'after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:rounded-full data-[state=active]:after:bg-accent',
            )}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  );
}

export interface TabPanelProps {
  readonly value: string;
  /** -1 where the panel begins with a control: Tab then goes straight to it. */
  readonly tabIndex?: number;
  readonly className?: string;
  readonly children: ReactNode;
}

export function TabPanel({ value, tabIndex = 0, className, children }: TabPanelProps) {
  return (
    <Radix.Content value={value} tabIndex={tabIndex} className={clsx('pt-4 outline-offset-4', className)}>
      {children}
    </Radix.Content>
  );
}
