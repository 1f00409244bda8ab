// Results of the server for the typed text, a moment after the last key.
import { api, foldWords, SEARCH_MAX_LENGTH } from '@oneform/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api-client.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { useDebouncedValue } from '#lib/use-debounced.ts';

const PAUSE_MS = 120;
/** A single letter would find everything. */
const SHORTEST = 2;

export function useSearch(typed: string) {
  const text = typed.trim().slice(0, SEARCH_MAX_LENGTH);
  const q = useDebouncedValue(text, PAUSE_MS);
  const isWanted = foldWords(text).join('').length >= SHORTEST;
  const { data, isFetching, isError } = useQuery({
    queryKey: queryKeys.search(q),
    queryFn: ({ signal }) => call(api.search.search, { query: { q }, signal }),
    enabled: isWanted && q !== '',
    // Values change while one works; an answer is good for as long as one types.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return {
    values: isWanted ? (data?.values ?? []) : [],
    documents: isWanted ? (data?.documents ?? []) : [],
    people: isWanted ? (data?.people ?? []) : [],
    isSearching: isWanted && (isFetching || q !== text),
    isError: isWanted && isError,
  };
}
