// Leaves out what was not read well enough to be evidence: gibberish, guessed numbers, and print that is not there to be read.

import { findShare } from '../lexicon/known-words.ts';
import type { TextPiece } from './join-lines.ts';

/**
 * Least mean confidence. On 100 drawn and worn pages half of the words were right from 0.68 on where they are words of the lexicon, from 0.9
 * on where they are numbers or unknown and the letters small.
 */
const min = { words: 0.68, other: 0.8, otherSmall: 0.88, faint: 0.98, zone: 0.65 };
/** Share of the letters and digits of a piece that stand in known words. */
const mostlyWords = 0.5;
/** Pixels of ink from top to bottom; large letters are uncertain for other reasons than small ones, and more often right. */
const smallHeight = 8;
/** Watermarks, security print and what shows through from the back are much paler than the page's other print, and hardly differ from the paper. */
const faint = { contrast: 0.25, ofUsual: 0.6 };

export function keepLegible(pieces: readonly TextPiece[]): TextPiece[] {
  const usual = middleOf(pieces.flatMap(({ contrast }) => contrast ?? []));
  return pieces.filter((piece) => piece.words.length > 0 && piece.confidence >= minOf(piece, usual));
}

function minOf({ words, contrast }: TextPiece, usual: number): number {
  if (contrast === undefined || isZoneRow(words)) return min.zone;
  if (contrast < faint.contrast && contrast < usual * faint.ofUsual) return min.faint;
  const texts = words.map(({ text }) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim());
  const known = texts.filter(isKnown).join('').length;
  if (known > 0 && known >= texts.join('').length * mostlyWords) return min.words;
  const height = middleOf(words.map(({ place }) => place.height));
  return height < smallHeight ? min.otherSmall : min.other;
}

/** A row whose zone could not be made out as a whole still has its check digits. */
function isZoneRow(words: TextPiece['words']): boolean {
  return words.some(({ text }) => text.includes('<<<'));
}

function isKnown(text: string): boolean {
  return (
    text !== '' && text.split(' ').every((part) => part.length === 1 || findShare(part.toLowerCase()) !== undefined)
  );
}

function middleOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}
