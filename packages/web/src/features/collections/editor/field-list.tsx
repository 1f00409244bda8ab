// Fields one under the other, each drawn by its kind; as deep as can still be read.
import { type FieldDefinition, isStructural, joinPath, MAX_RENDER_DEPTH } from '@oneform/contract';
import { AskedField } from './asked-field.tsx';
import { AtomicField } from './atomic-field.tsx';
import { GroupField, type RenderFields } from './group-field.tsx';
import { t } from './messages.ts';
import { RepeatedGroup } from './repeated-group.tsx';

/** From here on the browser lays out and paints only the batches near the window; all fields stay there to be found and read. */
const LONG_LIST = 40;
const BATCH = 10;
const USUAL_HEIGHT = 54;

export interface FieldListProps {
  readonly fields: readonly FieldDefinition[];
  /** Path of what holds them. */
  readonly path: string;
  readonly depth: number;
}

/** Handed down to the groups, which hold lists again: they know the list by this alone. */
const renderFields: RenderFields = (fields, path, depth) => <FieldList fields={fields} path={path} depth={depth} />;

function drawField(field: FieldDefinition, path: string, depth: number) {
  if (!isStructural(field)) return <AtomicField key={field.name} field={field} path={path} />;
  const Group = field.type === 'object' ? GroupField : RepeatedGroup;
  return <Group key={field.name} field={field} path={path} depth={depth} renderFields={renderFields} />;
}

export function FieldList({ fields, path, depth }: FieldListProps) {
  if (depth > MAX_RENDER_DEPTH) {
    return (
      <p className="rounded-md bg-sunken px-3 py-2 text-ink-2 text-sm">{t.fieldList.maximumNestingDepthReached6}</p>
    );
  }
  if (fields.length === 0) return <p className="text-ink-3 text-sm">{t.fieldList.noFieldsHereYet}</p>;
  const drawn = fields.map((field) => {
    const place = `${path}.${joinPath(field.name)}`;
    if (field.asked_when === undefined) return drawField(field, place, depth);
    return (
      <AskedField key={field.name} field={field} path={place} around={path}>
        {drawField(field, place, depth)}
      </AskedField>
    );
  });
  if (fields.length <= LONG_LIST) return <div className="flex flex-col gap-4.5">{drawn}</div>;
  return (
    <div className="flex flex-col gap-4.5">
      {fields
        .filter((_, index) => index % BATCH === 0)
        .map((first, index) => {
          const batch = drawn.slice(index * BATCH, (index + 1) * BATCH);
          // Clipped at its edges: the padding leaves room for outlines, and for the counter under the last field.
          return (
            <div
              key={first.name}
              className="-m-1 -mb-5 flex flex-col gap-4.5 p-1 pb-5 [content-visibility:auto]"
              style={{ containIntrinsicBlockSize: `auto ${batch.length * USUAL_HEIGHT}px` }}
            >
              {batch}
            </div>
          );
        })}
    </div>
  );
}
