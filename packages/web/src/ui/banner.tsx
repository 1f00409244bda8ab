// One line across the page or a card, in a tone that means something.
import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Tone, toneClass } from './badge.tsx';
import { IconButton } from './icon-button.tsx';
import { t } from './messages.ts';

const icons: Record<Tone, typeof Info> = {
  neutral: Info,
  accent: Info,
  blue: Info,
  green: CircleCheck,
  amber: TriangleAlert,
  orange: TriangleAlert,
  red: CircleAlert,
};

export interface BannerProps {
  readonly tone?: Tone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly onDismiss?: () => void;
  /** Errors interrupt (`alert`), everything else waits (`status`); `none` for what stands there from the start. */
  readonly live?: 'alert' | 'status' | 'none';
  /** Across the page: no radius. */
  readonly flush?: boolean;
  readonly className?: string;
}

export function Banner(props: BannerProps) {
  const { tone = 'neutral', title, children, actions, onDismiss, flush = false, className } = props;
  const live = props.live ?? (tone === 'red' ? 'alert' : 'status');
  const Icon = icons[tone];
  return (
    <div
      role={live === 'none' ? undefined : live}
      className={clsx(
        'flex flex-wrap items-center gap-x-3 gap-y-1.5 px-4 py-2 text-sm',
        toneClass[tone],
        !flush && 'rounded-md',
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 basis-40 text-pretty">
        {title && <strong className="font-semibold">{title}</strong>}
        {title && children ? ' ' : null}
        {children}
      </p>
      {actions}
      {onDismiss && (
        <IconButton
          label={t.banner.dismiss}
          icon={<X />}
          size="sm"
          tooltip={false}
          onClick={onDismiss}
          className="-my-1 -mr-2 text-current"
        />
      )}
    </div>
  );
}
