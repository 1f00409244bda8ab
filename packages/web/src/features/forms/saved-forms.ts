// Forms that the person had remembered: places and field names, no values.
import {
  api,
  type CollectionData,
  type FormReport,
  MAX_SAVED_PLACES,
  type SavedPlace,
  toSavedPath,
} from '@oneform/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '#lib/api-client.ts';
import { queryKeys } from '#lib/query-keys.ts';

/**
 * Places with a value from the collection, left blank on purpose, or moved; answers in one's own words are values and
 * not kept.
 */
export function toPlaces(report: FormReport, data: CollectionData): SavedPlace[] {
  return report.fields
    .flatMap(({ page, box, found_at, asks, path, status, reason }): SavedPlace[] => {
      const isFilled = path !== undefined && status !== 'unsure';
      const answer = isFilled
        ? { path: toSavedPath(data, path) }
        : path === undefined && reason === 'left_blank'
          ? { path: null }
          : {};
      const move = found_at && { moved_to: box };
      const place = { page, box: found_at ?? box, asks: asks.slice(0, 200) };
      return Object.keys(answer).length > 0 || move ? [{ ...place, ...answer, ...move }] : [];
    })
    .slice(0, MAX_SAVED_PLACES);
}

export const useSavedForms = () =>
  useQuery({ queryKey: queryKeys.savedForms, queryFn: ({ signal }) => call(api.savedForms.list, { signal }) });

export interface FormToRemember {
  /** Of the one that is replaced. */
  readonly id: string | undefined;
  readonly name: string;
  readonly print: string;
  readonly places: SavedPlace[];
}

export function useRememberForm() {
  const client = useQueryClient();
  /** The same for every try of the same content, so that a lost answer does not remember the form twice. */
  const key = useRef({ content: '', value: '' });
  return useMutation({
    mutationFn: ({ id, ...body }: FormToRemember) => {
      if (id !== undefined) return call(api.savedForms.replace, { params: { id }, body });
      const content = JSON.stringify(body);
      if (key.current.content !== content) key.current = { content, value: crypto.randomUUID() };
      return call(api.savedForms.save, { body, headers: { 'Idempotency-Key': key.current.value } });
    },
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.savedForms }),
  });
}

export function useForgetForm() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(api.savedForms.forget, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.savedForms }),
  });
}
