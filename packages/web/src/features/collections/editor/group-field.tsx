// A group of fields, folded or open; open at the first two levels.
import { type FieldDefinition, isWithin, parsePath } from '@oneform/contract';
import { clsx } from 'clsx';
import { ChevronRight, CircleSlash, Ellipsis, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { DropdownMenu, MenuItem } from '#ui/dropdown-menu.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useEditor, useEditorState } from './editor-context.ts';
import { t } from './messages.ts';
import { stayInField } from './stay-in-field.ts';

/** Groups at a smaller depth start open. */
const OPEN_DEPTH = 2;

export type RenderFields = (fields: readonly FieldDefinition[], path: string, depth: number) => ReactNode;

export interface GroupProps {
  readonly field: FieldDefinition;
  readonly path: string;
  readonly depth: number;
  readonly renderFields: RenderFields;
}

/** Whether a group is open; opened when a field inside is wanted. */
export function useFolding(path: string, startsOpen: boolean) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const wanted = useEditorState(({ target }) => (target && isWithin(target.path, path) ? target : null));
  useEffect(() => {
    if (wanted) setIsOpen(true);
  }, [wanted]);
  return [isOpen, setIsOpen] as const;
}

export function GroupField({ field, path, depth, renderFields }: GroupProps) {
  const [isOpen, setIsOpen] = useFolding(path, depth < OPEN_DEPTH);
  return (
    <GroupFrame
      field={field}
      path={path}
      isOpen={isOpen}
      onToggle={() => setIsOpen(!isOpen)}
      description={field.description}
    >
      {renderFields(field.properties ?? [], path, depth + 1)}
    </GroupFrame>
  );
}

export interface GroupFrameProps extends Omit<GroupProps, 'depth' | 'renderFields'> {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly description?: string;
  /** Behind the label: how many items. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** The head that groups and repeated groups share, with what can be done to the group as a whole. */
export function GroupFrame({ field, path, isOpen, onToggle, description, note, children }: GroupFrameProps) {
  const id = useId();
  const { store, addField, deleteField } = useEditor();
  const isExcused = useEditorState(({ draft }) => draft.notApplicable.includes(path));
  return (
    <section aria-labelledby={`${id}-label`} data-field={path} className="scroll-mt-40">
      <div className="flex items-center gap-1">
        <h3 className="min-w-0 flex-1">
          <button
            type="button"
            aria-expanded={isOpen && !isExcused}
            aria-controls={`${id}-body`}
            onClick={onToggle}
            className="-ml-1.5 flex min-h-8 max-w-full items-center gap-1.5 rounded-sm px-1.5 text-left font-semibold touch:min-h-11"
          >
            <ChevronRight
              aria-hidden="true"
              className={clsx(
                'size-4 shrink-0 text-ink-3 transition-transform duration-100',
                isOpen && !isExcused && 'rotate-90',
              )}
            />
            <span id={`${id}-label`} className="truncate">
              {field.label}
            </span>
            {note && <span className="shrink-0 font-normal text-ink-3 text-sm">{note}</span>}
          </button>
        </h3>
        <DropdownMenu
          trigger={
            <IconButton label={t.groupField.actionsFor(field.label)} icon={<Ellipsis />} size="sm" tooltip={false} />
          }
        >
          <MenuItem icon={<Plus />} onSelect={() => addField(parsePath(path)[0]!, path)}>
            {t.groupField.addField}
          </MenuItem>
          <MenuItem icon={<CircleSlash />} onSelect={() => store.setNotApplicable(path, !isExcused)}>
            {isExcused ? t.groupField.applies : t.groupField.doesNotApply}
          </MenuItem>
          {field.custom && (
            <MenuItem icon={<Trash2 />} destructive onSelect={() => deleteField(path, field.label)}>
              {t.groupField.deleteFieldGroup}
            </MenuItem>
          )}
        </DropdownMenu>
      </div>
      {isExcused ? (
        <p className="flex items-center gap-2 pl-6 text-ink-3">
          {t.groupField.doesNotApply}
          <Button
            size="sm"
            variant="ghost"
            onClick={(event) => {
              store.setNotApplicable(path, false);
              stayInField(event);
            }}
          >
            {t.groupField.undo}
          </Button>
        </p>
      ) : (
        isOpen && (
          <div id={`${id}-body`} className="mt-1 ml-[0.4rem] border-l pt-1 pb-1 pl-4 @lg/editor:pl-5">
            {description && <p className="mb-3 max-w-[65ch] text-pretty text-ink-3 text-sm">{description}</p>}
            {children}
          </div>
        )
      )}
    </section>
  );
}
