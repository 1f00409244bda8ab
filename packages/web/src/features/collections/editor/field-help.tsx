// Help of a field: its question, an example, and its actions; unfolds under the control.
import type { FieldDefinition } from '@oneform/contract';
import { CircleSlash, Sparkles, Trash2 } from 'lucide-react';
import { dayInWords } from '#lib/in-words.ts';
import { Button } from '#ui/button.tsx';
import { useEditor } from './editor-context.ts';
import { t } from './messages.ts';
import { stayInField } from './stay-in-field.ts';

export interface FieldHelpProps {
  readonly id: string;
  readonly field: FieldDefinition;
  readonly path: string;
}

export function FieldHelp({ id, field, path }: FieldHelpProps) {
  const { store, explainField, deleteField } = useEditor();
  return (
    <div id={id} className="mt-1.5 rounded-md bg-sunken px-3 py-2.5 text-sm">
      {field.description && <p className="max-w-[65ch] text-pretty text-ink-2">{field.description}</p>}
      {field.example && (
        <p className="mt-1 text-ink-3">
          {t.fieldHelp.forExample} <span className="text-ink-2">{dayInWords(field.example)}</span>
        </p>
      )}
      <div className="-mx-1 mt-1.5 flex flex-wrap gap-1">
        <Button size="sm" variant="ghost" icon={<Sparkles />} onClick={() => explainField(path)}>
          {t.fieldHelp.explainThisField}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          icon={<CircleSlash />}
          onClick={(event) => {
            store.setNotApplicable(path, true);
            stayInField(event);
          }}
        >
          {t.fieldHelp.doesNotApply}
        </Button>
        {field.custom && (
          <Button size="sm" variant="ghost" icon={<Trash2 />} onClick={() => deleteField(path, field.label)}>
            {t.fieldHelp.deleteField}
          </Button>
        )}
      </div>
    </div>
  );
}
