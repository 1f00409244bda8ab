// Copies the value of a line in the palette: of the chosen one by key, of any by its button.
import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import type { useSearch } from '#features/search/use-search.ts';
import { copyToClipboard } from '#lib/clipboard.ts';
import { toast } from '#ui/toast.ts';
import { documentKey } from './found-documents.tsx';
import { valueKey } from './found-values.tsx';
import { t } from './messages.ts';

interface Copying {
  readonly found: Pick<ReturnType<typeof useSearch>, 'values' | 'documents'>;
  readonly chosen: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onCopy: () => void;
}

export function useCopying({ found, chosen, input, onCopy }: Copying) {
  /** Text that copying takes from each line. */
  const copies = new Map([
    ...found.values.flatMap((value) => (value.value === '' ? [] : [[valueKey(value), value.value] as const])),
    ...found.documents.flatMap((document) =>
      document.match?.label ? [[documentKey(document), document.match.text] as const] : [],
    ),
  ]);
  const copy = async (text: string) => {
    onCopy();
    if (await copyToClipboard({ text })) toast.success(t.useCopying.copied, { description: text });
    else toast.error(t.useCopying.yourBrowserBlockedCopying, { description: text });
  };
  const copyByKey = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'c') return;
    const text = copies.get(chosen);
    const { selectionStart, selectionEnd } = input.current ?? { selectionStart: 0, selectionEnd: 0 };
    if (text === undefined || selectionStart !== selectionEnd) return;
    event.preventDefault();
    void copy(text);
  };
  const copyByPointer = (event: MouseEvent<HTMLElement>) => {
    const key =
      event.target instanceof Element ? event.target.closest('[data-copies]')?.getAttribute('data-copies') : null;
    const text = copies.get(key ?? '');
    if (text === undefined) return;
    event.stopPropagation();
    void copy(text);
  };
  return { canCopy: copies.has(chosen), copyByKey, copyByPointer };
}
