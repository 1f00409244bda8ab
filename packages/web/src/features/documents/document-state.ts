// State of a document for the person: in words, as a place on the way, with its possible actions.
import type { Document, ProcessingDetails, ProcessingStep } from '@oneform/contract';
import { documentTypeLabel, labelFromName } from '#lib/in-words.ts';
import type { Tone } from '#ui/badge.tsx';
import { t } from './messages.ts';

export const steps: readonly ProcessingStep[] = ['categorization', 'extraction', 'parsing'];

type Status = Pick<Document, 'processing_status'>;

/** It is kept, but there were not enough credits to start reading it. */
export const waitsForCredits = ({ processing_status }: Status): boolean => processing_status === 'pending';

export const isInWork = ({ processing_status }: Status): boolean => processing_status === 'processing';

export interface StateWords {
  readonly tone: Tone;
  readonly label: string;
}

const words: Record<Document['processing_status'], StateWords> = {
  pending: { tone: 'amber', label: t.documentState.pending },
  processing: { tone: 'blue', label: t.documentState.processing },
  completed: { tone: 'green', label: t.documentState.completed },
  error: { tone: 'red', label: t.documentState.error },
};

export const stateOf = ({ processing_status }: Status): StateWords => words[processing_status];

/** Number of the three steps that are behind it. */
export function stepsDone({
  processing_status,
  processing_step,
}: Pick<Document, 'processing_status' | 'processing_step'>) {
  if (processing_status === 'completed') return steps.length;
  return processing_step === null ? 0 : Math.max(0, steps.indexOf(processing_step));
}

/** Nobody reads it yet. */
export const isInLine = ({ place_in_line }: Pick<Document, 'place_in_line'>): boolean => Boolean(place_in_line);

/** `Extraction, page 2 of 5`: the page that is being read, counted from 1. */
export function stepWords({
  processing_step,
  progress,
  place_in_line: place,
}: Pick<Document, 'processing_step' | 'progress'> & Partial<Pick<Document, 'place_in_line'>>): string {
  if (place) return place === 1 ? t.documentState.waitingNextInLine : t.documentState.waitingNumberInLine(place);
  const step = processing_step === null ? t.documentState.starting : labelFromName(processing_step);
  return progress && progress.total > 1
    ? t.documentState.pageOf(step, Math.min(progress.done + 1, progress.total), progress.total)
    : step;
}

/** 0, 33, 67 or 100 percent. */
export function percentOf(details: Pick<ProcessingDetails, 'steps'>): number {
  const done = steps.filter((step) => details.steps[step].completed).length;
  return Math.round((done / steps.length) * 100);
}

export const typeWords = (type: string | null): string | undefined => {
  return type === null ? undefined : documentTypeLabel(type);
};
