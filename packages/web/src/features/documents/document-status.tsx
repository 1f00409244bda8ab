// Status of a document: a word, a thin bar of three steps, its present work or its problem.
import type { Document } from '@oneform/contract';
import { clsx } from 'clsx';
import { Check, CircleAlert, Clock, Coins } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { isInLine, stateOf, steps, stepsDone, stepWords, waitsForCredits } from './document-state.ts';
import { t } from './messages.ts';

function StepBar({ document }: { readonly document: Document }) {
  const done = stepsDone(document);
  return (
    <span aria-hidden="true" className="mt-1.5 flex w-32 gap-0.5">
      {steps.map((step, index) => (
        <span
          key={step}
          className={clsx(
            'h-0.75 flex-1 rounded-full transition-colors duration-120',
            index < done
              ? 'bg-blue'
              : index === done
                ? 'animate-pulse bg-blue/45 motion-reduce:animate-none'
                : 'bg-line',
          )}
        />
      ))}
    </span>
  );
}

function icon(document: Document) {
  if (waitsForCredits(document)) return <Coins />;
  if (isInLine(document)) return <Clock />;
  if (document.processing_status === 'processing') return <Spinner className="size-3! border-[1.5px]" />;
  if (document.processing_status === 'completed') return <Check />;
  return document.processing_status === 'error' ? <CircleAlert /> : <Clock />;
}

function remarks(document: Document): { tone: string; text: string } | undefined {
  if (waitsForCredits(document)) return { tone: 'text-ink-2', text: t.documentStatus.notEnoughCreditsToRead };
  if (document.processing_status === 'error') {
    return { tone: 'text-red-ink', text: document.error_message ?? t.documentStatus.processingError };
  }
  const [first, ...others] = document.problems;
  if (document.processing_status !== 'completed' || !first) return undefined;
  const where = first.page === undefined ? '' : t.documentStatus.page(first.page);
  const more = others.length > 0 ? t.documentStatus.more(others.length) : '';
  return { tone: 'text-amber-ink', text: `${where}${first.message}${more}` };
}

export function DocumentStatus({ document }: { readonly document: Document }) {
  const { tone, label } = stateOf(document);
  const remark = remarks(document);
  const working = document.processing_status === 'processing';
  return (
    <div className="min-w-0">
      <Badge tone={tone} icon={icon(document)}>
        {label}
      </Badge>
      {working && (
        <>
          {!isInLine(document) && <StepBar document={document} />}
          <p className="mt-1 whitespace-nowrap text-ink-2 text-xs tabular-nums">{stepWords(document)}</p>
        </>
      )}
      {remark && <p className={clsx('mt-1 max-w-80 text-pretty text-xs', remark.tone)}>{remark.text}</p>}
    </div>
  );
}
