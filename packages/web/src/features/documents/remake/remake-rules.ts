// Documents that can be split or joined, and how one is undone.
import type { Document } from '@oneform/contract';

const isIdle = ({ processing_status, has_original, replaced_by }: Document): boolean =>
  has_original && replaced_by.length === 0 && (processing_status === 'completed' || processing_status === 'error');

export const canSplit = (document: Document): boolean =>
  isIdle(document) && document.mime_type === 'application/pdf' && (document.page_count ?? 0) > 1;

export const canJoin = (document: Document): boolean =>
  isIdle(document) && (document.mime_type === 'application/pdf' || document.mime_type.startsWith('image/'));

/** The remake that is undone with this document; undefined where it is part of none. */
export function remakeOf({ made_from, replaced_by }: Document): 'split' | 'join' | undefined {
  if (made_from.length === 0 && replaced_by.length === 0) return undefined;
  return made_from.length === 1 || replaced_by.length > 1 ? 'split' : 'join';
}

/** Documents that come back when it is undone, by name. */
export const comingBack = (document: Document): string[] =>
  document.made_from.length > 0 ? document.made_from.map(({ display_name }) => display_name) : [document.display_name];
