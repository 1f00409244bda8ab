// Toasts after an upload.
import { toast } from '#ui/toast.ts';
import type { FailedFile, SentFile } from './use-upload-queue.ts';

const READING = "Processing will begin in the background. You'll be notified when complete.";
const KEPT = 'You don’t have enough credits to read it now. It is kept and can be read later.';
const ALL_KEPT = 'You don’t have enough credits to read all of them now. They are kept and can be read later.';

export function announceUploaded(sent: readonly SentFile[]): void {
  const short = sent.some(({ answer }) => answer.insufficient_credits);
  const [first] = sent;
  if (first === undefined) return;
  if (sent.length === 1) {
    toast.success(`Document "${first.file.name}" uploaded successfully!`, { description: short ? KEPT : READING });
  } else {
    toast.success(`${sent.length} documents uploaded successfully!`, { description: short ? ALL_KEPT : READING });
  }
}

export function announceFailed(failed: readonly FailedFile[]): void {
  for (const { file, message } of failed) {
    toast.error(`Failed to upload "${file.name}"`, { description: message || 'Upload failed' });
  }
}
