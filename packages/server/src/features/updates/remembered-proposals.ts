// Caches proposals by all that they depend on: they are worked out anew whenever a paper comes, and are mostly the
// same.
import { createHash } from 'node:crypto';
import type { CollectionData } from '@oneform/contract';
import type { ProposedValue } from '@oneform/engine';
import type { ReadPaper } from '../collections/list-papers.ts';
import type { Shape } from '../collections/sections-of.ts';
import type { Voice } from '../people/voice-of.ts';

/** Of all accounts together, some 15 KB each. */
const MAX_KEPT = 2000;
const kept = new Map<string, readonly ProposedValue[]>();
/** Data is never changed in place. */
const prints = new WeakMap<CollectionData, string>();

export function rememberProposals(
  { document }: ReadPaper,
  { collection, voice }: { readonly collection: Shape & { readonly id: string }; readonly voice: Voice },
  propose: () => readonly ProposedValue[],
): readonly ProposedValue[] {
  const { id, attempt, run, targetCollectionId: target, extractPeople } = document;
  const print = printOf(collection);
  const key = JSON.stringify([collection.id, print, id, attempt, run, target === collection.id, extractPeople, voice]);
  const known = kept.get(key);
  const proposals = known ?? propose();
  kept.delete(key);
  kept.set(key, proposals);
  if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value!);
  return proposals;
}

function printOf({ templateId, data, customFields }: Shape): string {
  const known = prints.get(data);
  const print =
    known ??
    createHash('sha256')
      .update(JSON.stringify([templateId, customFields, data]))
      .digest('base64');
  if (known === undefined) prints.set(data, print);
  return print;
}
