// Number of documents being read, as far as the watcher of the shell knows; it does the asking.
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from './query-keys.ts';

export function useDocumentsInWork(): number {
  const { data } = useQuery<readonly unknown[]>({ queryKey: queryKeys.documents.processing, enabled: false });
  return data?.length ?? 0;
}
