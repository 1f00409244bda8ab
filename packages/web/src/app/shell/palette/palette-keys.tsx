// Keys for the chosen line; nothing where there are none.
import { Kbd } from '#ui/kbd.tsx';
import { isMac } from '../use-command-key.ts';
import { t } from './messages.ts';

export function PaletteKeys({ canCopy }: { readonly canCopy: boolean }) {
  return (
    <p className="flex h-9 items-center gap-4 border-t bg-surface px-4 text-ink-3 text-xs touch:hidden">
      <span className="inline-flex items-center gap-1.5">
        <Kbd>↵</Kbd> {t.paletteKeys.open}
      </span>
      {canCopy && (
        <span className="inline-flex items-center gap-1.5">
          <Kbd>{isMac ? '⌘C' : 'Ctrl C'}</Kbd> {t.paletteKeys.copyValue}
        </span>
      )}
      <span className="ml-auto inline-flex items-center gap-1.5">
        <Kbd>Esc</Kbd> {t.paletteKeys.close}
      </span>
    </p>
  );
}
