// The mark and the name: a sheet with a tick.
import { clsx } from 'clsx';

export function LogoMark({ className }: { readonly className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" className={clsx('size-6', className)}>
      <rect width="24" height="24" rx="6" className="fill-accent" />
      <g className="stroke-on-accent" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round">
        <path d="M7.5 6h6l3.5 3.5V18h-9.5z" />
        <path d="m10 13 1.8 1.8 3.2-3.6" strokeWidth="1.8" />
      </g>
    </svg>
  );
}

export function Logo({ className }: { readonly className?: string }) {
  return (
    <span className={clsx('inline-flex items-center gap-2 font-semibold text-lg tracking-tight', className)}>
      <LogoMark />
      {PRODUCT}
    </span>
  );
}

export const PRODUCT = 'OneForm';
