// Opens a blank form for writing, or says in one word why nothing can be written into it.
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFPage } from '@cantoo/pdf-lib';
import type { FillProblemCode } from '@oneform/contract';

/** Signatures that a changed file would break, with which readers then refuse to save what a person types. */
const usageRights = ['Perms'];

export async function openForm(bytes: Uint8Array): Promise<PDFDocument | FillProblemCode> {
  const document = await load(bytes);
  if (typeof document === 'string') return document;
  const { catalog, context } = document;
  if (context.trailerInfo.Encrypt !== undefined) return 'encrypted_pdf';
  if (!(catalog instanceof PDFDict)) return 'corrupt_file';
  const form = catalog.lookupMaybe(PDFName.of('AcroForm'), PDFDict);
  if (form === undefined) return 'not_a_form';
  const fields = form.lookupMaybe(PDFName.of('Fields'), PDFArray);
  const isXfa = form.has(PDFName.of('XFA'));
  if (fields === undefined || fields.size() === 0) return isXfa ? 'xfa_form' : 'not_a_form';
  // A dynamic form names its fields, but its pages are made by the reader that shows it: here is one that asks to wait.
  if (isXfa && !document.getPages().some(hasWidget)) return 'xfa_form';
  // Where both are there, readers show the XFA half, and what is written into the other half is not seen.
  form.delete(PDFName.of('XFA'));
  for (const name of usageRights) catalog.delete(PDFName.of(name));
  catalog.delete(PDFName.of('NeedsRendering'));
  return document;
}

function hasWidget({ node }: PDFPage): boolean {
  const notes = node.lookupMaybe(PDFName.of('Annots'), PDFArray);
  return Array.from({ length: notes?.size() ?? 0 }, (_, index) => notes!.lookup(index)).some(
    (note) => note instanceof PDFDict && note.lookup(PDFName.of('Subtype')) === PDFName.of('Widget'),
  );
}

/** A document without fields of its own, for writing onto its pages. */
export async function loadPages(bytes: Uint8Array): Promise<PDFDocument | FillProblemCode> {
  const document = await load(bytes);
  if (typeof document !== 'string') for (const name of usageRights) document.catalog.delete(PDFName.of(name));
  return document;
}

async function load(bytes: Uint8Array): Promise<PDFDocument | FillProblemCode> {
  try {
    return await PDFDocument.load(bytes, { updateMetadata: false, preserveXFA: true, ignoreEncryption: true });
  } catch {
    return 'corrupt_file';
  }
}
