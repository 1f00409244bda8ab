// Search, person and type filters in one row.

import { clsx } from 'clsx';
import { titleCase } from '#lib/format.ts';
import { translate } from '#lib/language.ts';
import { PersonFilter } from '#lib/person-filter.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import type { CollectionFilter, TypeCount } from './filter-collections.ts';
import { t } from './messages.ts';

export interface FilterBarProps {
  readonly filter: CollectionFilter;
  readonly onChange: (filter: CollectionFilter) => void;
  readonly types: readonly TypeCount[];
}

export function FilterBar({ filter, onChange, types }: FilterBarProps) {
  return (
    <search className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <SearchInput
        label={t.filterBar.searchCollections}
        placeholder={t.filterBar.searchCollections2}
        value={filter.search}
        onChange={(search) => onChange({ ...filter, search })}
        className="w-full sm:w-80"
      />
      <PersonFilter
        label={t.filterBar.whoseCollections}
        value={filter.person}
        onChange={(person) => onChange({ ...filter, person })}
      />
      {types.length > 1 && (
        <fieldset className="flex flex-wrap gap-1.5">
          <legend className="sr-only">{t.filterBar.type}</legend>
          {types.map(({ type, count }) => {
            const chosen = filter.type === type;
            return (
              <button
                key={type}
                type="button"
                aria-pressed={chosen}
                onClick={() => onChange({ ...filter, type: chosen ? undefined : type })}
                className={clsx(
                  'inline-flex h-7 items-center gap-1.5 rounded-full border px-3 font-medium text-sm transition-colors duration-100 touch:h-11 touch:px-4',
                  chosen
                    ? 'border-accent bg-accent-soft text-accent-ink'
                    : 'text-ink-2 hover:border-control hover:text-ink',
                )}
              >
                {translate(titleCase(type))}
                <span className={clsx('tabular-nums', chosen ? 'text-accent-ink' : 'text-ink-3')}>{count}</span>
              </button>
            );
          })}
        </fieldset>
      )}
    </search>
  );
}
