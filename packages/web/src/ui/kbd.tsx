// The name of a key.
import type { ReactNode } from 'react';

export function Kbd({ children }: { readonly children: ReactNode }) {
  return (
    <kbd className="inline-flex h-5 min-w-5 items-center justify-center rounded-[5px] border bg-sunken px-1 font-medium font-sans text-ink-2 text-xs">
      {children}
    </kbd>
  );
}
