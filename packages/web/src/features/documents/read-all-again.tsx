// Says that papers were read without the AI model there is now, and reads them all again with it for the price shown.
import { api } from '@oneform/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { call } from '#lib/api-client.ts';
import { explainError } from '#lib/api-error.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';
import { t } from './messages.ts';

export function ReadAllAgain() {
  const client = useQueryClient();
  const { data: quote } = useQuery({
    queryKey: queryKeys.documents.readAgain,
    queryFn: ({ signal }) => call(api.documents.quoteReadAgain, { signal }),
  });
  const readAll = useMutation({
    mutationFn: () => call(api.documents.readAllAgain, {}),
    onSuccess: () =>
      Promise.all(
        [queryKeys.documents.all, queryKeys.credits.all].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
    onError: (error) => toast.error(t.readAllAgain.failedToReadDocumentsAgain, { description: explainError(error) }),
  });
  if (!quote || quote.documents === 0) return null;
  const { documents, credits, balance, sufficient } = quote;
  const price = t.readAllAgain.price(credits);
  return (
    <Banner
      live="none"
      actions={
        <Button
          size="sm"
          icon={<RotateCcw />}
          loading={readAll.isPending}
          disabled={!sufficient}
          title={sufficient ? t.readAllAgain.whatIsntUsed : t.readAllAgain.needsLeft(price, balance)}
          onClick={() => readAll.mutate()}
        >
          {documents === 1 ? t.readAllAgain.readItAgain : t.readAllAgain.readAllAgain} · {price}
        </Button>
      }
    >
      {t.readAllAgain.readWithoutTheAiModel(documents)}
    </Banner>
  );
}
