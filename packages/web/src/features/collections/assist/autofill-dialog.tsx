// Autofill: fills empty fields from papers already read, for free; what a model could add has a price, and is asked for.
import { WandSparkles } from 'lucide-react';
import { explainError } from '#lib/api-error.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { REQUEST_FAILED } from '../request-failed.ts';
import { type Mapped, useMapFields } from './map-fields.ts';
import { t } from './messages.ts';
import { ModelAsked, ModelUsed } from './model-line.tsx';
import { PriceLine } from './price-line.tsx';
import { resultWords } from './result-words.ts';
import { useQuote } from './use-quote.ts';

export interface AutofillDialogProps {
  readonly collectionId: string;
  /** One section, or the whole collection. */
  readonly section: { readonly name: string; readonly label: string } | undefined;
  readonly onClose: () => void;
  /** Opens the review of conflicts. */
  readonly onReview: () => void;
}

export function AutofillDialog({ collectionId, section, onClose, onReview }: AutofillDialogProps) {
  const map = useMapFields(collectionId);
  const result = map.data;
  const run = (asksModel: boolean) => map.mutate({ section: section?.name, asksModel });
  const offer = result?.offer ?? null;
  const { data: quote } = useQuote('map_fields', offer !== null);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      closable={!map.isPending}
      title={section ? t.autofillDialog.autofill(section.label) : t.autofillDialog.autofillTheCollection}
      description={result ? undefined : t.autofillDialog.fillsEmptyFields}
      footer={
        result ? (
          <>
            {result.conflicts + result.suggested > 0 && (
              <Button onClick={onReview} disabled={map.isPending}>
                {t.autofillDialog.review}
              </Button>
            )}
            {offer && (
              <Button
                icon={<WandSparkles />}
                loading={map.isPending}
                disabled={quote?.sufficient !== true}
                onClick={() => run(true)}
              >
                {map.isPending ? t.autofillDialog.asking : t.autofillDialog.askTheModel}
              </Button>
            )}
            <Button variant="primary" onClick={onClose} disabled={map.isPending}>
              {t.autofillDialog.done}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose} disabled={map.isPending}>
              {t.autofillDialog.cancel}
            </Button>
            <Button variant="primary" icon={<WandSparkles />} loading={map.isPending} onClick={() => run(false)}>
              {map.isPending ? t.autofillDialog.filling : t.autofillDialog.autofill2}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-3">
        {result ? (
          <>
            <Banner tone={result.filled > 0 ? 'green' : 'neutral'} live="status">
              {resultWords(result)}
            </Banner>
            <ModelUsed use={result.model} did={t.autofillDialog.withTheHelp} />
            {offer && <Offer offer={offer} />}
            {offer && <PriceLine quote={quote} />}
          </>
        ) : (
          <p className="text-ink-2 text-sm">{t.autofillDialog.thisIsFree}</p>
        )}
        {map.isError && <Banner tone="red">{explainError(map.error) ?? REQUEST_FAILED}</Banner>}
      </div>
    </Dialog>
  );
}

/** Offers the remaining fields to a model, and names the host that receives the words. */
function Offer({ offer }: { readonly offer: NonNullable<Mapped['offer']> }) {
  return (
    <>
      <p className="border-t pt-3 text-sm">{t.autofillDialog.stillEmptyAnAiModel(offer.fields, offer.papers)}</p>
      <ModelAsked gets={t.autofillDialog.theTextOfThoseDocuments} />
    </>
  );
}
