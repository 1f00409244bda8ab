// A turning ring; give it a label where nothing else says what is awaited.
import { clsx } from 'clsx';

export function Spinner({ label, className }: { readonly label?: string; readonly className?: string }) {
  const ring = (
    <span
      aria-hidden="true"
      className={clsx(
        'inline-block size-4 shrink-0 animate-turn rounded-full border-2 border-current border-r-transparent',
        className,
      )}
    />
  );
  return label === undefined ? (
    ring
  ) : (
    <span role="status" className="inline-flex items-center gap-2 text-ink-2">
      {ring}
      {label}
    </span>
  );
}
