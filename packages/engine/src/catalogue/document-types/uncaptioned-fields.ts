// Facts that are looked for on papers of a kind without a caption.
import type { DocumentType } from '@oneform/contract';
import { words } from './declaration.ts';
import { declarations } from './declarations.ts';

/** Letterheads, feet and amounts state these on papers of every kind. */
const anywhere = words('phone email website currency');

export const uncaptionedFields = (type: DocumentType): readonly string[] => [
  ...new Set([...declarations[type].uncaptioned, ...anywhere]),
];
