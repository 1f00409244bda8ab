// The print of a form: a sketch of the words on its pages, by which the same form is known in another file, scanned or photographed.
// A MinHash (Broder 1997): the share of equal numbers in two sketches is about the share of pairs of words that the forms have in common.
import type { Page } from '#document/read-document.ts';
import { foldText } from '#values/normalise/fold-text.ts';
import { planPage } from './plan-page.ts';

const sketchSize = 64;
/** Editions of a form share most of their words, different forms of one office a third; a scan keeps about three pairs in four. */
export const SAME_FORM = 0.5;
/** Fewer say nothing. */
const fewestPairs = 8;

/** Empty for a form with hardly a word. */
export function printOf(pages: readonly Page[]): string {
  const pairs = new Set(pages.flatMap(pairsOf));
  if (pairs.size < fewestPairs) return '';
  const sketch = new Uint32Array(sketchSize).fill(0xffffffff);
  for (const pair of pairs) {
    const hash = hashText(pair);
    for (let index = 0; index < sketchSize; index++) {
      const turned = mix(hash ^ Math.imul(index + 1, 0x9e3779b1));
      if (turned < sketch[index]!) sketch[index] = turned;
    }
  }
  return Buffer.from(sketch.buffer).toString('base64url');
}

/** 0–1. */
export function likeness(one: string, other: string): number {
  const [a, b] = [one, other].map((print) => Buffer.from(print, 'base64url'));
  if (a!.length !== sketchSize * 4 || b!.length !== sketchSize * 4) return 0;
  let equal = 0;
  for (let at = 0; at < a!.length; at += 4) if (a!.readUInt32LE(at) === b!.readUInt32LE(at)) equal += 1;
  return equal / sketchSize;
}

/** Pairs of printed words; words typed into fields are left out, and figures too, as scans get them wrong. */
function pairsOf(page: Page): string[] {
  const { clusters } = planPage(page);
  return clusters.flatMap(({ text }) => {
    const words = foldText(text)
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 1);
    return words.map((word, index) => `${page.number} ${word} ${words[index + 1] ?? ''}`);
  });
}

/** FNV-1a. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** The finaliser of MurmurHash3. */
function mix(given: number): number {
  let hash = given;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
