// A field that some answers ask for: drawn when they do, when something stands in it, or when it is gone to.
import {
  type AskedState,
  askedState,
  type CollectionData,
  type FieldDefinition,
  isEmptyValue,
  isWithin,
  labelAt,
  type Section,
  valueAt,
} from '@oneform/contract';
import { CircleSlash } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { valueInWords } from '#lib/in-words.ts';
import { useEditor, useEditorState } from './editor-context.ts';
import { t } from './messages.ts';

export interface AskedFieldProps {
  readonly field: FieldDefinition;
  readonly path: string;
  /** Path of what holds it. */
  readonly around: string;
  readonly children: ReactNode;
}

export function AskedField({ field, path, around, children }: AskedFieldProps) {
  const state = useEditorState(({ draft }) => askedState(field, valueAt(draft.data, around), draft.data));
  const hasValue = useEditorState(({ draft }) => !isEmptyValue(valueAt(draft.data, path)));
  const isWanted = useEditorState(({ target }) => target !== null && isWithin(target.path, path));
  // Once there it stays till the answer changes: nothing disappears under the hands of the person who empties it.
  const [shownIn, setShownIn] = useState<AskedState>();
  if ((hasValue || isWanted) && shownIn !== state) setShownIn(state);
  if (state !== 'asked' && !hasValue && !isWanted && shownIn !== state) return null;
  if (state !== 'not_asked' || !hasValue) return children;
  return (
    <div className="rounded-md border border-dashed px-4 py-3">
      <NotAskedNote part={field} around={around} />
      {children}
    </div>
  );
}

interface NotAskedNoteProps {
  readonly part: Pick<FieldDefinition, 'asked_when'>;
  /** Path of the group, item or section that holds the field; undefined for a section. */
  readonly around: string | undefined;
}

/** Says which answer excludes what stands here, and what becomes of it. */
export function NotAskedNote({ part, around }: NotAskedNoteProps) {
  const { store } = useEditor();
  const reason = useEditorState(({ draft }) => excludingAnswer(part, around, draft.data, store.getState().sections));
  return (
    <p className="mb-3 flex items-start gap-2 text-ink-2 text-sm">
      <CircleSlash aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-3" />
      <span>
        {t.askedField.notAsked}
        {reason && `: ${reason}`}
        {t.askedField.itIsKeptHere}
      </span>
    </p>
  );
}

/** “Is mail sent to the home address?” is “Yes” */
function excludingAnswer(
  { asked_when: conditions = [] }: Pick<FieldDefinition, 'asked_when'>,
  around: string | undefined,
  data: CollectionData,
  sections: readonly Section[],
): string {
  // Several questions together: naming the first of them would say too much.
  if (conditions.length !== 1) return '';
  const { field } = conditions[0]!;
  const path = field.includes('.') || around === undefined ? field : `${around}.${field}`;
  const answer = valueAt(data, path);
  return isEmptyValue(answer)
    ? ''
    : t.askedField.is(labelAt(sections, path).split(' › ').at(-1) ?? '', valueInWords(answer));
}
