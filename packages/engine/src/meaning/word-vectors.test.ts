// The vectors were fitted to what Python's tokeniser makes of wordings (`training/word_vectors/write_fixture.py`); here the same must come out.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { splitPieces } from './split-pieces.ts';
import { piecesFile } from './vectors-file.ts';
import { likenessOf, meaningOf } from './word-vectors.ts';

interface Wording {
  readonly text: string;
  readonly pieces: readonly string[];
  /** To the first one. */
  readonly likeness: number;
}

const fixture = JSON.parse(readFileSync(new URL('testing/pieces.json', import.meta.url), 'utf8')) as Wording[];
const pieces = readFileSync(piecesFile, 'utf8').trimEnd().split('\n');
const numberOf = new Map(pieces.map((piece, number) => [piece, number]));

it.each(fixture)('splits "$text" as it was learnt', ({ text, pieces: wanted }) => {
  expect(splitPieces(text, numberOf).map((number) => pieces[number])).toEqual(wanted);
});

it.each(fixture)('finds "$text" as like the first as it was learnt', ({ text, likeness, pieces: wanted }) => {
  const meaning = meaningOf(text);
  if (wanted.length === 0) expect(meaning).toBeUndefined();
  else expect(likenessOf(meaningOf(fixture[0]!.text)!, meaning!)).toBeCloseTo(likeness, 4);
});

const likeness = (one: string, other: string) => likenessOf(meaningOf(one)!, meaningOf(other)!);

it('finds other words for a thing liker than like words for another', () => {
  expect(likeness('Blood group', 'Blood type')).toBeGreaterThan(likeness('Blood group', 'Blood pressure'));
  expect(likeness('Zip code', 'Postal code')).toBeGreaterThan(likeness('Zip code', 'Booking code'));
  expect(likeness('Blutgruppe', 'Blood group')).toBeGreaterThan(likeness('Blutgruppe', 'Gruppe'));
});
