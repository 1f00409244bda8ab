// One toast for many documents that were in work together.
import { api } from '@oneform/contract';
import { call } from '#lib/api-client.ts';
import { formatNumber } from '#lib/numbers.ts';
import { toast } from '#ui/toast.ts';
import type { FinishedDocument, ToastAction } from './announce-document.ts';
import { t } from './messages.ts';

interface Outcome {
  readonly id: string;
  readonly filled: number;
  readonly toDecide: number;
}

async function outcomeOf({ id }: FinishedDocument): Promise<Outcome> {
  const { whose } = await call(api.documents.get, { params: { id } });
  return { id, filled: whose?.filled ?? 0, toDecide: whose?.to_decide ?? 0 };
}

/** `35 values filled · 54 to decide · 1 could not be read`; parts that are nothing are left out. */
export function batchWords(filled: number, toDecide: number, failed: number): string {
  const parts = [
    filled > 0 && t.announceBatch.filled(filled),
    toDecide > 0 && t.announceBatch.toDecide(formatNumber(toDecide)),
    failed > 0 && t.announceBatch.couldNotBeRead(formatNumber(failed)),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** `actionOf` is given the document that leaves most to decide, if one leaves anything. */
export async function announceBatch(
  documents: readonly FinishedDocument[],
  actionOf: (documentId: string | undefined) => ToastAction | undefined,
): Promise<void> {
  const read = documents.filter(({ status }) => status === 'completed');
  // Documents that cannot be asked for just now are not counted.
  const settled = await Promise.allSettled(read.map(outcomeOf));
  const outcomes = settled
    .flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
    .toSorted((a, b) => b.toDecide - a.toDecide);
  const sum = (part: 'filled' | 'toDecide') => outcomes.reduce((total, outcome) => total + outcome[part], 0);
  const [most] = outcomes;
  const action = actionOf(most && most.toDecide > 0 ? most.id : undefined);
  const options = {
    description: batchWords(sum('filled'), sum('toDecide'), documents.length - read.length),
    ...(action && { action }),
  };
  if (read.length > 0) toast.success(t.announceBatch.read(read.length), options);
  else toast.error(t.announceBatch.documentProcessingFailed, options);
}
