// Drops boxes to tick that are none: pictures are full of small squares, in guilloches and in letters.
import type { DocumentType } from '@oneform/contract';
import { declarations } from '#catalogue/document-types/declarations.ts';
import type { FormField, Page } from '#document/read-document.ts';

/** Nobody ticks nearly every box of a form: so many of them, for one that is marked, stand empty. */
const minEmpty = 1 / 3;

/** A field of a PDF has a name and says itself what it is. */
const isSeen = ({ kind, name }: FormField): boolean => kind === 'checkbox' && name === '';

export function withoutPhantomTicks(page: Page, type: DocumentType): Page {
  const seen = page.fields.filter(isSeen);
  const marked = seen.filter(({ checked }) => checked).length;
  if (marked === 0) return page;
  const isDoubtful = page.source === 'ocr' && seen.length - marked < marked * minEmpty;
  if (!isDoubtful && !declarations[type].hasNoBoxes) return page;
  return { ...page, fields: page.fields.filter((field) => !isSeen(field)) };
}
