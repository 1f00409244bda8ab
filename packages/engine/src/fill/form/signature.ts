// Whether a form bears a signature, and whether that allows values to be filled in after it.
import { PDFArray, PDFDict, type PDFDocument, PDFName, PDFNumber, PDFRef } from '@cantoo/pdf-lib';

/** `allows_values`: the form may be filled in after it, but nothing else may change (ISO 32000-2, 12.8.2.2). */
export type FormSignature = 'none' | 'allows_values' | 'allows_nothing';

const key = (name: string) => PDFName.of(name);

export function findSignature({ catalog, context }: PDFDocument): FormSignature {
  const signed = context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object): object is PDFDict => object instanceof PDFDict)
    .filter((field) => field.lookup(key('FT')) === key('Sig') && field.lookup(key('V')) instanceof PDFDict);
  const rights = catalog.lookupMaybe(key('Perms'), PDFDict);
  if (signed.length === 0 && rights?.has(key('DocMDP')) !== true) return 'none';
  const values = [...signed.map((field) => field.lookup(key('V'))), rights?.lookup(key('DocMDP'))];
  const levels = values.flatMap((value) => (value instanceof PDFDict ? levelsOf(value) : []));
  const isLocked = values.some((value) => value instanceof PDFDict && locksFields(value));
  return levels.includes(NOTHING) || isLocked ? 'allows_nothing' : 'allows_values';
}

/** `P` of the transform that certifies a document: 1 allows nothing, 2 filling and signing, 3 notes as well. */
const NOTHING = 1;

function transformsOf(signature: PDFDict, method: string): PDFDict[] {
  const references = signature.lookup(key('Reference'));
  if (!(references instanceof PDFArray)) return [];
  return references
    .asArray()
    .map((reference) => (reference instanceof PDFRef ? signature.context.lookup(reference) : reference))
    .filter((reference): reference is PDFDict => reference instanceof PDFDict)
    .filter((reference) => reference.lookup(key('TransformMethod')) === key(method))
    .map((reference) => reference.lookup(key('TransformParams')))
    .filter((parameters): parameters is PDFDict => parameters instanceof PDFDict);
}

const levelsOf = (signature: PDFDict) =>
  transformsOf(signature, 'DocMDP').map((parameters) => {
    const level = parameters.lookup(key('P'));
    return level instanceof PDFNumber ? level.asNumber() : 2;
  });

/** Locks on single fields are left to the readers that check them. */
const locksFields = (signature: PDFDict) => transformsOf(signature, 'FieldMDP').length > 0;
