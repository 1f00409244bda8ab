// Looks label wordings up, exactly or with the small misreadings that OCR makes.
import type { DocumentType } from '@oneform/contract';
import { isFormWord } from '#values/form-words.ts';
import { foldLookalikes, squashLabel } from '#values/normalise/squash-label.ts';
import type { Shape } from '#values/shape.ts';
import { factOf } from '../facts/facts.ts';
import type { CaptionEntry } from './caption-entry.ts';
import { captions } from './captions.ts';
import { editDistance } from './edit-distance.ts';
import { captionsOfNothing, ignoredWordings } from './ignored.ts';

const PREFIX = 8;

const byPhrase = new Map<string, CaptionEntry[]>();
/** Wordings by what they look like. */
const byFold = new Map<string, string[]>();
/** Wordings that need the mark between their two letters: `c/o` is one, `CO` is a state. */
const abbreviations = new Map<string, Set<CaptionEntry>>();
const isAbbreviation = (text: string): boolean => /^\p{L}[^\p{L}\s]+\p{L}\W*$/u.test(text);
let longest = 0;

for (const entry of captions) {
  for (const phrase of entry.wordings) {
    const key = squashLabel(phrase);
    if (isAbbreviation(phrase)) abbreviations.set(key, (abbreviations.get(key) ?? new Set()).add(entry));
    const known = byPhrase.get(key);
    if (known) {
      if (!known.includes(entry)) known.push(entry);
      continue;
    }
    byPhrase.set(key, [entry]);
    longest = Math.max(longest, key.length);
    put(byFold, foldLookalikes(key), key);
  }
}

/** Made when the first paper comes that may be misread: it takes as long as loading the engine, and files that hold their text need none. */
let byDeletion: ReadonlyMap<string, readonly string[]> | undefined;

function indexDeletions(): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>();
  for (const key of byPhrase.keys()) {
    const folded = foldLookalikes(key);
    if (folded.length >= 5) for (const deletion of deletions(folded)) put(index, deletion, key);
  }
  return index;
}

/** Length of the longest wording, squashed: a longer run of words cannot be a label. */
export const longestLabel = longest;

const ofNothing: ReadonlySet<string> = new Set(captionsOfNothing().map(squashLabel));

/** Whether a squashed wording asks for a value that is no fact on any document. */
export const isCaptionOfNothing = (squashed: string): boolean => ofNothing.has(squashed);

const ignored = new Map<DocumentType, ReadonlySet<string>>();

function isIgnored(squashed: string, type: DocumentType): boolean {
  const known = ignored.get(type) ?? new Set(ignoredWordings(type).map(squashLabel));
  ignored.set(type, known);
  return known.has(squashed);
}

export interface FoundLabels {
  readonly entries: readonly CaptionEntry[];
  readonly isKnown: boolean;
  readonly elsewhere: readonly CaptionEntry[];
  /** Share of its letters that are as in the wording; 1 for one that is not misread. */
  readonly exactness: number;
}

/**
 * Entries whose wording the printed text is, the ones that do not hold on this document type left out: what it means on this type goes
 * before what it means anywhere. With `isMisreadable` one changed letter is allowed from six letters on, two from twelve. `isKnown`
 * tells a label that means nothing on this document; `elsewhere` is what it means on documents of other types.
 */
export function findLabels(printed: string, type: DocumentType, isMisreadable: boolean): FoundLabels {
  const squashed = squashLabel(printed);
  const exact = byPhrase.get(squashed);
  const misread = exact || !isMisreadable ? undefined : findMisread(squashed);
  const all = exact ?? misread?.entries;
  const exactness = misread ? 1 - misread.changed / squashed.length : 1;
  const short = isAbbreviation(printed) ? undefined : abbreviations.get(squashed);
  const meant = short ? all?.filter((entry) => !short.has(entry)) : all;
  if (!meant?.length) return { entries: [], isKnown: isCaptionOfNothing(squashed), elsewhere: [], exactness };
  const allowed = meant.filter((entry) => (!entry.only || entry.only.includes(type)) && !entry.not?.includes(type));
  const special = allowed.filter((entry) => entry.only);
  if (special.length > 0) {
    const spared = allowed.filter(
      (entry) => !entry.only && special.some(({ name }) => factOf(name)?.spares === entry.name),
    );
    return { entries: [...special, ...spared], isKnown: true, elsewhere: [], exactness };
  }
  if (isIgnored(squashed, type)) return { entries: [], isKnown: true, elsewhere: [], exactness };
  const elsewhere = allowed.length > 0 ? [] : meant.filter((entry) => entry.only && !entry.not?.includes(type));
  return { entries: allowed, isKnown: true, elsewhere, exactness };
}

interface Misread {
  readonly entries: readonly CaptionEntry[];
  /** Letters that are not those of the wording; a lookalike is one. */
  readonly changed: number;
}

function findMisread(squashed: string): Misread | undefined {
  const folded = foldLookalikes(squashed);
  const sameFold = byFold.get(folded);
  if (sameFold) return { entries: entriesOf(sameFold), changed: 1 };
  // A known word of papers (`other`, `model`) is no misreading of another word.
  if (folded.length < 6 || folded.length > longest + 2 || isFormWord(squashed)) return undefined;
  const limit = folded.length >= 12 ? 2 : 1;
  let best = limit + 1;
  let found: string[] = [];
  const tried = new Set<string>();
  byDeletion ??= indexDeletions();
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
  return found.length > 0 ? { entries: entriesOf(found), changed: Math.max(1, best) } : undefined;
}

function entriesOf(phrases: Iterable<string>): CaptionEntry[] {
  const entries = new Set<CaptionEntry>();
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

function put(index: Map<string, string[]>, key: string, phrase: string): void {
  const known = index.get(key);
  if (known) known.push(phrase);
  else index.set(key, [phrase]);
}

/** The shape that values of a fact have on this type of document; undefined where its captions do not hold. */
export function shapeOf(name: string, type: DocumentType): Shape | undefined {
  return entriesFor(name, type)[0]?.shape;
}

/** The same, or the shape that they have on documents of other types. */
export function shapeAnywhere(name: string, type: DocumentType): Shape | undefined {
  return shapeOf(name, type) ?? byName.get(name)?.[0]?.shape;
}

const byName = Map.groupBy(captions, (entry) => entry.name);

function entriesFor(name: string, type: DocumentType): readonly CaptionEntry[] {
  const all = byName.get(name) ?? [];
  return all.filter((entry) => entry.only?.includes(type) || (!entry.only && !entry.not?.includes(type)));
}
