// The foot of the editor: whether everything is saved, what a save would change, and the save itself.
import { clsx } from 'clsx';
import { CloudCheck } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { changedFields, type FieldChange } from './changed-fields.ts';
import { discardChanges } from './discard-changes.ts';
import { useEditor, useEditorState } from './editor-context.ts';
import { t } from './messages.ts';
import type { Save } from './use-save.ts';

const NAMED = 3;

/** "Family name, City and 2 more" */
function inWords(changes: readonly FieldChange[]): string {
  const names = [...new Set(changes.map(({ label, kind }) => (kind === 'removed' ? t.saveBar.removed(label) : label)))];
  const shown = names.slice(0, NAMED).join(', ');
  return names.length > NAMED ? t.saveBar.andMore(shown, names.length - NAMED) : shown;
}

export function SaveBar({ isSaving, save }: Save) {
  const { store } = useEditor();
  const sections = useEditorState((state) => state.sections);
  const base = useEditorState((state) => state.base);
  const draft = useEditorState((state) => state.draft);
  const isTyping = useEditorState((state) => state.typing.size > 0);
  const changes = useMemo(() => changedFields(sections, base, draft), [sections, base, draft]);
  const hasUnsaved = changes.length > 0 || isTyping;

  const bar = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  // Saved or discarded: the button that was pressed can be pressed no more, and drops the focus.
  useEffect(() => {
    if (hasUnsaved || !isPressed.current) return;
    isPressed.current = false;
    if (document.activeElement === document.body) bar.current?.focus({ preventScroll: true });
  }, [hasUnsaved]);
  const pressing = (action: () => unknown) => () => {
    isPressed.current = true;
    void action();
  };

  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      void save();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [save]);

  return (
    <div
      ref={bar}
      tabIndex={-1}
      data-unsaved-bar={hasUnsaved || undefined}
      className={clsx(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-b-lg border-t bg-surface px-5 py-3 outline-none',
        hasUnsaved && 'sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 sm:bottom-0',
      )}
    >
      <div role="status" className="flex min-w-0 flex-1 basis-28 items-center gap-2.5">
        {hasUnsaved ? (
          <>
            <Badge tone="amber">{t.saveBar.unsavedChanges}</Badge>
            <span className="min-w-0 truncate text-ink-2 text-sm" title={inWords(changes)}>
              <span className="sr-only">{t.saveBar.field(changes.length)}: </span>
              {inWords(changes)}
            </span>
          </>
        ) : (
          <span className="inline-flex items-center gap-2 text-ink-3 text-sm">
            <CloudCheck aria-hidden="true" className="size-4" />
            {t.saveBar.everythingIsSaved}
          </span>
        )}
      </div>
      {hasUnsaved && (
        <Button size="sm" variant="ghost" onClick={pressing(() => discardChanges(store))} disabled={isSaving}>
          {t.saveBar.discard}
        </Button>
      )}
      <Button
        size="sm"
        variant={hasUnsaved ? 'primary' : 'secondary'}
        onClick={pressing(save)}
        disabled={!hasUnsaved}
        loading={isSaving}
        aria-keyshortcuts="Control+S Meta+S"
      >
        {isSaving ? t.saveBar.saving : t.saveBar.save}
      </Button>
    </div>
  );
}
