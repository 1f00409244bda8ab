// The tabs: in the header, and as a bottom bar on narrow screens.
import { clsx } from 'clsx';
import { Link, useLocation } from 'react-router';
import { t } from './messages.ts';
import { type ShellTab, shellTabs } from './tabs.ts';

const isCurrent = (tab: ShellTab, pathname: string): boolean =>
  pathname === tab.href || (tab.also !== undefined && pathname.startsWith(tab.also));

export function HeaderTabs() {
  const { pathname } = useLocation();
  return (
    <nav aria-label={t.navigation.main} className="hidden h-full items-stretch gap-1 sm:flex">
      {shellTabs.map((tab) => {
        const current = isCurrent(tab, pathname);
        return (
          <Link
            key={tab.href}
            to={tab.href}
            aria-current={current ? 'page' : undefined}
            className={clsx(
              'relative flex items-center rounded-sm px-3 font-medium outline-offset-[-4px] transition-colors duration-100',
              current
                ? 'text-ink after:absolute after:inset-x-3 after:-bottom-px after:h-0.5 after:bg-accent'
                : 'text-ink-2 hover:text-ink',
            )}
          >
            {tab.label}
          </Link>
        );
      })}
    </nav>
  );
}

export function BottomTabs() {
  const { pathname } = useLocation();
  return (
    <nav
      aria-label={t.navigation.main}
      className="fixed inset-x-0 bottom-0 z-30 flex border-t bg-surface pb-[env(safe-area-inset-bottom)] sm:hidden print:hidden"
    >
      {shellTabs.map((tab) => {
        const current = isCurrent(tab, pathname);
        return (
          <Link
            key={tab.href}
            to={tab.href}
            aria-current={current ? 'page' : undefined}
            className={clsx(
              'flex h-14 flex-1 flex-col items-center justify-center gap-1 font-medium text-xs outline-offset-[-3px]',
              current ? 'text-accent-ink' : 'text-ink-2',
            )}
          >
            <tab.Icon aria-hidden="true" className="size-5" strokeWidth={current ? 2.25 : 1.75} />
            {tab.label}
          </Link>
        );
      })}
    </nav>
  );
}
