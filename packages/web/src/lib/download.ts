// Fetches a file and saves it under the name the server gives.
import type { Endpoint } from '@oneform/contract';
import { type CallRequest, type Parts, sendRequest } from './api-client.ts';
import { isApiError, renameError } from './api-error.ts';
import { t } from './messages.ts';

/** The name of a Content-Disposition header (RFC 6266: `filename*` before `filename`), or 'document'. */
export function filenameFrom(disposition: string | null): string {
  const extended = disposition?.match(/filename\*\s*=\s*(?:UTF-8|ISO-8859-1)'[^']*'([^;]+)/i)?.[1];
  if (extended !== undefined) {
    try {
      return decodeURIComponent(extended.trim());
    } catch {
      // Not what RFC 8187 allows: the plain name may still do.
    }
  }
  const quoted = disposition?.match(/filename\s*=\s*"((?:[^"\\]|\\.)*)"/i)?.[1];
  if (quoted) return quoted.replace(/\\(.)/g, '$1');
  return disposition?.match(/filename\s*=\s*([^";\s]+)/i)?.[1] ?? t.download.document;
}

/** As a download of the browser's own. */
export function saveBlob(blob: Blob, filename: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the blob after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export async function fetchFile<E extends Endpoint>(
  endpoint: E,
  request: CallRequest<E>,
): Promise<{ blob: Blob; filename: string }> {
  try {
    const answer = await sendRequest(endpoint, { headers: { Accept: '*/*' }, ...(request as Parts) });
    return { blob: await answer.blob(), filename: filenameFrom(answer.headers.get('content-disposition')) };
  } catch (error) {
    if (!isApiError(error) || error.code === 'unreachable' || error.status === 401) throw error;
    throw renameError(error, t.download.downloadFailed(error.status));
  }
}

export async function download<E extends Endpoint>(endpoint: E, request: CallRequest<E>): Promise<void> {
  const { blob, filename } = await fetchFile(endpoint, request);
  saveBlob(blob, filename);
}
