// PDFs that ask for a password are opened here, in the browser: the password never leaves it, and the copy that is sent has none.
import type { PDFDocument } from '@cantoo/pdf-lib';

const decoder = new TextDecoder('latin1');

/** Opens only for whoever knows a password. Most protected files open for everybody and forbid changes alone: those are read as they are. */
export async function asksForPassword(file: File): Promise<boolean> {
  if (file.type !== 'application/pdf') return false;
  if (!decoder.decode(await file.arrayBuffer()).includes('/Encrypt')) return false;
  // The server reports files that cannot be opened for another reason.
  return (await open(file, '')) === 'locked';
}

/** The same file without its password; undefined when the password is not its own. */
export async function unlock(file: File, password: string): Promise<File | undefined> {
  const document = await open(file, password);
  if (typeof document === 'string') return undefined;
  await forgetEncryption(document);
  const bytes = await document.save({ updateFieldAppearances: false, addDefaultPage: false });
  return new File([new Uint8Array(bytes)], file.name, { type: file.type, lastModified: file.lastModified });
}

/**
 * The rules of the encryption are named by the trailer, and by cross-reference streams of the file that was opened: these are never encrypted
 * (ISO 32000-2, 7.5.8.2), so that the library, which decrypts them too, keeps them as objects that it does not understand.
 */
async function forgetEncryption({ context }: PDFDocument): Promise<void> {
  const { PDFInvalidObject, PDFRef } = await import('@cantoo/pdf-lib');
  const rules = context.trailerInfo.Encrypt;
  if (rules instanceof PDFRef) context.delete(rules);
  delete context.trailerInfo.Encrypt;
  for (const [reference, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFInvalidObject)) continue;
    const bytes = new Uint8Array(object.sizeInBytes());
    object.copyBytesInto(bytes, 0);
    if (/\/Type\s*\/XRef/.test(decoder.decode(bytes))) context.delete(reference);
  }
}

/** The library is large and seldom needed, so that it is fetched with the first file that is protected. */
async function open(file: File, password: string) {
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  try {
    // `updateMetadata` would make another file of the same paper each time.
    return await PDFDocument.load(await file.arrayBuffer(), { password, updateMetadata: false });
  } catch (error) {
    return error instanceof Error && /password/i.test(error.message) ? 'locked' : 'unreadable';
  }
}
