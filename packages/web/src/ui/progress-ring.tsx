// A small ring of completion that becomes a tick at 100; decoration beside a figure in words.
import { clsx } from 'clsx';
import { Check } from 'lucide-react';

const radius = 7;
const circumference = 2 * Math.PI * radius;

export function ProgressRing({ value, className }: { readonly value: number; readonly className?: string }) {
  const percent = Math.max(0, Math.min(100, value));
  if (percent === 100) {
    return (
      <span
        aria-hidden="true"
        className={clsx(
          'inline-flex size-4.5 shrink-0 items-center justify-center rounded-full bg-green-soft text-green-ink',
          className,
        )}
      >
        <Check className="size-3" strokeWidth={3} />
      </span>
    );
  }
  return (
    <svg aria-hidden="true" viewBox="0 0 18 18" className={clsx('size-4.5 shrink-0 -rotate-90', className)}>
      <circle cx="9" cy="9" r={radius} fill="none" strokeWidth="2" className="stroke-line" />
      {percent > 0 && (
        <circle
          cx="9"
          cy="9"
          r={radius}
          fill="none"
          strokeWidth="2"
          strokeLinecap="round"
          strokeDasharray={circumference}
          strokeDashoffset={circumference * (1 - percent / 100)}
          className={percent >= 50 ? 'stroke-blue' : 'stroke-control'}
        />
      )}
    </svg>
  );
}
