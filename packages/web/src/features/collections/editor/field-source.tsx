// The mark after a value: where it comes from, or that it has just been typed.
import { type DataValue, isEmptyValue } from '@oneform/contract';
import { SourceMark } from '#ui/source-mark.tsx';
import { useEditor } from './editor-context.ts';
import { t } from './messages.ts';

export interface FieldSourceProps {
  readonly path: string;
  readonly value: DataValue | undefined;
  /** Differs from what is saved: the saved source no longer speaks for it. */
  readonly isUnsaved: boolean;
}

export function FieldSource({ path, value, isUnsaved }: FieldSourceProps) {
  const { sourceOf, describeSource, showSource, shownSource } = useEditor();
  if (isEmptyValue(value)) return null;
  if (isUnsaved) return <SourceMark state="typed" text={t.fieldSource.typedByYouNotSaved} />;
  const source = sourceOf(path);
  if (!source) return null;
  const { state, text } = describeSource(source);
  return <SourceMark state={state} text={text} active={shownSource === path} onClick={() => showSource(path)} />;
}
