// The same field was changed here and elsewhere: both values, one decision.
import type { DataValue } from '@oneform/contract';
import type { MouseEvent } from 'react';
import { valueInWords } from '#lib/in-words.ts';
import { Button } from '#ui/button.tsx';
import { useEditor } from './editor-context.ts';
import { t } from './messages.ts';
import { stayInField } from './stay-in-field.ts';

export function FieldConflict({ path, theirs }: { readonly path: string; readonly theirs: DataValue }) {
  const { store } = useEditor();
  const text = valueInWords(theirs);
  const settle = (side: 'mine' | 'theirs') => (event: MouseEvent<HTMLElement>) => {
    store.settleConflict(path, side);
    stayInField(event);
  };
  return (
    <div
      role="alert"
      className="mt-1.5 flex flex-wrap items-center gap-2 rounded-md bg-amber-soft px-3 py-2 text-amber-ink text-sm"
    >
      <p className="min-w-0 flex-1 basis-48">{t.fieldConflict.whileYouWereEditing(text === '', text)}</p>
      <Button size="sm" onClick={settle('mine')}>
        {t.fieldConflict.keepMine}
      </Button>
      <Button size="sm" onClick={settle('theirs')}>
        {t.fieldConflict.useTheSavedValue}
      </Button>
    </div>
  );
}
