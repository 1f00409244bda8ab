// What a page remembers in its address, so that it can be reloaded, linked and come back to.
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

export type AddressChange = (changes: Readonly<Record<string, string | undefined>>) => void;

/** The parts of the address, and a way to change some of them: the rest stays, the page neither moves nor enters the history. */
export function useAddress(): [search: URLSearchParams, change: AddressChange] {
  const [search, setSearch] = useSearchParams();
  const change = useCallback<AddressChange>(
    (changes) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [key, value] of Object.entries(changes)) {
            if (value === undefined) after.delete(key);
            else after.set(key, value);
          }
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );
  return [search, change];
}
