// The egress log of one document: each request in which its words left this OneForm.
import { api } from '@oneform/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#lib/api-client.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { RelativeTime } from '#lib/relative-time.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { t } from './messages.ts';
import { amountOf, failureOf, purposeOf } from './model-call-words.ts';

const SHOWN = 4;

export function SentToModel({ documentId }: { readonly documentId: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const { data, isError } = useQuery({
    queryKey: queryKeys.documents.modelCalls(documentId),
    queryFn: ({ signal }) => call(api.models.documentCalls, { params: { id: documentId }, signal }),
    staleTime: 0,
  });
  const calls = data?.calls;
  const shown = isWhole ? calls : calls?.slice(0, SHOWN);
  return (
    <section className="border-t pt-4 text-sm">
      <h3 className="font-medium text-base">{t.sentToModel.whatWasSent}</h3>
      {isError && <p className="mt-1 text-ink-2">{t.sentToModel.failedToLoadWhatWas}</p>}
      {!calls && !isError && <Skeleton className="mt-2 h-5 w-64" />}
      {calls?.length === 0 && <p className="mt-1 text-ink-2">{t.sentToModel.nothingNoAiModelHas}</p>}
      {shown && shown.length > 0 && (
        <ul className="mt-2 flex flex-col gap-2.5">
          {shown.map((sent) => (
            <li key={sent.id}>
              <p className="flex justify-between gap-3">
                <span>{purposeOf(sent)}</span>
                <RelativeTime time={sent.at} className="shrink-0 text-ink-3" />
              </p>
              <p className="break-words text-ink-2">{amountOf(sent)}</p>
              {sent.failure && <p className="text-amber-ink">{failureOf(sent)}</p>}
            </li>
          ))}
        </ul>
      )}
      {calls && !isWhole && calls.length > SHOWN && (
        <Button size="sm" className="mt-3" onClick={() => setIsWhole(true)}>
          {t.sentToModel.showAll(calls.length)}
        </Button>
      )}
    </section>
  );
}
