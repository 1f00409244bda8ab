// The toast that says how a document ended.
import { api, type CollectionUpdate } from '@oneform/contract';
import { call } from '#lib/api-client.ts';
import { formatNumber } from '#lib/numbers.ts';
import { toast } from '#ui/toast.ts';
import { t } from './messages.ts';

export interface FinishedDocument {
  readonly id: string;
  readonly name: string;
  readonly status: 'completed' | 'error';
  readonly errorMessage: string | null;
}

const fieldsOf = (updates: readonly CollectionUpdate[]): number =>
  updates.reduce((sum, update) => sum + Object.keys(update.fields_updated).length + update.conflicts.length, 0);

/**
 * The result: values, or for a paper about somebody else, which updates nothing, the words of the list and the review.
 */
async function outcomeOf(id: string): Promise<string> {
  const params = { id };
  const fields = fieldsOf(await call(api.updates.list, { params }));
  if (fields > 0) return inFields(fields);
  const { whose } = await call(api.documents.get, { params });
  if (whose?.status === 'asks') return whose.sentence;
  const { steps } = await call(api.documents.processingDetails, { params });
  // A document that no collection could use has still been read.
  return inFields(steps.extraction.result_summary?.structured_data_keys.length ?? 0);
}

const inFields = (fields: number): string => t.announceDocument.fieldsExtracted(formatNumber(fields));

export interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
}

export async function announceDocument(document: FinishedDocument, action: ToastAction | undefined): Promise<void> {
  const { id, name, status, errorMessage } = document;
  // The same id, so that a second announcement could only replace the first.
  const options = { id: `document-${id}`, ...(action && { action }) };
  if (status === 'error') {
    toast.error(t.announceDocument.documentProcessingFailed, {
      ...options,
      description: `"${name}" - ${errorMessage || t.announceDocument.processingError}`,
    });
    return;
  }
  const description = await outcomeOf(id).then(
    (outcome) => `"${name}" - ${outcome}`,
    () => t.announceDocument.isReadyForReview(name),
  );
  toast.success(t.announceDocument.documentProcessingCompleted, { ...options, description });
}
