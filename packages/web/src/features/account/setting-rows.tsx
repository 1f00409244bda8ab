// Rows of a settings card: a name and its value.
import type { ReactNode } from 'react';

export function SettingRows({ children }: { readonly children: ReactNode }) {
  return <dl className="divide-y">{children}</dl>;
}

export interface SettingRowProps {
  readonly label: string;
  readonly children: ReactNode;
}

export function SettingRow({ label, children }: SettingRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-0.5 py-2.5">
      <dt className="text-ink-2">{label}</dt>
      <dd className="min-w-0 break-words font-medium">{children}</dd>
    </div>
  );
}
