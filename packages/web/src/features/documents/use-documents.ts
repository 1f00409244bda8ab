// A page of documents; asked again every 2 seconds while one of them is in work, so that its progress is seen.
import { api, DOCUMENTS_PAGE_SIZE, type Document } from '@oneform/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api-client.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { isInWork } from './document-state.ts';
import { type DocumentFilter, toQuery } from './filters/document-filter.ts';

const PROGRESS_MS = 2_000;

export const useDocuments = (page: number, filter: DocumentFilter) =>
  useQuery({
    queryKey: queryKeys.documents.list(page, filter),
    queryFn: ({ signal }) =>
      call(api.documents.list, { query: { page, page_size: DOCUMENTS_PAGE_SIZE, ...toQuery(filter) }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.documents.some((document: Document) => isInWork(document)) ? PROGRESS_MS : false,
  });
