// Sends an export to be read back, and hears how far that is.
import { api, IMPORT_PROGRESS_TYPE, type ImportMessage, type ImportOwner, type ImportReport } from '@oneform/contract';
import { readBody } from '#lib/http.ts';
import { receiveLines } from '#lib/receive-lines.ts';
import { sendForm } from '#lib/send-form.ts';

export type ImportProgress = Extract<ImportMessage, { step: string }>;

interface ImportToSend {
  readonly file: File;
  readonly owner: ImportOwner;
  readonly onProgress: (progress: ImportProgress) => void;
  /** Until its rows are written, leaving off leaves nothing behind. */
  readonly signal: AbortSignal;
}

export async function sendImport({ file, owner, onProgress, signal }: ImportToSend): Promise<ImportReport> {
  const answer = await sendForm(api.account.importData, api.account.importData.path, {
    file,
    fields: { owner },
    accept: `${IMPORT_PROGRESS_TYPE}, application/json`,
    signal,
  });
  const isToldByLines = answer.headers.get('content-type')?.startsWith(IMPORT_PROGRESS_TYPE) === true;
  return isToldByLines ? receiveLines(answer, onProgress) : ((await readBody(answer)) as ImportReport);
}
