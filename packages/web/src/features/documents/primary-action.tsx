// The one thing most likely wanted of a document now: look at its updates, read it, or try again.
import type { Document } from '@oneform/contract';
import { BookOpen, RotateCcw } from 'lucide-react';
import { count } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { waitsForCredits } from './document-state.ts';
import type { RowActions } from './row-actions.ts';
import { useQuote } from './use-quote.ts';

interface PrimaryActionProps {
  readonly document: Document;
  readonly actions: RowActions;
}

function ReadNow({ document, actions }: PrimaryActionProps) {
  const { data: quote } = useQuote(document.id);
  const short = quote?.sufficient === false;
  const price = quote && count(quote.credits, 'credit');
  return (
    <Button
      size="sm"
      icon={<BookOpen />}
      loading={actions.busy.has(document.id)}
      disabled={short}
      title={short ? `Needs ${price}, ${quote.balance} left` : quote?.reason}
      onClick={() => actions.onRead(document)}
    >
      Read now{price && ` · ${price}`}
    </Button>
  );
}

export function PrimaryAction({ document, actions }: PrimaryActionProps) {
  if (waitsForCredits(document)) return <ReadNow document={document} actions={actions} />;
  if (document.processing_status === 'error') {
    return (
      <Button
        size="sm"
        icon={<RotateCcw />}
        loading={actions.busy.has(document.id)}
        onClick={() => actions.onReprocess(document)}
      >
        Reprocess
      </Button>
    );
  }
  if (document.processing_status !== 'completed') return null;
  const open = document.updates_to_review;
  return (
    <Button size="sm" variant={open > 0 ? 'secondary' : 'ghost'} onClick={() => actions.onViewUpdates(document)}>
      View updates
      {open > 0 && (
        <span className="rounded-full bg-amber-soft px-1.5 text-amber-ink text-xs tabular-nums">
          {open}
          <span className="sr-only"> to review</span>
        </span>
      )}
    </Button>
  );
}
