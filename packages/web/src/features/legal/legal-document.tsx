// The frame of a legal text: readable width, headings, the date it holds from.
import type { ReactNode } from 'react';
import { locale } from '#lib/language.ts';
import { Logo, PRODUCT } from '#ui/logo.tsx';
import { t } from './messages.ts';

export interface LegalDocumentProps {
  readonly title: string;
  /** ISO date. */
  readonly since: string;
  readonly homeHref: string;
  readonly children: ReactNode;
}

export function LegalDocument({ title, since, homeHref, children }: LegalDocumentProps) {
  return (
    <div className="min-h-dvh bg-canvas">
      <title>{`${title} · ${PRODUCT}`}</title>
      <header className="border-b bg-surface">
        <div className="mx-auto flex h-14 max-w-2xl items-center px-5">
          <a href={homeHref} aria-label={t.legalDocument.home} className="rounded-sm">
            <Logo />
          </a>
        </div>
      </header>
      <main className="mx-auto max-w-2xl px-5 pt-10 pb-24">
        <h1 className="font-semibold text-2xl">{title}</h1>
        <p className="mt-1 text-ink-3 text-sm">
          {t.legalDocument.effective} <time dateTime={since}>{longDate(since)}</time>
        </p>
        <div className="mt-8 flex flex-col gap-8">{children}</div>
      </main>
    </div>
  );
}

const longDate = (day: string) =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

export interface LegalSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function LegalSection({ title, children }: LegalSectionProps) {
  return (
    <section className="flex flex-col gap-3 text-ink-2 leading-relaxed [&_li]:pl-1 [&_ul]:flex [&_ul]:list-disc [&_ul]:flex-col [&_ul]:gap-1.5 [&_ul]:pl-5">
      <h2 className="font-semibold text-ink text-lg">{title}</h2>
      {children}
    </section>
  );
}
