// One item of a repeated group: a line that tells it apart, and its fields when unfolded.
import { type FieldDefinition, parsePath, valueAt } from '@oneform/contract';
import { clsx } from 'clsx';
import { ChevronRight, CopyPlus, Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useEditor, useEditorState } from './editor-context.ts';
import { type RenderFields, useFolding } from './group-field.tsx';
import { itemSummary } from './item-summary.ts';
import { t } from './messages.ts';

export interface ItemCardProps {
  /** Of the repeated group. */
  readonly field: FieldDefinition;
  readonly path: string;
  /** From 1. */
  readonly position: number;
  readonly depth: number;
  readonly renderFields: RenderFields;
  readonly startsOpen: boolean;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
}

export function ItemCard({
  field,
  path,
  position,
  depth,
  renderFields,
  startsOpen,
  onDuplicate,
  onRemove,
}: ItemCardProps) {
  const id = useId();
  const { addField } = useEditor();
  const [isOpen, setIsOpen] = useFolding(path, startsOpen);
  const summary = useEditorState(({ draft }) => itemSummary(field.items ?? [], valueAt(draft.data, path)));
  const name = summary || `${field.label} ${position}`;
  return (
    <article aria-labelledby={`${id}-name`} className="@container/item rounded-md border bg-surface">
      <div className="flex items-center gap-0.5 pr-1.5">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-body`}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-10 min-w-0 flex-1 items-center gap-2 rounded-md py-1 pr-2 pl-3 text-left outline-offset-[-2px] touch:min-h-12"
        >
          <ChevronRight
            aria-hidden="true"
            className={clsx('size-4 shrink-0 text-ink-3 transition-transform duration-100', isOpen && 'rotate-90')}
          />
          <span id={`${id}-name`} className={clsx('truncate', summary ? 'font-medium' : 'text-ink-3')}>
            {name}
          </span>
        </button>
        <IconButton label={t.itemCard.duplicate(name)} icon={<CopyPlus />} size="sm" onClick={onDuplicate} />
        <IconButton label={t.itemCard.remove(name)} icon={<Trash2 />} size="sm" destructive onClick={onRemove} />
      </div>
      {isOpen && (
        <div id={`${id}-body`} className="border-t px-4 pt-4 pb-3">
          {renderFields(field.items ?? [], path, depth + 1)}
          <Button
            size="sm"
            variant="ghost"
            icon={<Plus />}
            onClick={() => addField(parsePath(path)[0]!, path)}
            className="-ml-2.5 mt-3"
          >
            {t.itemCard.addField}
          </Button>
        </div>
      )}
    </article>
  );
}
