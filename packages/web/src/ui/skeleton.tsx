// A grey shape where something will come; appears only after 150 ms of waiting.
import { clsx } from 'clsx';

export function Skeleton({ className }: { readonly className?: string }) {
  return <div aria-hidden="true" className={clsx('animate-late rounded-sm bg-sunken', className)} />;
}
