// Parts of the palette's list.
import { Command } from 'cmdk';
import type { ReactNode } from 'react';

export interface PaletteGroupProps {
  readonly heading: string;
  readonly children: ReactNode;
}

export function PaletteGroup({ heading, children }: PaletteGroupProps) {
  return (
    <Command.Group
      heading={heading}
      className="pb-1 [&_[cmdk-group-heading]]:truncate [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-ink-3 [&_[cmdk-group-heading]]:text-xs"
    >
      {children}
    </Command.Group>
  );
}

export interface PaletteItemProps {
  readonly icon: ReactNode;
  readonly onSelect: () => void;
  /** Unique in the list. */
  readonly value: string;
  /** Search words of a command. */
  readonly name?: string;
  readonly aside?: ReactNode;
  /** A second line. */
  readonly detail?: ReactNode;
  readonly children: ReactNode;
}

export function PaletteItem({ icon, onSelect, value, name, aside, detail, children }: PaletteItemProps) {
  return (
    <Command.Item
      value={value}
      {...(name !== undefined && { keywords: [name] })}
      onSelect={onSelect}
      className="flex min-h-9 items-center gap-3 rounded-sm px-3 py-1 data-[selected=true]:bg-hover touch:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-3"
    >
      {icon}
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">{children}</span>
        {detail && <span className="block truncate text-ink-3 text-sm">{detail}</span>}
      </span>
      {aside}
    </Command.Item>
  );
}
