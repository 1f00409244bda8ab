// Checks whether files may be uploaded, before anything is sent; the server checks again by content.

import { ACCEPTED_MEDIA_TYPES, MAX_FILE_BYTES, problemMessages } from '@oneform/contract';
import { formatBytes } from '#lib/format.ts';
import { translate } from '#lib/language.ts';
import { t } from './messages.ts';

const accepted: readonly string[] = ACCEPTED_MEDIA_TYPES;

const typeByEnding: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  txt: 'text/plain',
};

/** Some systems tell no type for files they do not know; then the ending decides. */
export function withType(file: File): File {
  if (file.type !== '') return file;
  const type = typeByEnding[file.name.split('.').pop()?.toLowerCase() ?? ''];
  return type === undefined ? file : new File([file], file.name, { type, lastModified: file.lastModified });
}

/** The message to show, or undefined when the file may be sent. */
export function refuseFile(file: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (!accepted.includes(file.type)) {
    return t.validateFile.fileHasUnsupportedTypePlease(file.name, file.type);
  }
  if (file.size > MAX_FILE_BYTES) {
    return t.validateFile.fileIsTooLargeMaximum(file.name, formatBytes(file.size));
  }
  return file.size === 0 ? `"${file.name}": ${translate(problemMessages.empty_file)}` : undefined;
}
