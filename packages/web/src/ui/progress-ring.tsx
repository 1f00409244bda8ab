// Progress as a ring around nothing: for a line that has no room for a bar.
import { completionTone, type ProgressTone } from './progress-bar.tsx';

const strokes: Record<ProgressTone, string> = {
  green: 'stroke-green',
  blue: 'stroke-blue',
  grey: 'stroke-control',
  accent: 'stroke-accent',
  red: 'stroke-red',
};
const RADIUS = 8;
const LENGTH = 2 * Math.PI * RADIUS;

export interface ProgressRingProps {
  /** 0–100. */
  readonly value: number;
  readonly label: string;
}

export function ProgressRing({ value, label }: ProgressRingProps) {
  const percent = Math.max(0, Math.min(100, value));
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      className="inline-flex shrink-0 items-center gap-1.5 font-medium text-sm tabular-nums"
    >
      <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 -rotate-90 fill-none stroke-[3]">
        <circle cx="10" cy="10" r={RADIUS} className="stroke-line" />
        {percent > 0 && (
          <circle
            cx="10"
            cy="10"
            r={RADIUS}
            strokeDasharray={`${(percent / 100) * LENGTH} ${LENGTH}`}
            className={strokes[completionTone(percent)]}
          />
        )}
      </svg>
      {Math.round(percent)}%
    </span>
  );
}
