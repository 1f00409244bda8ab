// Opens a blank form for writing, or says in one word why nothing can be written into it.
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, type PDFPage } from '@cantoo/pdf-lib';
import type { FillNote, FillProblemCode } from '@oneform/contract';
import { mendFields } from './mend-fields.ts';
import { findSignature } from './signature.ts';

export interface OpenOptions {
  /** The person was told that the form's signature is lost, and wants it filled all the same. */
  readonly breakSignature?: boolean;
  /** Flattening changes more than a signature allows. */
  readonly isFlat?: boolean;
}

export interface OpenedForm {
  readonly document: PDFDocument;
  /** The file as it is to be read, where that is not as it came: mended, or without its protection. */
  readonly readable?: Uint8Array;
  /** Only values may change, and they are appended, so that the form's signature stays valid. */
  readonly isSigned: boolean;
  readonly notes: readonly FillNote[];
}

/** `not_a_form`: it has no fields, and is written onto as a page is. */
export async function openForm(
  bytes: Uint8Array,
  { breakSignature = false, isFlat = false }: OpenOptions = {},
): Promise<OpenedForm | FillProblemCode> {
  const opened = await unlock(bytes);
  if (typeof opened === 'string') return opened;
  const { catalog } = opened.document;
  if (!(catalog instanceof PDFDict)) return 'corrupt_file';
  const isMended = mendFields(opened.document);
  const form = catalog.lookupMaybe(PDFName.of('AcroForm'), PDFDict);
  const isXfa = form?.has(PDFName.of('XFA')) ?? false;
  const kind = kindOf(opened.document, form, isXfa);
  if (kind !== 'form') return kind;
  const signature = findSignature(opened.document);
  const isKept = signature === 'allows_values' && !isFlat && !isMended && !isXfa && !opened.isUnlocked;
  if (signature !== 'none' && !isKept && !breakSignature) return 'signed_form';
  if (isKept) {
    const document = await load(bytes, { forIncrementalUpdate: true });
    if (typeof document === 'string') return document;
    dropRights(document, true);
    return { document, isSigned: true, notes: ['signature_kept'] };
  }
  // In a form with both halves, readers show the XFA half, and never the values in the other half.
  form!.delete(PDFName.of('XFA'));
  dropRights(opened.document, false);
  catalog.delete(PDFName.of('NeedsRendering'));
  const isChanged = isMended || opened.isUnlocked;
  return {
    document: opened.document,
    isSigned: false,
    ...(isChanged ? { readable: await save(opened.document) } : {}),
    notes: [
      ...(opened.isUnlocked ? (['protection_removed'] as const) : []),
      ...(isXfa ? (['xfa_removed'] as const) : []),
      ...(signature === 'none' ? [] : (['signature_broken'] as const)),
    ],
  };
}

/** A document without fields of its own, for writing onto its pages. */
export async function openPages(
  bytes: Uint8Array,
  { breakSignature = false }: OpenOptions,
): Promise<OpenedForm | FillProblemCode> {
  const opened = await unlock(bytes);
  if (typeof opened === 'string') return opened;
  const isBroken = findSignature(opened.document) !== 'none';
  if (isBroken && !breakSignature) return 'signed_form';
  dropRights(opened.document, false);
  return {
    document: opened.document,
    isSigned: false,
    ...(opened.isUnlocked ? { readable: await save(opened.document) } : {}),
    notes: [
      ...(opened.isUnlocked ? (['protection_removed'] as const) : []),
      ...(isBroken ? (['signature_broken'] as const) : []),
    ],
  };
}

function kindOf(document: PDFDocument, form: PDFDict | undefined, isXfa: boolean): 'form' | 'xfa_form' | 'not_a_form' {
  const fields = form?.lookupMaybe(PDFName.of('Fields'), PDFArray);
  if (fields === undefined || fields.size() === 0) return isXfa ? 'xfa_form' : 'not_a_form';
  // A dynamic form names its fields, but its pages are made by the reader that shows it: here is one that asks to wait.
  if (isXfa && !document.getPages().some(hasWidget)) return 'xfa_form';
  // A printed form that somebody may sign in the file has nothing else to fill in there.
  return fields.asArray().every((field) => isSignature(document.context.lookup(field))) ? 'not_a_form' : 'form';
}

const isSignature = (field: unknown) =>
  field instanceof PDFDict && field.lookup(PDFName.of('FT')) === PDFName.of('Sig');

interface Unlocked {
  readonly document: PDFDocument;
  readonly isUnlocked: boolean;
}

/** A file that opens without a password and allows its form to be filled in is filled; the person's copy is no longer protected. */
async function unlock(bytes: Uint8Array): Promise<Unlocked | FillProblemCode> {
  const document = await load(bytes, { ignoreEncryption: true });
  if (typeof document === 'string') return document;
  const { context } = document;
  if (context.trailerInfo.Encrypt === undefined) return { document, isUnlocked: false };
  const rules = context.lookup(context.trailerInfo.Encrypt);
  if (!(rules instanceof PDFDict) || !allowsFilling(rules)) return 'encrypted_pdf';
  const opened = await load(bytes, { password: '' });
  if (typeof opened === 'string') return 'encrypted_pdf';
  delete opened.context.trailerInfo.Encrypt;
  return { document: opened, isUnlocked: true };
}

/** ISO 32000-2, table 22: to change the file (4), to note and fill (6), to fill (9). */
const filling = [4, 6, 9];
function allowsFilling(rules: PDFDict): boolean {
  const flags = rules.lookup(PDFName.of('P'));
  if (!(flags instanceof PDFNumber)) return false;
  return filling.some((bit) => (flags.asNumber() & (1 << (bit - 1))) !== 0);
}

/** Rights that a changed file would break, with which readers then refuse to save what a person types; the certificate's own are kept with it. */
function dropRights({ catalog }: PDFDocument, isSigned: boolean): void {
  if (!isSigned) catalog.delete(PDFName.of('Perms'));
  else for (const name of ['UR', 'UR3']) catalog.lookupMaybe(PDFName.of('Perms'), PDFDict)?.delete(PDFName.of(name));
}

function hasWidget({ node }: PDFPage): boolean {
  const notes = node.lookupMaybe(PDFName.of('Annots'), PDFArray);
  return Array.from({ length: notes?.size() ?? 0 }, (_, index) => notes!.lookup(index)).some(
    (note) => note instanceof PDFDict && note.lookup(PDFName.of('Subtype')) === PDFName.of('Widget'),
  );
}

const save = (document: PDFDocument) => document.save({ updateFieldAppearances: false, addDefaultPage: false });

type LoadOptions = NonNullable<Parameters<typeof PDFDocument.load>[1]>;

async function load(bytes: Uint8Array, options: LoadOptions): Promise<PDFDocument | FillProblemCode> {
  try {
    return await PDFDocument.load(bytes, { updateMetadata: false, preserveXFA: true, ...options });
  } catch {
    return 'corrupt_file';
  }
}
