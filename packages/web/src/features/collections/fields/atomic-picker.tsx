// Picks a field of the catalogue: search, and a list box of 300 px.
import type { Collection } from '@oneform/contract';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useFieldSchemas } from './list-field-schemas.ts';
import { matchAtomicFields } from './match-atomic.ts';
import { t } from './messages.ts';
import { type NamedAtomicField, rankFields } from './rank-fields.ts';
import { typeWords } from './type-words.ts';

const SHOWN_OPTIONS = 5;

export interface AtomicPickerProps {
  readonly sections: Collection['sections'];
  /** Section and group that receive the field. */
  readonly target: string;
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
  readonly error: string | undefined;
}

export function AtomicPicker({ sections, target, chosen, onChoose, error }: AtomicPickerProps) {
  const errorId = useId();
  const { data: schemas, isError } = useFieldSchemas();
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const ranked = useMemo(() => rankFields(schemas?.atomic_fields ?? {}, sections, target), [schemas, sections, target]);
  if (isError) {
    return (
      <EmptyState
        heading="h3"
        title={t.atomicPicker.failedToLoadFieldSchemas}
        description={t.atomicPicker.unableToLoadFieldConfiguration}
        actions={<Button onClick={() => window.location.reload()}>{t.atomicPicker.refreshPage}</Button>}
        className="py-6"
      />
    );
  }
  const found = matchAtomicFields(ranked, wanted);
  return (
    <div className="flex flex-col gap-3">
      <SearchInput
        label={t.atomicPicker.searchFields}
        placeholder={t.atomicPicker.searchFields}
        value={search}
        onChange={setSearch}
      />
      <fieldset
        aria-describedby={error ? errorId : undefined}
        className={clsx('h-[300px] overflow-y-auto rounded-md border p-1', error && 'border-red')}
      >
        <legend className="sr-only">{t.atomicPicker.field}</legend>
        {schemas === undefined && ['a', 'b', 'c', 'd'].map((key) => <Skeleton key={key} className="m-2 h-10" />)}
        {found.map((field) => (
          <AtomicOption
            key={field.name}
            field={field}
            chosen={field.name === chosen}
            onChoose={() => onChoose(field.name)}
          />
        ))}
        {schemas !== undefined && found.length === 0 && (
          <p className="px-3 py-8 text-center text-ink-2">{t.atomicPicker.noMatchingFields}</p>
        )}
      </fieldset>
      <p id={errorId} role="alert" className="text-red-ink text-xs empty:hidden">
        {error}
      </p>
    </div>
  );
}

interface AtomicOptionProps {
  readonly field: NamedAtomicField;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function AtomicOption({ field, chosen, onChoose }: AtomicOptionProps) {
  const options = field.options ?? [];
  const more = options.length - SHOWN_OPTIONS;
  return (
    <label
      className={clsx(
        'relative flex cursor-pointer items-start gap-2 rounded-sm px-3 py-2 [content-visibility:auto] has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:-outline-offset-2',
        chosen ? 'bg-accent-soft' : 'hover:bg-hover',
      )}
    >
      <input type="radio" name="atomic-field" checked={chosen} onChange={onChoose} className="sr-only" />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="font-medium">{field.label}</span>
          <Badge>{typeWords[field.type]}</Badge>
        </span>
        {field.description && <span className="block text-ink-2 text-sm">{field.description}</span>}
        {options.length > 0 && (
          <span className="mt-0.5 block text-ink-3 text-xs">
            {options.slice(0, SHOWN_OPTIONS).join(', ')}
            {more > 0 && t.atomicPicker.more(more)}
          </span>
        )}
      </span>
      {chosen && <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent-ink" />}
    </label>
  );
}
