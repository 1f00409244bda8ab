// The picture of a page of the finished form. The file is sent along each time, since the server keeps none.
import { api, type FormReport } from '@oneform/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { queryKeys } from '#lib/query-keys.ts';
import { sendForm } from '#lib/send-form.ts';
import { toFile } from './save-form.ts';

const WIDTHS = [960, 1600, 2000] as const;

export interface PagePicture {
  /** Undefined while it loads. */
  readonly url: string | undefined;
  readonly isError: boolean;
  readonly retry: () => void;
}

/** @param page 1-based; @param width in CSS pixels, as shown */
export function usePagePicture(report: FormReport, page: number, width: number): PagePicture {
  const file = useMemo(() => new File([toFile(report)], 'form.pdf', { type: 'application/pdf' }), [report]);
  /** Tells one filling from the next. */
  const [filling, setFilling] = useState(() => ({ report, id: crypto.randomUUID() }));
  if (filling.report !== report) setFilling({ report, id: crypto.randomUUID() });
  const wanted = width * (globalThis.devicePixelRatio || 1);
  const drawn = WIDTHS.find((one) => one >= wanted) ?? 2000;
  const rotation = report.pages[page - 1]?.rotation ?? 0;
  const { data, isError, refetch } = useQuery({
    queryKey: queryKeys.formPage(filling.id, page, drawn),
    queryFn: async ({ signal }) => {
      const fields = { page: String(page), rotation: String(rotation), width: String(drawn) };
      return (
        await sendForm(api.forms.page, api.forms.page.path, { file, fields, accept: 'image/webp', signal })
      ).blob();
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    // The page as it was stands there until the new one has come.
    placeholderData: (before, query) => (query?.queryKey[2] === page ? before : undefined),
  });
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!data) return setUrl(undefined);
    const made = URL.createObjectURL(data);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return { url, isError, retry: () => void refetch() };
}
