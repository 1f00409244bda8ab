// A value whose words stand apart: a name in two cells, an address in a block, a title over columns.
import { editDistance, squash } from '../engine-port.ts';
import { findRuns } from './find-runs.ts';
import { foldLetters } from './fold-alike.ts';
import { measureOf } from './measure.ts';
import type { Occurrence } from './occurrence.ts';
import { type Print, type Run, runOfWords } from './print.ts';

/** Words that are everywhere are not worth more looks than these. */
const MAX_SEEDS = 24;
/** Lines over which the parts of one value may be spread. */
const REACH = 12;
/** With less of it found, it is another value. */
const MIN_SHARE = 0.75;
/** A word of so many letters may have one misread, in a picture. */
const MISREADABLE = 4;

/** A number belongs to the words beside it, or else to what stands near in heights of a line. */
const REACH_OF_NUMBER = 8;

interface Part {
  readonly letters: string;
  readonly runs: readonly Run[];
}

/** The places where its words stand closest together; none for a value of one word. */
export function findParts(print: Print, value: string): Occurrence[] {
  const parts = joinGlued(
    print,
    value.split(/[\s,;/()]+/).flatMap((word) => findWord(print, word)),
  );
  const found = parts.filter(({ runs }) => runs.length > 0);
  // A number that is missing makes it another address.
  if (parts.some(({ letters, runs }) => runs.length === 0 && /\d/.test(letters))) return [];
  const total = lettersOf(parts);
  if (found.length < 2 || lettersOf(found) / total < MIN_SHARE) return [];
  const [rarest] = found.toSorted((a, b) => a.runs.length - b.runs.length || b.letters.length - a.letters.length);
  const clusters = rarest!.runs
    .slice(0, MAX_SEEDS)
    .map((seed) => gather(print, seed, found))
    .filter(({ parts: near, runs }) => near.length >= 2 && areNumbersInPlace(print, near, runs))
    .map((cluster) => ({ ...cluster, fidelity: lettersOf(cluster.parts) / total }))
    .filter(({ fidelity }) => fidelity >= MIN_SHARE);
  const [best] = clusters.toSorted((a, b) => b.fidelity - a.fidelity || a.spread - b.spread);
  return best && best.spread <= REACH ? [{ runs: mergeRuns(best.runs), fidelity: best.fidelity }] : [];
}

const lettersOf = (parts: readonly Part[]): number => parts.reduce((sum, { letters }) => sum + letters.length, 0);

interface Cluster {
  /** Those that stand near the seed. */
  readonly parts: readonly Part[];
  /** Of each of them. */
  readonly runs: readonly Run[];
  /** In heights of a line. */
  readonly spread: number;
}

/** From the seed on, of each word the occurrence nearest to it. A state that stands in the heading alone is not that of the address. */
function gather(print: Print, seed: Run, parts: readonly Part[]): Cluster {
  const { boxOf, distance, height } = measureOf(print);
  const near: { part: Part; run: Run }[] = [];
  const [, seedTop, , seedBottom] = boxOf(seed);
  for (const part of parts) {
    const free = part.runs.filter((place) => !near.some(({ run }) => run.from === place.from));
    const run = (free.length > 0 ? free : part.runs).toSorted(
      (a, b) => distance(boxOf(a), boxOf(seed)) - distance(boxOf(b), boxOf(seed)),
    )[0]!;
    const [, top, , bottom] = boxOf(run);
    const isFar = Math.max(bottom, seedBottom) - Math.min(top, seedTop) > REACH * height;
    if (!isFar || /\d/.test(part.letters)) near.push({ part, run });
  }
  const boxes = near.map(({ run }) => boxOf(run));
  const top = Math.min(...boxes.map((box) => box[1]));
  const bottom = Math.max(...boxes.map((box) => box[3]));
  return {
    parts: near.map(({ part }) => part),
    runs: near.map(({ run }) => run),
    spread: (bottom - top) / height,
  };
}

/** `14` of another line does not make `Harbour Street` its house. */
function areNumbersInPlace(print: Print, parts: readonly Part[], runs: readonly Run[]): boolean {
  const { boxOf, distance } = measureOf(print);
  const boxes = runs.map(boxOf);
  return parts.every(({ letters }, index) => {
    if (!/\d/.test(letters)) return true;
    const own = boxes[index]!;
    return [boxes[index - 1], boxes[index + 1]].some(
      (box) => box && (distance(own, box) < REACH_OF_NUMBER || (box[1] < own[3] && own[1] < box[3])),
    );
  });
}

/** `3533Bandini`: a word that is not found may be one with the word before it, to the machine. */
function joinGlued(print: Print, parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const letters = `${last?.letters}${part.letters}`;
    const runs = last && part.runs.length === 0 ? findLetters(print, letters) : [];
    if (runs.length > 0) joined[joined.length - 1] = { letters, runs };
    else joined.push(part);
  }
  return joined;
}

/** A word with a hyphen may be printed as two, and the end of an ordinal above its line. */
function findWord(print: Print, word: string): Part[] {
  const letters = squash(word);
  if (letters === '') return [];
  const whole = findLetters(print, letters);
  const runs = whole.length > 0 ? whole : findRuns(print, letters.replace(/(?<=\d)(?:st|nd|rd|th)$/, ''));
  const pieces = word.split(/[^\p{L}\p{M}\p{N}]+/u).filter((piece) => squash(piece) !== '');
  return runs.length > 0 || pieces.length < 2 ? [{ letters, runs }] : pieces.flatMap((piece) => findWord(print, piece));
}

function findLetters(print: Print, letters: string): Run[] {
  const exact = findRuns(print, letters);
  if (exact.length > 0) return exact;
  const alike = findRuns(print, letters, undefined, true);
  if (alike.length > 0 || print.page.source !== 'ocr' || letters.length < MISREADABLE || /\d/.test(letters))
    return alike;
  const wanted = foldLetters(letters);
  const max = letters.length >= 2 * MISREADABLE ? 2 : 1;
  return print.words.flatMap((_, index) => {
    const run = runOfWords(print, index, index + 1);
    const printed = foldLetters(print.squashed.slice(run.from, run.to));
    return Math.abs(printed.length - wanted.length) <= max && editDistance(printed, wanted, max) <= max ? [run] : [];
  });
}

/** In the order of the print; what stands side by side is one. */
function mergeRuns(runs: readonly Run[]): Run[] {
  const merged: Run[] = [];
  for (const run of runs.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && run.from <= last.to) merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, run.to) };
    else merged.push(run);
  }
  return merged;
}
