// Narrows the list of documents: by words, by what is to be done with them, by type and by person.
import { api } from '@oneform/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '#lib/api-client.ts';
import { PersonFilter } from '#lib/person-filter.tsx';
import { queryKeys } from '#lib/query-keys.ts';
import { useDebouncedValue } from '#lib/use-debounced.ts';
import { SearchInput } from '#ui/search-input.tsx';
import { Select } from '#ui/select.tsx';
import { typeWords } from '../document-state.ts';
import type { DocumentFilter, Show } from './document-filter.ts';
import { t } from './messages.ts';

const ALL = 'all';
const TYPING_MS = 250;

const shows: readonly { readonly value: Show | typeof ALL; readonly label: string }[] = [
  { value: ALL, label: t.documentFilters.allDocuments },
  { value: 'to_decide', label: t.documentFilters.toDecide },
  { value: 'processing', label: t.documentFilters.inWork },
  { value: 'pending', label: t.documentFilters.waitingForCredits },
  { value: 'completed', label: t.documentFilters.read },
  { value: 'error', label: t.documentFilters.couldNotBeRead },
];

export interface DocumentFiltersProps {
  readonly filter: DocumentFilter;
  readonly onChange: (changes: Partial<DocumentFilter>) => void;
}

export function DocumentFilters({ filter, onChange }: DocumentFiltersProps) {
  const { data } = useQuery({
    queryKey: queryKeys.documents.types,
    queryFn: ({ signal }) => call(api.documents.listTypes, { signal }),
  });
  const types = data?.types ?? [];
  const choose = (value: string) => (value === ALL ? undefined : value);
  return (
    <search className="flex flex-wrap gap-2">
      <SearchBox words={filter.q} onSearch={(q) => onChange({ q })} />
      <Select
        aria-label={t.documentFilters.whichDocuments}
        className="w-44 max-sm:flex-1"
        value={filter.show ?? ALL}
        onChange={(value) => onChange({ show: choose(value) as Show | undefined })}
        options={shows}
      />
      {(types.length > 1 || filter.type) && (
        <Select
          aria-label={t.documentFilters.typeOfDocument}
          className="w-48 max-sm:flex-1"
          value={filter.type ?? ALL}
          onChange={(value) => onChange({ type: choose(value) })}
          options={[
            { value: ALL, label: t.documentFilters.allTypes },
            ...(filter.type && !types.some(({ document_type }) => document_type === filter.type)
              ? [{ value: filter.type, label: typeWords(filter.type)! }]
              : []),
            ...types.map((type) => ({
              value: type.document_type,
              label: `${typeWords(type.document_type)} (${type.documents})`,
            })),
          ]}
        />
      )}
      <PersonFilter
        label={t.documentFilters.whoseDocuments}
        value={filter.person}
        onChange={(person) => onChange({ person })}
      />
    </search>
  );
}

interface SearchBoxProps {
  readonly words: string | undefined;
  readonly onSearch: (words: string | undefined) => void;
}

/** Searches when the typing pauses. */
function SearchBox({ words, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(words ?? '');
  const settled = useDebouncedValue(typed, TYPING_MS).trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a pause in the typing searches
  useEffect(() => {
    if (settled === typed.trim() && settled !== (words ?? '')) onSearch(settled || undefined);
  }, [settled]);
  // Cleared elsewhere, or another address.
  useEffect(() => setTyped((before) => (before.trim() === (words ?? '') ? before : (words ?? ''))), [words]);
  return (
    <SearchInput
      label={t.documentFilters.searchDocuments}
      placeholder={t.documentFilters.searchDocuments2}
      value={typed}
      onChange={setTyped}
      className="min-w-56 flex-1 max-sm:basis-full"
    />
  );
}
