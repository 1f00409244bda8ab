// Unsaved changes, kept in the browser so that a reload, an ended session or a closed window loses nothing.
import type { CollectionData } from '@oneform/contract';
import { readStored, writeStored } from '#lib/stored.ts';

export interface EditedState {
  readonly data: CollectionData;
  readonly notApplicable: readonly string[];
}

export interface StoredDraft {
  /** ISO time of the last change. */
  readonly at: string;
  /** The changed sections as they were loaded, for merging with what was saved meanwhile. */
  readonly base: EditedState;
  readonly draft: EditedState;
}

const PREFIX = 'oneform-draft/';
const keyOf = (userId: string, collectionId: string) => `${PREFIX}${userId}/${collectionId}`;

const isState = (value: unknown): value is EditedState =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as EditedState).data === 'object' &&
  (value as EditedState).data !== null &&
  Array.isArray((value as EditedState).notApplicable);

export function readDraft(userId: string, collectionId: string): StoredDraft | undefined {
  const text = readStored(keyOf(userId, collectionId));
  if (text === null) return undefined;
  try {
    const stored = JSON.parse(text) as StoredDraft;
    return isState(stored.base) && isState(stored.draft) ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function writeDraft(userId: string, collectionId: string, draft: StoredDraft | undefined): void {
  const key = keyOf(userId, collectionId);
  if (draft) writeStored(key, JSON.stringify(draft));
  else removeKeys((candidate) => candidate === key);
}

/** Number of the person's collections with unsaved changes on this device. */
export const countDrafts = (userId: string): number => keys((key) => key.startsWith(`${PREFIX}${userId}/`)).length;

export const forgetDrafts = (userId: string): void => removeKeys((key) => key.startsWith(`${PREFIX}${userId}/`));

function keys(matches: (key: string) => boolean): string[] {
  try {
    return Object.keys(localStorage).filter(matches);
  } catch {
    return [];
  }
}

function removeKeys(matches: (key: string) => boolean): void {
  for (const key of keys(matches)) localStorage.removeItem(key);
}
