// Facts that the heading of a paper states: the state that issued a licence, the kind of a visa.
import type { DocumentType } from '@oneform/contract';
import { declarations } from '#catalogue/document-types/declarations.ts';
import { squash } from '#values/normalise/fold-text.ts';
import { auStates, caProvinces, usStates } from '#values/normalise/regions.ts';
import { joinWords, type PlacedWord, type Segment } from './segments.ts';

export interface FactOfHeading {
  readonly name: string;
  readonly segment: Segment;
  readonly words: readonly PlacedWord[];
}

const statesOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  US: usStates,
  CA: caProvinces,
  AU: auStates,
};
/** Maximum other words in a heading beside the state: `MASSACHUSETTS DRIVER'S LICENSE`, `State of Illinois`. */
const maxOthers = 5;

export function findHeadings(segments: readonly Segment[], type: DocumentType, country = 'US'): FactOfHeading[] {
  const { headings, uncaptioned } = declarations[type];
  const states = uncaptioned.includes('state')
    ? // `WEST VIRGINIA` is not Virginia.
      Object.values(statesOf[country] ?? {}).sort((a, b) => b.length - a.length)
    : [];
  return segments.flatMap((segment) => {
    const words = withoutMarks(segment.words);
    const text = squash(joinWords(words));
    const name = Object.keys(headings ?? {}).find((fact) =>
      headings![fact]!.some((heading) => squash(heading) === text),
    );
    if (name) return [{ name, segment, words }];
    const state = /\d/.test(text) ? undefined : findState(words, states);
    return state ? [{ name: 'state', segment, words: state }] : [];
  });
}

function findState(words: readonly PlacedWord[], states: readonly string[]): readonly PlacedWord[] | undefined {
  const texts = words.map(({ text }) => squash(text));
  for (const state of states) {
    const name = state.split(' ').map(squash);
    const at = texts.findIndex((_, i) => name.every((part, j) => texts[i + j] === part));
    if (at >= 0 && texts.length - name.length <= maxOthers) return words.slice(at, at + name.length);
  }
  return undefined;
}

const withoutMarks = (words: readonly PlacedWord[]): PlacedWord[] =>
  words
    .map((word) => ({ ...word, text: word.text.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '') }))
    .filter(({ text }) => text);
