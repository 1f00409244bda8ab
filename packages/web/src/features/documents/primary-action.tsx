// The one thing most likely wanted of a document now: look at its updates, read it, or try again, with its price.
import type { Document } from '@oneform/contract';
import { BookOpen, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { waitsForCredits } from './document-state.ts';
import { t } from './messages.ts';
import type { RowActions } from './row-actions.ts';
import { useQuote } from './use-quote.ts';

interface ReadButtonProps {
  readonly document: Document;
  readonly busy: boolean;
  readonly icon: ReactNode;
  readonly label: string;
  readonly onRead: () => void;
}

function ReadButton({ document, busy, icon, label, onRead }: ReadButtonProps) {
  const { data: quote } = useQuote(document.id);
  const isShort = quote?.sufficient === false;
  const price = quote && t.primaryAction.price(quote.credits);
  return (
    <Button
      size="sm"
      icon={icon}
      loading={busy}
      disabled={isShort}
      title={isShort && price ? t.primaryAction.needsLeft(price, quote.balance) : quote?.reason}
      onClick={onRead}
    >
      {label}
      {price && ` · ${price}`}
    </Button>
  );
}

export interface PrimaryActionProps {
  readonly document: Document;
  readonly actions: RowActions;
}

export function PrimaryAction({ document, actions }: PrimaryActionProps) {
  const reading = { document, busy: actions.busy.has(document.id) };
  if (waitsForCredits(document)) {
    return (
      <ReadButton
        {...reading}
        icon={<BookOpen />}
        label={t.primaryAction.readNow}
        onRead={() => actions.onRead(document)}
      />
    );
  }
  if (document.processing_status === 'error') {
    return (
      <ReadButton
        {...reading}
        icon={<RotateCcw />}
        label={t.primaryAction.reprocess}
        onRead={() => actions.onReprocess(document)}
      />
    );
  }
  if (document.processing_status !== 'completed') return null;
  const toDecide = document.whose?.to_decide ?? 0;
  return (
    <Button size="sm" variant={toDecide > 0 ? 'secondary' : 'ghost'} onClick={() => actions.onViewUpdates(document)}>
      {t.primaryAction.viewUpdates}
      {toDecide > 0 && (
        <span className="rounded-full bg-amber-soft px-1.5 text-amber-ink text-xs tabular-nums">
          {toDecide}
          <span className="sr-only"> {t.primaryAction.toDecide}</span>
        </span>
      )}
    </Button>
  );
}
