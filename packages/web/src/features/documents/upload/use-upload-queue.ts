// Runs the queue: counts pages as files come in, sends two at a time, tells how it went.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { isApiError } from '#lib/api-error.ts';
import { announceDocumentsChanged, announceDocumentsStarted } from '#lib/document-events.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { type UploadAnswer, upload } from '#lib/upload.ts';
import { countPages } from './count-pages.ts';
import { findKnown } from './find-known.ts';
import { asksForPassword } from './locked-pdf.ts';
import { t } from './messages.ts';
import { joinFiles, splitFile } from './remake-files.ts';
import { toSend, type UploadItem, uploadQueue } from './upload-queue.ts';

const AT_ONCE = 2;

export interface SentFile {
  readonly file: File;
  readonly answer: UploadAnswer;
}

export interface FailedFile {
  readonly file: File;
  readonly message: string;
}

const explain = (error: unknown): string => (isApiError(error) && error.message) || t.useUploadQueue.uploadFailed;

export interface UploadTarget {
  /** The collection that is open. */
  readonly collectionId: string | undefined;
  readonly isOnlyForCollection: boolean;
}

export function useUploadQueue({ collectionId, isOnlyForCollection }: UploadTarget) {
  const client = useQueryClient();
  const [queue, dispatch] = useReducer(uploadQueue, []);
  const counting = useRef(new Set<File>());

  useEffect(() => {
    for (const { id, file, pages } of queue) {
      if (pages !== undefined || counting.current.has(file)) continue;
      counting.current.add(file);
      void countPages(file)
        .catch(() => null)
        .then((counted) => dispatch({ type: 'count', id, pages: counted }));
      void asksForPassword(file).then((isLocked) => isLocked && dispatch({ type: 'lock', id }));
      void findKnown(file).then((known) => known && dispatch({ type: 'recognise', id, known }));
    }
  }, [queue]);

  // The browser asks before it leaves what is on its way.
  const isSending = queue.some(({ status }) => status === 'uploading');
  useEffect(() => {
    if (!isSending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSending]);

  const sendOne = async ({ id, file }: UploadItem): Promise<SentFile | FailedFile> => {
    dispatch({ type: 'start', id });
    try {
      const answer = await upload(file, {
        collectionId,
        isOnlyForCollection,
        onProgress: (sent, total) => dispatch({ type: 'send', id, sent: total > 0 ? sent / total : 0 }),
      });
      dispatch({ type: 'finish', id, documentId: answer.id, duplicate: answer.duplicate_of !== null });
      if (!answer.insufficient_credits) announceDocumentsStarted([{ id: answer.id, name: file.name }]);
      return { file, answer };
    } catch (error) {
      const message = explain(error);
      dispatch({ type: 'fail', id, error: message });
      return { file, message };
    }
  };

  /** Sends what is pending; resolves with what arrived and what did not. */
  const send = async (): Promise<{ sent: SentFile[]; failed: FailedFile[] }> => {
    const waiting = toSend(queue);
    const results: (SentFile | FailedFile)[] = [];
    const line = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await sendOne(next));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, line));
    void client.invalidateQueries({ queryKey: queryKeys.documents.all });
    void client.invalidateQueries({ queryKey: queryKeys.credits.all });
    announceDocumentsChanged();
    return {
      sent: results.filter((result) => 'answer' in result),
      failed: results.filter((result) => 'message' in result),
    };
  };

  return {
    queue,
    send,
    add: (files: readonly File[]) =>
      dispatch({ type: 'add', items: files.map((file) => ({ id: crypto.randomUUID(), file })) }),
    remove: (id: string) => dispatch({ type: 'remove', id }),
    sendAgain: (id: string) => dispatch({ type: 'want-again', id }),
    join: async (items: readonly UploadItem[]) => {
      const file = await joinFiles(items.map((item) => item.file));
      dispatch({
        type: 'replace',
        made: { id: crypto.randomUUID(), how: 'joined' },
        from: items.map(({ id }) => id),
        items: [{ id: crypto.randomUUID(), file }],
      });
    },
    split: async ({ id, file }: UploadItem, parts: readonly (readonly number[])[]) => {
      const files = await splitFile(file, parts);
      dispatch({
        type: 'replace',
        made: { id: crypto.randomUUID(), how: 'split' },
        from: [id],
        items: files.map((part) => ({ id: crypto.randomUUID(), file: part })),
      });
    },
    restore: (made: string) => dispatch({ type: 'restore', made }),
    unlock: (id: string, file: File) => dispatch({ type: 'unlock', id, file }),
    retry: (id: string) => dispatch({ type: 'retry', id }),
    clear: () => dispatch({ type: 'clear' }),
  };
}
