// The same form once more: what a person had said about its places is said again.
import { parsePath } from '@oneform/contract';
import type { Box } from '#document/read-document.ts';
import { foldText } from '#values/normalise/fold-text.ts';
import type { FillChoice, FillValues, SavedForm, SavedPlace } from '../fill-result.ts';
import { likeness, SAME_FORM } from '../form/form-print.ts';
import type { AskedSlot } from './describe-slot.ts';

export interface RecalledForm {
  readonly id: string;
  readonly choices: readonly FillChoice[];
}

export function recallForm(
  asked: readonly AskedSlot[],
  print: string,
  { savedForms = [], sections }: FillValues,
): RecalledForm | undefined {
  const saved = maxAlike(savedForms, print);
  if (saved === undefined) return undefined;
  const names = new Set(sections.map(({ name }) => name));
  const places = Map.groupBy(saved.places, ({ page }) => page);
  const choices = asked.flatMap((one): FillChoice[] => {
    const place = places.get(one.slot.widgets[0]!.page)?.find((other) => isSamePlace(one, other));
    // A collection of another kind has no such field: it is matched anew.
    const isOurs = typeof place?.path !== 'string' || names.has(parsePath(place.path)[0] ?? '');
    return place === undefined || !isOurs ? [] : [toChoice(one.slot.name, place)];
  });
  return { id: saved.id, choices };
}

function maxAlike(savedForms: readonly SavedForm[], print: string): SavedForm | undefined {
  const ranked = savedForms
    .map((form) => ({ form, alike: likeness(form.print, print) }))
    .toSorted((a, b) => b.alike - a.alike);
  return ranked[0] !== undefined && ranked[0].alike >= SAME_FORM ? ranked[0].form : undefined;
}

const toChoice = (name: string, { path, movedTo }: SavedPlace): FillChoice => ({
  name,
  ...(path === null ? { text: '' } : path === undefined ? {} : { path }),
  ...(movedTo === undefined ? {} : { box: movedTo }),
});

/** Another edition may have another question at the same place, so that its words count as well. */
function isSamePlace({ slot, label }: AskedSlot, { box, asks }: SavedPlace): boolean {
  const alike = likenessOf(label, asks);
  const min = alike === 1 ? sameWords : minShared;
  return slot.widgets.some((widget) => sharedShare(widget.box, box) >= min) && alike >= minAlike;
}

const minShared = 0.4;
const minAlike = 0.7;
/** With the same words it may have become larger or smaller, as when its cells were found to be one place. */
const sameWords = 0.15;

/** Of both together. */
function sharedShare(a: Box, b: Box): number {
  const across = Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0]));
  const down = Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));
  const area = (box: Box) => (box[2] - box[0]) * (box[3] - box[1]);
  const shared = across * down;
  return shared / (area(a) + area(b) - shared || 1);
}

/** Dice's coefficient over pairs of letters: a scan misreads some. Words with those of their row before them ask the same. */
function likenessOf(one: string, other: string): number {
  const [first, second] = [one, other].map((text) => foldText(text).replace(/[^\p{L}\p{N}]/gu, ''));
  const [a, b] = [pairsOf(first!), pairsOf(second!)];
  if (a.length + b.length === 0) return Number(one === other);
  if (Math.min(a.length, b.length) >= ownWords && (first!.endsWith(second!) || second!.endsWith(first!))) return 1;
  const left = [...b];
  const shared = a.filter((pair) => {
    const at = left.indexOf(pair);
    return at !== -1 && left.splice(at, 1).length > 0;
  });
  return (2 * shared.length) / (a.length + b.length);
}

/** Pairs of letters: shorter words end many others. */
const ownWords = 4;

const pairsOf = (letters: string) =>
  Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2));
