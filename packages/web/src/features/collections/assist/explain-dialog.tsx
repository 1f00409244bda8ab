// Explains one field: what it asks, where it is found, and what the person's own papers say, after saying what that costs.
import { api } from '@oneform/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { call } from '#lib/api-client.ts';
import { explainError } from '#lib/api-error.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { REQUEST_FAILED } from '../request-failed.ts';
import { Explanation } from './explanation.tsx';
import { t } from './messages.ts';
import { ModelAsked, ModelUsed } from './model-line.tsx';
import { PriceLine } from './price-line.tsx';
import { useQuote } from './use-quote.ts';

export interface ExplainDialogProps {
  readonly collectionId: string;
  readonly path: string;
  readonly label: string;
  readonly onClose: () => void;
  readonly onUse: (value: string) => void;
}

export function ExplainDialog({ collectionId, path, label, onClose, onUse }: ExplainDialogProps) {
  const queryClient = useQueryClient();
  const { data: quote } = useQuote('clarify_fields');
  const explain = useMutation({
    mutationFn: () => call(api.collections.clarifyField, { params: { id: collectionId }, body: { paths: [path] } }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: queryKeys.credits.all }),
  });
  const answer = explain.data?.fields[0];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      closable={!explain.isPending}
      title={label}
      description={explain.data ? undefined : t.explainDialog.explainsWhatTheFieldAsks}
      footer={
        explain.data ? (
          <Button variant="primary" onClick={onClose}>
            {t.explainDialog.done}
          </Button>
        ) : (
          <>
            <Button onClick={onClose} disabled={explain.isPending}>
              {t.explainDialog.cancel}
            </Button>
            <Button
              variant="primary"
              icon={<Sparkles />}
              loading={explain.isPending}
              disabled={quote?.sufficient === false}
              onClick={() => explain.mutate()}
            >
              {t.explainDialog.explainThisField}
            </Button>
          </>
        )
      }
    >
      {answer ? (
        <div className="flex flex-col gap-5">
          <Explanation answer={answer} onUse={onUse} />
          <ModelUsed use={explain.data?.model ?? null} did={t.explainDialog.explainedBy} />
        </div>
      ) : (
        <div className="flex flex-col gap-3">
          {explain.data ? (
            <p>{t.explainDialog.theresNoFurtherExplanation}</p>
          ) : (
            <>
              <PriceLine quote={quote} />
              <ModelAsked gets={t.explainDialog.theFieldAndWhat} />
            </>
          )}
          {explain.isError && <Banner tone="red">{explainError(explain.error) ?? REQUEST_FAILED}</Banner>}
        </div>
      )}
    </Dialog>
  );
}
