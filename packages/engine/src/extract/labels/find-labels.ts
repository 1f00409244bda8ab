// Looks label wordings up, exactly or with the small misreadings that OCR makes.
import type { DocumentType } from '@oneform/contract';
import { isFormWord } from '../shapes/form-words.ts';
import type { Shape } from '../shapes/shape.ts';
import { allLabels } from './all-labels.ts';
import { editDistance } from './edit-distance.ts';
import type { LabelEntry } from './label-entry.ts';
import { foldLookalikes, squashLabel } from './squash-label.ts';

const PREFIX = 8;

const byPhrase = new Map<string, LabelEntry[]>();
const byFold = new Map<string, Set<string>>();
const byDeletion = new Map<string, Set<string>>();
let longest = 0;

for (const entry of allLabels) {
  for (const phrase of entry.phrases.split('|')) {
    const key = squashLabel(phrase);
    const known = byPhrase.get(key);
    if (known) {
      if (!known.includes(entry)) known.push(entry);
      continue;
    }
    byPhrase.set(key, [entry]);
    longest = Math.max(longest, key.length);
    const folded = foldLookalikes(key);
    put(byFold, folded, key);
    if (folded.length >= 5) for (const deletion of deletions(folded)) put(byDeletion, deletion, key);
  }
}

/** Length of the longest wording, squashed: a longer run of words cannot be a label. */
export const longestLabel = longest;

/**
 * Entries whose wording the squashed text is, the ones that do not hold on this document type left out. With `isMisreadable` one
 * changed letter is allowed from six letters on, two from twelve. `isKnown` tells a label that means nothing on this document.
 */
export function findLabels(
  squashed: string,
  type: DocumentType,
  isMisreadable: boolean,
): { entries: readonly LabelEntry[]; isKnown: boolean } {
  const all = byPhrase.get(squashed) ?? (isMisreadable ? findMisread(squashed) : undefined);
  if (!all) return { entries: [], isKnown: false };
  const allowed = all.filter((entry) => (!entry.only || entry.only.includes(type)) && !entry.not?.includes(type));
  const special = allowed.filter((entry) => entry.only);
  return { entries: special.length > 0 ? special : allowed, isKnown: true };
}

function findMisread(squashed: string): LabelEntry[] | undefined {
  const folded = foldLookalikes(squashed);
  const sameFold = byFold.get(folded);
  if (sameFold) return entriesOf(sameFold);
  // What is a word of papers to the letter (`other`, `model`) is no other word misread.
  if (folded.length < 6 || folded.length > longest + 2 || isFormWord(squashed)) return undefined;
  const limit = folded.length >= 12 ? 2 : 1;
  let best = limit + 1;
  let found: string[] = [];
  const tried = new Set<string>();
  for (const deletion of deletions(folded)) {
    for (const phrase of byDeletion.get(deletion) ?? []) {
      if (tried.has(phrase)) continue;
      tried.add(phrase);
      const distance = editDistance(folded, foldLookalikes(phrase), limit);
      if (distance < best) {
        best = distance;
        found = [phrase];
      } else if (distance === best && distance <= limit) found.push(phrase);
    }
  }
  return found.length > 0 ? entriesOf(found) : undefined;
}

function entriesOf(phrases: Iterable<string>): LabelEntry[] {
  const entries = new Set<LabelEntry>();
  for (const phrase of phrases) for (const entry of byPhrase.get(phrase) ?? []) entries.add(entry);
  return [...entries];
}

/** The first letters with up to two left out: words within two changes of each other share one of these (the SymSpell index). */
function deletions(word: string): Set<string> {
  const start = word.slice(0, PREFIX);
  const results = new Set([start]);
  const limit = word.length >= 11 ? 2 : 1;
  let frontier = [start];
  for (let round = 0; round < limit; round++) {
    const next: string[] = [];
    for (const current of frontier) {
      for (let i = 0; i < current.length; i++) {
        const shorter = current.slice(0, i) + current.slice(i + 1);
        if (!results.has(shorter)) {
          results.add(shorter);
          next.push(shorter);
        }
      }
    }
    frontier = next;
  }
  return results;
}

function put(index: Map<string, Set<string>>, key: string, phrase: string): void {
  const known = index.get(key);
  if (known) known.add(phrase);
  else index.set(key, new Set([phrase]));
}

/** The shape that values of a fact have on this type of document. */
export function shapeOf(name: string, type: DocumentType): Shape | undefined {
  return entriesFor(name, type)[0]?.shape;
}

/** Whether the fact has wordings of its own on this type of document. */
export function isSpecialTo(name: string, type: DocumentType): boolean {
  return entriesFor(name, type).some((entry) => entry.only !== undefined);
}

const byName = Map.groupBy(allLabels, (entry) => entry.name);

function entriesFor(name: string, type: DocumentType): readonly LabelEntry[] {
  const all = byName.get(name) ?? [];
  return all.filter((entry) => entry.only?.includes(type) || (!entry.only && !entry.not?.includes(type)));
}
