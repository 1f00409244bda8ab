// Fields one under the other, each drawn by its kind; as deep as can still be read.
import { type FieldDefinition, isStructural, joinPath, MAX_RENDER_DEPTH } from '@oneform/contract';
import { AtomicField } from './atomic-field.tsx';
import { GroupField, type RenderFields } from './group-field.tsx';
import { RepeatedGroup } from './repeated-group.tsx';

export interface FieldListProps {
  readonly fields: readonly FieldDefinition[];
  /** Path of what holds them. */
  readonly path: string;
  readonly depth: number;
}

/** Handed down to the groups, which hold lists again: they know the list by this alone. */
const renderFields: RenderFields = (fields, path, depth) => <FieldList fields={fields} path={path} depth={depth} />;

export function FieldList({ fields, path, depth }: FieldListProps) {
  if (depth > MAX_RENDER_DEPTH) {
    return (
      <p className="rounded-md bg-sunken px-3 py-2 text-ink-2 text-sm">
        Maximum nesting depth reached (6). Cannot render deeper levels.
      </p>
    );
  }
  if (fields.length === 0) return <p className="text-ink-3 text-sm">There are no fields here yet.</p>;
  return (
    <div className="flex flex-col gap-4.5">
      {fields.map((field) => {
        const place = `${path}.${joinPath(field.name)}`;
        if (!isStructural(field)) return <AtomicField key={field.name} field={field} path={place} />;
        const Group = field.type === 'object' ? GroupField : RepeatedGroup;
        return <Group key={field.name} field={field} path={place} depth={depth} renderFields={renderFields} />;
      })}
    </div>
  );
}
