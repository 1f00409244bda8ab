// The sign of the house: the small mark after a value that says where it comes from.
import { clsx } from 'clsx';
import { CircleDashed, FileText, Pencil, ShieldCheck } from 'lucide-react';
import type { FocusEventHandler, MouseEventHandler } from 'react';
import { t } from './messages.ts';
import { Tooltip } from './tooltip.tsx';

export type SourceState = 'proved' | 'read' | 'inferred' | 'typed';

const marks: Record<SourceState, { readonly Icon: typeof Pencil; readonly word: string; readonly className: string }> =
  {
    proved: { Icon: ShieldCheck, word: t.sourceMark.verified, className: 'text-green-ink' },
    read: { Icon: FileText, word: t.sourceMark.read, className: 'text-ink-2' },
    inferred: { Icon: CircleDashed, word: t.sourceMark.inferred, className: 'text-amber-ink' },
    typed: { Icon: Pencil, word: t.sourceMark.typed, className: 'text-ink-3' },
  };

export interface SourceMarkProps {
  readonly state: SourceState;
  /** The whole sentence, for the tooltip and screen readers: "Read on passport.jpg, page 1". */
  readonly text: string;
  /** Opens the page; without it the mark is no button. */
  readonly onClick?: MouseEventHandler<HTMLButtonElement>;
  readonly onPointerEnter?: () => void;
  readonly onPointerLeave?: () => void;
  readonly onFocus?: FocusEventHandler;
  readonly onBlur?: FocusEventHandler;
  /** Its page is open. */
  readonly active?: boolean;
  readonly className?: string;
}

export function SourceMark({ state, text, onClick, active = false, className, ...rest }: SourceMarkProps) {
  const { Icon, className: tone } = marks[state];
  const shape = clsx(
    'relative inline-flex size-5.5 shrink-0 items-center justify-center rounded-sm [&_svg]:size-3.5',
    tone,
    active && 'bg-accent-soft text-accent-ink',
    className,
  );
  return (
    <Tooltip content={text}>
      {onClick ? (
        <button
          type="button"
          {...rest}
          aria-label={text}
          aria-pressed={active}
          onClick={onClick}
          className={clsx(
            shape,
            'transition-colors duration-100 after:absolute after:-inset-0.5 hover:bg-hover touch:after:-inset-3',
          )}
        >
          <Icon />
        </button>
      ) : (
        <span {...rest} role="img" aria-label={text} className={shape}>
          <Icon />
        </span>
      )}
    </Tooltip>
  );
}
