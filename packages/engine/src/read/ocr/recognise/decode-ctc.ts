// Connectionist temporal classification read greedily, keeping the time step of every character: that is where it stands.

import type { Alphabet } from './alphabet.ts';

export interface Character {
  readonly text: string;
  /** Time steps during which this character was the likeliest, `to` exclusive. */
  readonly from: number;
  readonly to: number;
  /** Time step at which it was the likeliest of all. */
  readonly peak: number;
  /** 0–1, at its peak. */
  readonly confidence: number;
  /** Next likeliest character at the peak, where it has a share worth naming. */
  readonly rival?: { readonly text: string; readonly confidence: number };
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

/** `probabilities` holds one row of classes for each time step. `classes` limits what may be read. */
export function decodeCtc(
  probabilities: Float32Array,
  steps: number,
  alphabet: Alphabet,
  classes: Int32Array = alphabet.latin,
): DecodedLine {
  const width = alphabet.characters.length;
  const spaces = new Float32Array(steps);
  const characters: Character[] = [];
  let open: { text: string; from: number; peak: number; confidence: number } | undefined;
  const close = (to: number) => {
    if (open && open.text !== ' ') characters.push(finish(open, to, probabilities, width, classes, alphabet));
    open = undefined;
  };
  for (let step = 0; step < steps; step++) {
    const row = step * width;
    spaces[step] = probabilities[row + alphabet.space]!;
    const best = likeliest(probabilities, row, classes);
    if (probabilities[row + alphabet.blank]! >= best.value) {
      close(step);
      continue;
    }
    const text = alphabet.characters[best.index]!;
    if (open?.text !== text) {
      close(step);
      open = { text, from: step, peak: step, confidence: best.value };
    } else if (best.value > open.confidence) {
      open.peak = step;
      open.confidence = best.value;
    }
  }
  close(steps);
  return { characters, spaces, steps };
}

function likeliest(
  probabilities: Float32Array,
  row: number,
  classes: Int32Array,
  except?: string,
  alphabet?: Alphabet,
): Best {
  let index = -1;
  let value = 0;
  for (let i = 0; i < classes.length; i++) {
    const candidate = classes[i]!;
    if (probabilities[row + candidate]! <= value) continue;
    if (except !== undefined && alphabet?.characters[candidate] === except) continue;
    index = candidate;
    value = probabilities[row + candidate]!;
  }
  return { index, value };
}

function finish(
  open: { text: string; from: number; peak: number; confidence: number },
  to: number,
  probabilities: Float32Array,
  width: number,
  classes: Int32Array,
  alphabet: Alphabet,
): Character {
  const second = likeliest(probabilities, open.peak * width, classes, open.text, alphabet);
  const rival =
    second.value >= rivalFloor && alphabet.characters[second.index] !== ' '
      ? { rival: { text: alphabet.characters[second.index]!, confidence: second.value } }
      : {};
  return { ...open, to, ...rival };
}
