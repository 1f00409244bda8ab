// Checks whether files may be uploaded, before anything is sent; the server checks again by content.
import { ACCEPTED_MEDIA_TYPES, MAX_FILE_BYTES, problemMessages } from '@oneform/contract';
import { formatBytes } from '#lib/format.ts';

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
    return `File "${file.name}" has unsupported type ${file.type || 'unknown'}. Please upload PDF, JPG, PNG, or TXT files.`;
  }
  if (file.size > MAX_FILE_BYTES) {
    return `File "${file.name}" is too large (${formatBytes(file.size)}). Maximum size is 10MB.`;
  }
  return file.size === 0 ? `"${file.name}": ${problemMessages.empty_file}` : undefined;
}
