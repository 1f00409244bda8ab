// The way a field names the facts that fill it. What facts there are is the engine's matter: its catalogue.
import { type DocumentType, documentTypes } from '../documents/document-types.ts';

export interface FactReference {
  readonly name: string;
  /** Only papers of this type speak for the field: an issue date fills the passport's only when it comes from a passport. */
  readonly documentType?: DocumentType;
}

/** Reads an entry of `FieldDefinition.facts`: a name, or `name@document_type`. Unknown types give a name that no fact has. */
export function parseFactReference(reference: string): FactReference {
  const [name, type] = reference.split('@');
  if (type === undefined) return { name: reference };
  const documentType = documentTypes.find((known) => known === type);
  return documentType === undefined ? { name: reference } : { name: name!, documentType };
}
