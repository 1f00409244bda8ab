// State of a page kept in its address, so that it can be reloaded, linked and come back to.
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** A page number of the address; 1 is not told. */
export function usePageInAddress(name = 'page'): [page: number, setPage: (page: number) => void] {
  const [address, change] = useAddress();
  const page = Math.max(1, Math.trunc(Number(address.get(name))) || 1);
  const setPage = useCallback(
    (next: number) => change({ [name]: next === 1 ? undefined : String(next) }),
    [change, name],
  );
  return [page, setPage];
}

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
