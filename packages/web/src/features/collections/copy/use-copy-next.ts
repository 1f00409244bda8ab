// Copies one value after the other, in the order of the form, for pages that are filled by hand: Alt and C, or the command.
import type { Section } from '@oneform/contract';
import { useEffect, useRef } from 'react';
import { copyToClipboard } from '#lib/clipboard.ts';
import { toast } from '#ui/toast.ts';
import type { EditorStore } from '../editor/editor-store.ts';
import { listLines } from './list-lines.ts';
import { t } from './messages.ts';

/** One notice, whose words change. */
const NOTICE = 'copy-next';

/** After the last value it begins again. */
export function useCopyNext(store: EditorStore, sections: readonly Section[]): () => void {
  const copied = useRef(0);
  const copyNext = async () => {
    store.flush();
    const values = listLines(sections, store.getState().draft).flatMap((section) =>
      section.lines.flatMap(({ label, value }) =>
        value === undefined ? [] : [{ section: section.label, label, value }],
      ),
    );
    const position = copied.current % Math.max(values.length, 1);
    const next = values[position];
    if (!next) return toast.info(t.useCopyNext.theresNothingToCopyYet, { id: NOTICE });
    if (!(await copyToClipboard({ text: next.value })))
      return toast.error(t.useCopyNext.yourBrowserBlockedCopying, { id: NOTICE });
    copied.current = position + 1;
    toast.success(`${next.label}: ${next.value}`, {
      id: NOTICE,
      description: t.useCopyNext.copiedOf(position + 1, values.length, next.section),
    });
  };
  const latest = useRef(copyNext);
  latest.current = copyNext;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // By its place: with Alt the key itself says something else on many keyboards.
      const isAsked = event.altKey && event.code === 'KeyC' && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (!isAsked || event.defaultPrevented) return;
      event.preventDefault();
      void latest.current();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return () => void latest.current();
}
