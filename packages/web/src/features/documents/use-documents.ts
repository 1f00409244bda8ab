// A page of documents; asked again every 2 seconds while one of them is in work, so that its progress is seen.
import { api, DOCUMENTS_PAGE_SIZE, type Document } from '@oneform/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api-client.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { isInWork } from './document-state.ts';

const PROGRESS_MS = 2_000;

/** `person`: only papers that belong to them. */
export const useDocuments = (page: number, person?: string) =>
  useQuery({
    queryKey: queryKeys.documents.list(page, person),
    queryFn: ({ signal }) =>
      call(api.documents.list, {
        query: { page, page_size: DOCUMENTS_PAGE_SIZE, ...(person && { person_id: person }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.documents.some((document: Document) => isInWork(document)) ? PROGRESS_MS : false,
  });
