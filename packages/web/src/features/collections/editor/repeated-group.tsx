// A group that repeats (jobs, schools, addresses): its items as cards that fold to one readable line.
import {
  type DataValue,
  type FieldDefinition,
  isEmptyValue,
  itemId,
  joinPath,
  NEW_ITEM,
  newItemId,
  parsePath,
  valueAt,
} from '@oneform/contract';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { DeleteConfirmation } from '#ui/delete-confirmation.tsx';
import { toast } from '#ui/toast.ts';
import { copyItem } from './copy-item.ts';
import { useEditor, useEditorState } from './editor-context.ts';
import { GroupFrame, type GroupProps, useFolding } from './group-field.tsx';
import { ItemCard } from './item-card.tsx';
import { itemSummary } from './item-summary.ts';
import { t } from './messages.ts';

const none: readonly DataValue[] = [];

export function RepeatedGroup({ field, path, depth, renderFields }: GroupProps) {
  const { store } = useEditor();
  const present = useEditorState(({ draft }) => valueAt(draft.data, path));
  const items = Array.isArray(present) ? (present as readonly DataValue[]) : none;
  const [isOpen, setIsOpen] = useFolding(path, depth < 2);
  /** Items just made, which start open. */
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());

  const addButton = useRef<HTMLButtonElement>(null);
  const [doomed, setDoomed] = useState<{ readonly item: DataValue; readonly index: number }>();

  const insert = (item: DataValue, index: number) => {
    store.insertItem(path, item, index);
    const id = itemId(item, index);
    setFresh((others) => new Set(others).add(id));
    setIsOpen(true);
    return id;
  };
  const add = () => {
    const id = insert({ _id: newItemId() }, items.length);
    goToFirstField(id);
  };
  const goToFirstField = (id: string) => {
    const first = firstLeaf(field.items ?? []);
    if (first) store.goTo(`${path}.${joinPath(id, ...first)}`);
  };
  const duplicate = (item: DataValue, index: number) => {
    // Text still being typed belongs into the copy too.
    store.flush();
    insert(copyItem(currentItem(item, index)), index + 1);
    toast.success(t.repeatedGroup.instanceDuplicatedSuccessfully);
  };
  const askToRemove = (item: DataValue, index: number) => {
    store.flush();
    if (isEmptyValue(currentItem(item, index))) remove(item, index);
    else setDoomed({ item, index });
  };
  const currentItem = (item: DataValue, index: number) =>
    valueAt(store.getState().draft.data, `${path}.${joinPath(itemId(item, index))}`) ?? item;
  const remove = (item: DataValue, index: number) => {
    setDoomed(undefined);
    const place = `${path}.${joinPath(itemId(item, index))}`;
    store.removeAt(place);
    requestAnimationFrame(() => document.activeElement === document.body && addButton.current?.focus());
    toast.success(t.repeatedGroup.instanceRemovedSuccessfully);
  };

  // A missing field of an item that does not exist yet is wanted: make the item.
  const wanted = useEditorState(({ target }) => (target?.path.startsWith(`${path}.${NEW_ITEM}.`) ? target : null));
  useEffect(() => {
    if (!wanted) return;
    const inside = parsePath(wanted.path).slice(parsePath(path).length + 1);
    const id = newItemId();
    store.insertItem(path, { _id: id });
    setFresh((others) => new Set(others).add(id));
    store.goTo(`${path}.${joinPath(id, ...inside)}`);
  }, [wanted, path, store]);

  return (
    <GroupFrame
      field={field}
      path={path}
      isOpen={isOpen}
      onToggle={() => setIsOpen(!isOpen)}
      description={field.description}
      note={items.length > 0 ? t.repeatedGroup.instance(items.length) : undefined}
    >
      <div className="flex flex-col gap-2">
        {items.map((item, index) => {
          const id = itemId(item, index);
          return (
            <ItemCard
              key={id}
              field={field}
              path={`${path}.${joinPath(id)}`}
              position={index + 1}
              depth={depth}
              renderFields={renderFields}
              startsOpen={fresh.has(id) || items.length === 1}
              onDuplicate={() => duplicate(item, index)}
              onRemove={() => askToRemove(item, index)}
            />
          );
        })}
        <Button ref={addButton} size="sm" icon={<Plus />} onClick={add} className="self-start">
          {t.repeatedGroup.addTo(field.label)}
        </Button>
      </div>
      {doomed && (
        <DeleteConfirmation
          open
          onOpenChange={() => setDoomed(undefined)}
          itemType="array_item"
          itemName={itemSummary(field.items ?? [], currentItem(doomed.item, doomed.index)) || field.label}
          onConfirm={() => remove(doomed.item, doomed.index)}
        />
      )}
    </GroupFrame>
  );
}

/** The way to the first field with a value of its own, outside of further lists. */
function firstLeaf(fields: readonly FieldDefinition[]): readonly string[] | undefined {
  for (const field of fields) {
    if (field.type === 'object') {
      const inside = firstLeaf(field.properties ?? []);
      if (inside) return [field.name, ...inside];
    } else if (field.type !== 'array') return [field.name];
  }
  return undefined;
}
