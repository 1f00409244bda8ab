// The collection on paper: what is filled in, section by section, without the app around it.
import {
  type Collection,
  childOf,
  type DataValue,
  type FieldDefinition,
  isEmptyValue,
  isStructural,
  isWithin,
  joinPath,
  type Section,
} from '@oneform/contract';
import { formatDateTime } from '#lib/format.ts';
import { valueInWords } from '#lib/in-words.ts';
import type { EditedState } from '../editor/draft-storage.ts';
import { t } from './messages.ts';
import { orderSections } from './order-sections.ts';

export interface PrintCollectionProps {
  readonly collection: Collection;
  /** State of the form, saved or not. */
  readonly shown: EditedState;
  readonly hasUnsaved: boolean;
}

export function PrintCollection({ collection, shown, hasUnsaved }: PrintCollectionProps) {
  const isOnPaper = ({ name }: Section) =>
    !isEmptyValue(shown.data[name]) || shown.notApplicable.some((path) => isWithin(path, joinPath(name)));
  return (
    <article className="hidden text-black print:block">
      <h1 className="font-semibold text-2xl">{collection.collection_name}</h1>
      <p className="mt-1 text-sm">
        {collection.template && `${collection.template.template_name} · `}
        {t.printCollection.completeVersion(
          collection.completion_percentage,
          collection.data_version,
          collection.last_updated_by,
          formatDateTime(collection.updated_at),
        )}
        {hasUnsaved && t.printCollection.withUnsavedChanges}
      </p>
      {orderSections(collection.sections)
        .filter(isOnPaper)
        .map((section) => (
          <section key={section.name} className="mt-6">
            <h2 className="break-after-avoid border-black border-b pb-1 font-semibold text-lg">{section.label}</h2>
            <Rows
              fields={section.fields}
              values={shown.data[section.name]}
              path={joinPath(section.name)}
              excused={shown.notApplicable}
            />
          </section>
        ))}
    </article>
  );
}

interface RowsProps {
  readonly fields: readonly FieldDefinition[];
  readonly values: DataValue | undefined;
  readonly path: string;
  readonly excused: readonly string[];
}

function Rows({ fields, values, path, excused }: RowsProps) {
  return (
    <dl className="mt-2 grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] gap-x-4 gap-y-1 text-sm">
      {fields.map((field) => {
        const value = childOf(values, field.name);
        const place = `${path}.${joinPath(field.name)}`;
        const isExcused = excused.includes(place);
        const isMarked = isExcused || excused.some((path) => isWithin(path, place));
        if (isEmptyValue(value) && !isMarked) return null;
        return (
          <div key={field.name} className="col-span-2 grid break-inside-avoid grid-cols-subgrid">
            <dt className="text-[oklch(40%_0_0)]">{field.label}</dt>
            <dd className="min-w-0 break-words">
              {isExcused && t.printCollection.doesNotApply}
              {!isExcused && !isStructural(field) && valueInWords(value)}
              {!isExcused && field.type === 'object' && (
                <Rows fields={field.properties ?? []} values={value} path={place} excused={excused} />
              )}
              {!isExcused && field.type === 'array' && isStructural(field) && (
                <Items field={field} values={value} path={place} excused={excused} />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Items({ field, values, path, excused }: Omit<RowsProps, 'fields'> & { readonly field: FieldDefinition }) {
  const items = Array.isArray(values) ? (values as readonly DataValue[]) : [];
  return (
    <ol className="flex flex-col gap-2">
      {items.map((item, index) => {
        const id = childOf(item, '_id');
        const key = typeof id === 'string' ? id : String(index);
        return (
          <li key={key} className="border-b pb-2 last:border-0">
            <Rows fields={field.items ?? []} values={item} path={`${path}.${joinPath(key)}`} excused={excused} />
          </li>
        );
      })}
    </ol>
  );
}
