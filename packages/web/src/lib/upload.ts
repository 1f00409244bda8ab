// Uploads a file with the progress of its bytes, which `fetch` cannot tell.
import { api, type EndpointResponse } from '@oneform/contract';
import { ApiError, errorFromAnswer, UNREACHABLE } from './api-error.ts';
import { reportAnswer, reportNoAnswer } from './connection.ts';
import { CSRF_HEADER, withCsrfToken } from './csrf.ts';
import { typeByContent } from './file-type.ts';
import { absolute } from './http.ts';
import { withSession } from './session.ts';

export interface UploadOptions {
  /** The collection that it is put into. */
  readonly collectionId?: string | undefined;
  /** No other collection may use it. */
  readonly isOnlyForCollection?: boolean | undefined;
  /** Bytes sent and bytes in all, of the request. */
  readonly onProgress?: ((sent: number, total: number) => void) | undefined;
}

export type UploadAnswer = EndpointResponse<typeof api.documents.upload>;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function send(
  file: File,
  token: string,
  { collectionId, isOnlyForCollection = false, onProgress }: UploadOptions,
): Promise<UploadAnswer> {
  const form = new FormData();
  // Fields before the file: the server reads the form as a stream.
  if (collectionId !== undefined) {
    form.append('collection_id', collectionId);
    form.append('only_for_collection', String(isOnlyForCollection));
  }
  form.append('file', file, file.name);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(api.documents.upload.method, absolute(api.documents.upload.path));
    request.withCredentials = true;
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader(CSRF_HEADER, token);
    request.upload.onprogress = (event) => onProgress?.(event.loaded, event.total);
    request.onload = () => {
      reportAnswer();
      const body = parse(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve(body as UploadAnswer);
      else reject(errorFromAnswer(request.status, body));
    };
    request.onerror = () => {
      reportNoAnswer();
      reject(new ApiError(UNREACHABLE, { code: 'unreachable', status: 0 }));
    };
    request.send(form);
  });
}

export async function upload(file: File, options: UploadOptions = {}): Promise<UploadAnswer> {
  const told = await typeByContent(file);
  return withSession(() => withCsrfToken((token) => send(told, token, options)));
}
