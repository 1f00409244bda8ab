// A person beside a paper or an application: initials in a circle and the name.
import { clsx } from 'clsx';

export interface PersonMarkProps {
  readonly name: string;
  readonly initials: string;
  readonly className?: string;
}

export function PersonMark({ name, initials, className }: PersonMarkProps) {
  return (
    <span className={clsx('inline-flex min-w-0 max-w-full items-center gap-1.5 text-ink-2 text-sm', className)}>
      <span
        aria-hidden="true"
        className="grid size-5 shrink-0 place-items-center rounded-full bg-sunken font-semibold text-[10px] text-ink-2"
      >
        {initials}
      </span>
      <span className="truncate">{name}</span>
    </span>
  );
}
