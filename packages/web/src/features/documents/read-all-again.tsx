// Says that papers were read without the AI model there is now, and reads them all again with it for the price shown.
import { api } from '@oneform/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { call } from '#lib/api-client.ts';
import { explainError } from '#lib/api-error.ts';
import { count } from '#lib/format.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';

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
    onError: (error) => toast.error('Failed to read documents again', { description: explainError(error) }),
  });
  if (!quote || quote.documents === 0) return null;
  const { documents, credits, balance, sufficient } = quote;
  const price = credits === 0 ? 'free' : count(credits, 'credit');
  return (
    <Banner
      live="none"
      actions={
        <Button
          size="sm"
          icon={<RotateCcw />}
          loading={readAll.isPending}
          disabled={!sufficient}
          title={sufficient ? 'What isn’t used of it comes back' : `Needs ${price}, ${balance} left`}
          onClick={() => readAll.mutate()}
        >
          {documents === 1 ? 'Read it again' : 'Read all again'} · {price}
        </Button>
      }
    >
      {count(documents, 'document')} {documents === 1 ? 'was' : 'were'} read without the AI model.
    </Banner>
  );
}
