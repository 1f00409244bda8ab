// Autofill: fills empty fields from papers already read, after saying what that costs.
import { WandSparkles } from 'lucide-react';
import { explainError } from '#lib/api-error.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { REQUEST_FAILED } from '../request-failed.ts';
import { useMapFields } from './map-fields.ts';
import { ModelAsked, ModelUsed } from './model-line.tsx';
import { PriceLine } from './price-line.tsx';
import { resultWords } from './result-words.ts';
import { useQuote } from './use-quote.ts';

export interface AutofillDialogProps {
  readonly collectionId: string;
  /** One section, or the whole collection. */
  readonly section: { readonly name: string; readonly label: string } | undefined;
  readonly onClose: () => void;
  /** Where conflicts are decided. */
  readonly onReview: () => void;
}

export function AutofillDialog({ collectionId, section, onClose, onReview }: AutofillDialogProps) {
  const { data: quote } = useQuote('map_fields');
  const map = useMapFields(collectionId);
  const result = map.data;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      closable={!map.isPending}
      title={section ? `Autofill “${section.label}”` : 'Autofill the collection'}
      description={
        result
          ? undefined
          : 'Fills empty fields with what your papers say. Nothing you typed is ever overwritten. Where a paper disagrees, you decide.'
      }
      footer={
        result ? (
          <>
            {result.conflicts + result.suggested > 0 && <Button onClick={onReview}>Review</Button>}
            <Button variant="primary" onClick={onClose}>
              Done
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose} disabled={map.isPending}>
              Cancel
            </Button>
            <Button
              variant="primary"
              icon={<WandSparkles />}
              loading={map.isPending}
              disabled={quote?.sufficient === false}
              onClick={() => map.mutate(section?.name)}
            >
              {map.isPending ? 'Filling...' : 'Autofill'}
            </Button>
          </>
        )
      }
    >
      {result ? (
        <div className="flex flex-col gap-3">
          <Banner tone={result.filled > 0 ? 'green' : 'neutral'} live="status">
            {resultWords(result)}
          </Banner>
          <ModelUsed use={result.model} did="With the help of" />
        </div>
      ) : (
        <div className="flex flex-col gap-3">
          <PriceLine quote={quote} />
          <ModelAsked gets="what your papers say" />
          {map.isError && <Banner tone="red">{explainError(map.error) ?? REQUEST_FAILED}</Banner>}
        </div>
      )}
    </Dialog>
  );
}
