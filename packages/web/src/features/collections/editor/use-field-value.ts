// The value of one field while it is edited: shown at once, handed over a second after the last change or on leaving the field.
import { type DataValue, valueAt } from '@oneform/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useEditor, useEditorState } from './editor-context.ts';

const PROPAGATION_MS = 1_000;
const asIs = (value: DataValue) => value;

export interface FieldValue {
  readonly value: DataValue | undefined;
  /** Changed by the person since the field was drawn. */
  readonly isTouched: boolean;
  readonly change: (value: DataValue) => void;
  /** On blur, and after choices that are complete in themselves. */
  readonly done: () => void;
}

/** `tidy`: what a value becomes when the person is done with it, as `1.50` becomes 1.5. */
export function useFieldValue(path: string, tidy: (value: DataValue) => DataValue = asIs): FieldValue {
  const { store } = useEditor();
  const stored = useEditorState(({ draft }) => valueAt(draft.data, path));
  const generation = useEditorState((state) => state.generation);
  const [value, setValue] = useState(stored);
  const [isTouched, setIsTouched] = useState(false);
  const [seen, setSeen] = useState({ stored, generation });
  const waiting = useRef<{ readonly value: DataValue; readonly timer: ReturnType<typeof setTimeout> } | undefined>(
    undefined,
  );

  // Another value has come from outside: a version restored, a paper read, changes discarded.
  if (seen.stored !== stored || seen.generation !== generation) {
    setSeen({ stored, generation });
    setValue(stored);
    if (seen.generation !== generation) setIsTouched(false);
  }

  const cancel = useCallback(() => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  }, []);

  const flush = useCallback(() => {
    const pending = waiting.current;
    cancel();
    if (pending) store.setValue(path, pending.value);
  }, [cancel, store, path]);

  const done = useCallback(() => {
    const pending = waiting.current;
    cancel();
    if (!pending) return;
    const tidied = tidy(pending.value);
    setValue(tidied);
    store.setValue(path, tidied);
  }, [cancel, tidy, store, path]);

  const change = useCallback(
    (next: DataValue) => {
      cancel();
      setValue(next);
      setIsTouched(true);
      waiting.current = { value: next, timer: setTimeout(flush, PROPAGATION_MS) };
      store.startTyping(path);
    },
    [cancel, flush, store, path],
  );

  useEffect(() => {
    const remove = store.addField({ flush });
    return () => {
      // Typed text survives the field: its group was folded, another section chosen.
      flush();
      remove();
    };
  }, [store, flush]);

  return { value, isTouched, change, done };
}
