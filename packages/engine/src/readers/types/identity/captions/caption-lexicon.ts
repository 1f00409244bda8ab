// Looks captions up in the label lexicon as these papers need it: looser with misreadings than elsewhere, since a card has few other words.
import type { DocumentType } from '@oneform/contract';
import type { CaptionEntry } from '#lexicon/caption-entry.ts';
import { captions } from '#lexicon/captions.ts';
import { editDistance } from '#lexicon/edit-distance.ts';
import { foldLookalikes, squashLabel } from '#normalise/squash-label.ts';
import { mutedCaptions, namesOnCards } from './caption-wordings.ts';

export interface Wording {
  readonly entries: readonly CaptionEntry[];
  /** 1: as known; less for every letter that was misread. */
  readonly exactness: number;
  /** The wording as it is known, squashed. */
  readonly key: string;
}

export interface CaptionLexicon {
  readonly longest: number;
  find(squashed: string, isMisreadable: boolean): Wording | undefined;
}

/** On cards these stand as titles or as values far more often than as captions. */
const never = new Set([
  'pasaporte',
  'dl',
  'to',
  'al',
  'do',
  'au',
  'so',
  'ad',
  'boy',
  'last',
  'first',
  'middle',
  'land',
  'cardholder',
  'holder',
  'client',
]);

const byType = new Map<DocumentType, CaptionLexicon>();

export function captionLexicon(type: DocumentType): CaptionLexicon {
  const known = byType.get(type) ?? build(type);
  byType.set(type, known);
  return known;
}

function build(type: DocumentType): CaptionLexicon {
  const exact = new Map<string, CaptionEntry[]>();
  const bilingual = new Set<string>();
  const add = (entry: CaptionEntry, taken: ReadonlySet<string>): void => {
    for (const wording of entry.wordings) {
      const key = squashLabel(wording);
      if (key === '' || taken.has(key) || (never.has(key) && !(key === 'dl' && type === 'drivers_license'))) continue;
      if (wording.includes('/')) bilingual.add(key);
      const entries = exact.get(key);
      if (!entries) exact.set(key, [entry]);
      else if (!entries.some((other) => other.name === entry.name)) entries.push(entry);
    }
  };
  const holds = (entry: CaptionEntry): boolean =>
    (!entry.only || entry.only.includes(type)) && !entry.not?.includes(type);
  const known = captions.filter((entry) => holds(entry) && namesOnCards.has(entry.name));
  // What a wording means on these papers goes before what it means anywhere.
  for (const rank of [
    known.filter(({ only }) => only),
    [mutedCaptions(type, 'here')],
    known.filter(({ only }) => !only),
    [mutedCaptions(type, 'anywhere')],
  ]) {
    const taken = new Set(exact.keys());
    for (const entry of rank) add(entry, taken);
  }
  const folded = [...exact]
    .filter(([key]) => !bilingual.has(key))
    .map(([key, entries]) => ({ key: foldLookalikes(key), original: key, entries }));
  const cache = new Map<string, Wording | undefined>();
  return {
    longest: Math.max(...[...exact.keys()].map((key) => key.length)),
    find(squashed, isMisreadable) {
      const same = exact.get(squashed);
      if (same) return { entries: same, exactness: 1, key: squashed };
      if (!isMisreadable || squashed.length < 3) return undefined;
      if (!cache.has(squashed)) cache.set(squashed, findMisread(foldLookalikes(squashed), folded));
      return cache.get(squashed);
    },
  };
}

function findMisread(
  text: string,
  folded: readonly { readonly key: string; readonly original: string; readonly entries: readonly CaptionEntry[] }[],
): Wording | undefined {
  let best: Wording | undefined;
  let least = allowed(text.length) + 1;
  for (const { key, original, entries } of folded) {
    const limit = Math.min(least - 1, allowed(Math.min(key.length, text.length)));
    if (limit < 0 || Math.abs(key.length - text.length) > limit) continue;
    const distance = editDistance(text, key, limit);
    if (distance > limit) continue;
    least = distance;
    best = { entries, exactness: 1 - (distance * 1.2) / Math.max(key.length, text.length), key: original };
    if (distance === 0) break;
  }
  return best;
}

/** Letters that may be wrong in a wording of this length. */
function allowed(length: number): number {
  if (length < 6) return 0;
  return length < 8 ? 1 : length < 13 ? 2 : 3;
}
