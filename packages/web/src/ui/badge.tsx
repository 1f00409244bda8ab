// A small word in a tone that means something, or tinted with a template's colour.
import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';

export type Tone = 'neutral' | 'accent' | 'green' | 'blue' | 'amber' | 'orange' | 'red';

export const toneClass: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink-2',
  accent: 'bg-accent-soft text-accent-ink',
  green: 'bg-green-soft text-green-ink',
  blue: 'bg-blue-soft text-blue-ink',
  amber: 'bg-amber-soft text-amber-ink',
  orange: 'bg-orange-soft text-orange-ink',
  red: 'bg-red-soft text-red-ink',
};

export interface BadgeProps {
  readonly tone?: Tone;
  /** A colour (`#rrggbb`) that takes the tone's place; text keeps its contrast in light and dark. */
  readonly tint?: string | undefined;
  readonly icon?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Badge({ tone = 'neutral', tint, icon, className, children }: BadgeProps) {
  return (
    <span
      style={tint === undefined ? undefined : ({ '--tint': tint } as CSSProperties)}
      className={clsx(
        'inline-flex h-5.5 max-w-full items-center gap-1 rounded-sm px-1.5 font-medium text-xs [&_svg]:size-3 [&_svg]:shrink-0',
        tint === undefined
          ? toneClass[tone]
          : 'bg-[color-mix(in_oklab,var(--tint)_13%,var(--surface))] text-[color-mix(in_oklab,var(--tint)_38%,var(--ink))]',
        className,
      )}
    >
      {icon}
      <span className="truncate">{children}</span>
    </span>
  );
}
