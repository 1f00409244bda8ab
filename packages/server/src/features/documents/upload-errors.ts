// Why an upload is refused, in the words of the upload dialog.
import { ACCEPTED_MEDIA_TYPES, MAX_FILE_BYTES } from '@oneform/contract';
import { AppError } from '../../errors.ts';
import { formatSize } from './format-size.ts';

export function unsupportedType(filename: string, type: string): AppError {
  return new AppError('unsupported_media_type', {
    detail: `File "${filename}" has unsupported type ${type}. Please upload PDF, JPG, PNG, or TXT files.`,
    members: { allowed: ACCEPTED_MEDIA_TYPES },
  });
}

/** The rest of the body is not waited for, so the connection ends with the answer. */
export function fileTooLarge(filename: string, size: number): AppError {
  return new AppError('file_too_large', {
    detail: `File "${filename}" is too large (${formatSize(size)}). Maximum size is 10MB.`,
    members: { max_bytes: MAX_FILE_BYTES },
    headers: { connection: 'close' },
  });
}

export function invalidUpload(path: string, message: string): AppError {
  return new AppError('validation_failed', { detail: message, errors: [{ path, code: 'invalid', message }] });
}
