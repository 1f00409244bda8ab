// Opens the command palette and teaches its key.
import { Search } from 'lucide-react';
import { Kbd } from '#ui/kbd.tsx';
import { t } from './messages.ts';
import { isMac } from './use-command-key.ts';

export function SearchButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
      className="inline-flex h-8 items-center gap-2 rounded-md px-2 text-ink-2 text-sm transition-colors duration-100 hover:bg-hover hover:text-ink touch:size-11 touch:justify-center"
    >
      <Search aria-hidden="true" className="size-4" />
      <span className="sr-only">{t.searchButton.searchAndCommands}</span>
      <span aria-hidden="true" className="hidden lg:inline touch:hidden">
        <Kbd>{isMac ? '⌘K' : 'Ctrl K'}</Kbd>
      </span>
    </button>
  );
}
