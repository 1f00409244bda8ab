// The common frame of signed-in pages: the title of the window, the width of the content.
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { PRODUCT } from '#ui/logo.tsx';

export interface PageFrameProps {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function PageFrame({ title, className, children }: PageFrameProps) {
  return (
    <div className={clsx('mx-auto w-full max-w-[1248px] px-4 py-6 sm:px-6 sm:py-8', className)}>
      <title>{`${title} · ${PRODUCT}`}</title>
      {children}
    </div>
  );
}
