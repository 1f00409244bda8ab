// Connectionist temporal classification read greedily, keeping the time step of every character: that is where it stands.

import type { Alphabet } from './alphabet.ts';

export interface Character {
  readonly text: string;
  /** Time steps during which this character was the likeliest, `to` exclusive. */
  readonly from: number;
  readonly to: number;
  /** Time step at which it was the likeliest of all. */
  readonly peak: number;
  /** 0–1, at its peak; of a letter, in either case. */
  readonly confidence: number;
  /** Other possible characters with a notable share at the peak, the likeliest first. */
  readonly rivals?: readonly Share[];
  /** A character that may stand between this one and the next, though the blank was likelier. */
  readonly omitted?: Share;
}

export interface Share {
  readonly text: string;
  readonly confidence: number;
}

export interface DecodedLine {
  /** Without spaces: those are decided by `spaces` and by the ink. */
  readonly characters: readonly Character[];
  /** Per time step, the probability of a space. */
  readonly spaces: Float32Array;
  readonly steps: number;
}

interface Best {
  readonly index: number;
  readonly value: number;
}

const rivalFloor = 0.02;
const maxRivals = 4;
const omittedFloor = 0.1;
/** In both cases one shape; where the case flips without a blank between, it is one letter. */
const oneShape = /^[cosuvwxz]$/i;
const caseFloor = 0.05;

/** `probabilities` holds one row of classes for each time step. `classes` limits what may be read. */
export function decodeCtc(
  probabilities: Float32Array,
  steps: number,
  alphabet: Alphabet,
  classes: Int32Array = alphabet.latin,
): DecodedLine {
  const width = alphabet.characters.length;
  const spaces = new Float32Array(steps);
  const found: Found[] = [];
  let open: Open | undefined;
  let omitted: Share | undefined;
  const close = (to: number) => {
    if (open && open.text !== ' ')
      found.push(finish(open, to, probabilities.subarray(open.peak * width), classes, alphabet));
    open = undefined;
  };
  for (let step = 0; step < steps; step++) {
    const row = step * width;
    spaces[step] = probabilities[row + alphabet.space]!;
    const best = likeliest(probabilities, row, classes);
    const text = alphabet.characters[best.index] ?? '';
    if (probabilities[row + alphabet.blank]! >= best.value) {
      close(step);
      if (best.value >= omittedFloor && text !== ' ' && best.value > (omitted?.confidence ?? 0))
        omitted = { text, confidence: best.value };
      continue;
    }
    if (open?.text !== text) {
      close(step);
      noteOmitted(found, omitted, text);
      omitted = undefined;
      open = { text, from: step, peak: step, value: best.value };
    } else if (best.value > open.value) {
      open.peak = step;
      open.value = best.value;
    }
  }
  close(steps);
  return { characters: mergeCases(found), spaces, steps };
}

interface Open {
  readonly text: string;
  readonly from: number;
  peak: number;
  value: number;
}

interface Found extends Character {
  /** Share of the same letter in the other case. */
  readonly otherCase: number;
}

/** The slope of a neighbour is no character of its own. */
function noteOmitted(found: Found[], omitted: Share | undefined, following: string): void {
  const last = found.at(-1);
  if (!last || !omitted || [last.text, following].map(foldCase).includes(foldCase(omitted.text))) return;
  found[found.length - 1] = { ...last, omitted };
}

function mergeCases(found: readonly Found[]): Character[] {
  const merged: Found[] = [];
  for (const character of found) {
    const last = merged.at(-1);
    if (last && isOneLetter(last, character)) {
      const surer = last.confidence > character.confidence ? last : character;
      merged[merged.length - 1] = { ...surer, from: last.from, to: character.to };
    } else merged.push(character);
  }
  return merged.map(({ otherCase: _, ...character }) => character);
}

function isOneLetter(a: Found, b: Found): boolean {
  if (a.to !== b.from || a.text === b.text || !oneShape.test(a.text)) return false;
  return foldCase(a.text) === foldCase(b.text) && Math.min(a.otherCase, b.otherCase) >= caseFloor;
}

function likeliest(probabilities: Float32Array, row: number, classes: Int32Array): Best {
  let index = -1;
  let value = 0;
  for (let i = 0; i < classes.length; i++) {
    const candidate = classes[i]!;
    if (probabilities[row + candidate]! <= value) continue;
    index = candidate;
    value = probabilities[row + candidate]!;
  }
  return { index, value };
}

/** A letter is as likely as its two cases together: the network often cannot tell them apart. `peak`: the row of its likeliest step. */
function finish(
  { from, ...open }: Open,
  to: number,
  peak: Float32Array,
  classes: Int32Array,
  alphabet: Alphabet,
): Found {
  const shares: Share[] = [];
  for (const index of classes) {
    const text = alphabet.characters[index]!;
    if (peak[index]! >= rivalFloor && text !== ' ') shares.push({ text, confidence: peak[index]! });
  }
  shares.sort((a, b) => b.confidence - a.confidence);
  const letters = [...Map.groupBy(shares, ({ text }) => foldCase(text)).values()]
    .map((cases) => ({ ...cases[0]!, sum: cases.reduce((sum, { confidence }) => sum + confidence, 0) }))
    .sort((a, b) => b.sum - a.sum);
  const best = letters[0] ?? { text: open.text, confidence: open.value, sum: open.value };
  const rivals = letters.slice(1, 1 + maxRivals).map(({ text, confidence }) => ({ text, confidence }));
  return {
    text: best.text,
    from,
    to,
    peak: open.peak,
    confidence: Math.min(1, best.sum),
    otherCase: best.sum - best.confidence,
    ...(rivals.length > 0 ? { rivals } : {}),
  };
}

/** I, l and i tell each other's case apart by shape. */
function foldCase(text: string): string {
  return /^[il]$/i.test(text) ? text : text.toLowerCase();
}
