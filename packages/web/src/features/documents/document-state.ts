// What a document's fields mean for the person: its state in words, its place on the way, what can be done with it.
import type { Document, ProcessingDetails, ProcessingStep } from '@oneform/contract';
import { humanise } from '../../lib/format.ts';
import type { Tone } from '../../ui/badge.tsx';

export const steps: readonly ProcessingStep[] = ['categorization', 'extraction', 'parsing'];

type StateOf = Pick<Document, 'processing_status' | 'problems'>;

/** It is kept, but there were not enough credits to read it. */
export const needsCredits = ({ processing_status, problems }: StateOf): boolean =>
  processing_status !== 'completed' && problems.some(({ code }) => code === 'insufficient_credits');

export const isInWork = (document: StateOf): boolean =>
  (document.processing_status === 'pending' || document.processing_status === 'processing') && !needsCredits(document);

export interface StateWords {
  readonly tone: Tone;
  readonly label: string;
}

export function stateOf(document: StateOf): StateWords {
  if (needsCredits(document)) return { tone: 'amber', label: 'Needs credits' };
  switch (document.processing_status) {
    case 'pending':
      return { tone: 'neutral', label: 'Pending' };
    case 'processing':
      return { tone: 'blue', label: 'Processing' };
    case 'completed':
      return { tone: 'green', label: 'Completed' };
    case 'error':
      return { tone: 'red', label: 'Error' };
  }
}

/** How many of the three steps are behind it. */
export function stepsDone({
  processing_status,
  processing_step,
}: Pick<Document, 'processing_status' | 'processing_step'>) {
  if (processing_status === 'completed') return steps.length;
  return processing_step === null ? 0 : Math.max(0, steps.indexOf(processing_step));
}

/** `Extraction, page 2 of 5`. */
export function stepWords({ processing_step, progress }: Pick<Document, 'processing_step' | 'progress'>): string {
  const step = processing_step === null ? 'Starting' : humanise(processing_step);
  return progress && progress.total > 1 ? `${step}, page ${progress.done} of ${progress.total}` : step;
}

/** 0, 33, 67 or 100 percent. */
export function percentOf(details: Pick<ProcessingDetails, 'steps'>): number {
  const done = steps.filter((step) => details.steps[step].completed).length;
  return Math.round((done / steps.length) * 100);
}

export const typeWords = (type: string | null): string | undefined => {
  if (type === null) return undefined;
  return type === 'multiple' ? 'Several documents' : humanise(type);
};
