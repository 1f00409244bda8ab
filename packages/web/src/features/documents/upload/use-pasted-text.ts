// Text pasted instead of a file; it stays until it has arrived, also when the dialog is closed. It is kept with the
// cached answers, so that signing out forgets it.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '#lib/api-error.ts';
import { announceDocumentsChanged, announceDocumentsStarted } from '#lib/document-events.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { upload } from '#lib/upload.ts';
import { toast } from '#ui/toast.ts';
import { t } from './messages.ts';
import { refuseText, textFile, tooLong } from './pasted-text.ts';
import { announceUploaded } from './upload-toasts.ts';
import type { UploadTarget } from './use-upload-queue.ts';

const DRAFTS = ['pasted-text'];

export function usePastedText({ collectionId, isOnlyForCollection }: UploadTarget, onSent: () => void) {
  const client = useQueryClient();
  const draftKey = [...DRAFTS, collectionId ?? ''];
  const [text, setText] = useState(() => client.getQueryData<string>(draftKey) ?? '');
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);

  const keep = (next: string) => {
    setText(next);
    client.setQueryDefaults(DRAFTS, { gcTime: Number.POSITIVE_INFINITY });
    client.setQueryData(draftKey, next);
  };
  const change = (next: string) => {
    keep(next);
    setError(tooLong(next));
  };

  const send = async () => {
    const refusal = refuseText(text);
    setError(refusal);
    if (refusal !== undefined) return;
    setSending(true);
    try {
      const file = textFile(text);
      const answer = await upload(file, { collectionId, isOnlyForCollection });
      if (!answer.insufficient_credits) announceDocumentsStarted([{ id: answer.id, name: file.name }]);
      void client.invalidateQueries({ queryKey: queryKeys.documents.all });
      void client.invalidateQueries({ queryKey: queryKeys.credits.all });
      announceDocumentsChanged();
      announceUploaded([{ file, answer }]);
      keep('');
      onSent();
    } catch (failure) {
      const description = isApiError(failure) ? failure.message : t.usePastedText.uploadFailed;
      setError(description);
      toast.error(t.usePastedText.failedToUploadText, { description });
    } finally {
      setSending(false);
    }
  };

  return { text, error, sending, change, send };
}

export type PastedText = ReturnType<typeof usePastedText>;
