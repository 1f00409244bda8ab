// A thin bar; its tone follows its value unless told: 100 green, 50 or more blue, else grey.
import { clsx } from 'clsx';

export type ProgressTone = 'green' | 'blue' | 'grey' | 'accent' | 'red';

const fills: Record<ProgressTone, string> = {
  green: 'bg-green',
  blue: 'bg-blue',
  grey: 'bg-control',
  accent: 'bg-accent',
  red: 'bg-red',
};

/** The spec's colours of completion. */
export const completionTone = (percent: number): ProgressTone =>
  percent >= 100 ? 'green' : percent >= 50 ? 'blue' : 'grey';

export interface ProgressBarProps {
  /** 0–100. */
  readonly value: number;
  readonly label: string;
  readonly tone?: ProgressTone;
  readonly className?: string;
}

export function ProgressBar({ value, label, tone, className }: ProgressBarProps) {
  const percent = Math.max(0, Math.min(100, value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      className={clsx('h-1 w-full overflow-hidden rounded-full bg-line', className)}
    >
      <div
        className={clsx('h-full rounded-full transition-[width] duration-120', fills[tone ?? completionTone(percent)])}
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
