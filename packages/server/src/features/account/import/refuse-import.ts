// An import is refused in one sentence, whoever asked for it: nothing was written then.
import { AppError } from '../../../errors.ts';

export function refuseImport(reason: string, cause?: unknown): AppError {
  const message = `${reason.replace(/ Nothing was written\.$/, '')} Nothing was imported.`;
  return new AppError('validation_failed', {
    detail: message,
    errors: [{ path: 'file', code: 'import_refused', message }],
    cause,
  });
}

/** Faults of the machine and of the database are not the file's: they go on as they are. */
function isOurs(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return error instanceof AppError || /^(?:E[A-Z]+|[0-9A-Z]{5})$/.test(cause?.code ?? code ?? '');
}

/** Blames the file for all that breaks while it is looked at. */
export async function blameFile<T>(look: () => Promise<T>): Promise<T> {
  try {
    return await look();
  } catch (error) {
    throw isOurs(error) ? error : refuseImport('The export is damaged or was changed.', error);
  }
}
