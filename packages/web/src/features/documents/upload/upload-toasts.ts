// Toasts after an upload.
import { toast } from '#ui/toast.ts';
import { t } from './messages.ts';
import type { FailedFile, SentFile } from './use-upload-queue.ts';

const READING = t.uploadToasts.processingWillBegin;
const KEPT = t.uploadToasts.youDontHaveEnoughCredits;
const ALL_KEPT = t.uploadToasts.youDontHaveEnoughCredits2;

export function announceUploaded(sent: readonly SentFile[]): void {
  const short = sent.some(({ answer }) => answer.insufficient_credits);
  const [first] = sent;
  if (first === undefined) return;
  if (sent.length === 1) {
    toast.success(t.uploadToasts.documentUploadedSuccessfully(first.file.name), {
      description: short ? KEPT : READING,
    });
  } else {
    toast.success(t.uploadToasts.documentsUploadedSuccessfully(sent.length), {
      description: short ? ALL_KEPT : READING,
    });
  }
}

export function announceFailed(failed: readonly FailedFile[]): void {
  for (const { file, message } of failed) {
    toast.error(t.uploadToasts.failedToUpload(file.name), { description: message || t.uploadToasts.uploadFailed });
  }
}
