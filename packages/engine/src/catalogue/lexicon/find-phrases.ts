// Finds facts in running text: the wordings of `prose.json` before or behind values.
import type { DocumentType } from '@oneform/contract';
import { squashLabel } from '#values/normalise/squash-label.ts';
import type { Shape } from '#values/shape.ts';
import { factOf } from '../facts/facts.ts';
import { declaring } from './captions.ts';
import prose from './prose.json' with { type: 'json' };

type Wordings = Readonly<Record<string, readonly string[]>>;

/** As an entry stands in the file. */
interface Sentence {
  /** The look of the values, where it is not the fact's own. */
  readonly value?: Shape;
  readonly on?: readonly DocumentType[];
  readonly before?: Wordings;
  readonly after?: Wordings;
}

interface Phrase {
  readonly name: string;
  readonly shape: Shape;
  /** The value stands before these words, or behind them. */
  readonly side: 'before' | 'behind';
  readonly words: readonly string[];
  readonly on: readonly DocumentType[] | undefined;
}

export interface FoundPhrase extends Phrase {
  /** Its first word, and the one behind its last. */
  readonly from: number;
  readonly to: number;
}

const byFirstWord = Map.groupBy(
  Object.entries(prose as unknown as Readonly<Record<string, readonly Sentence[]>>).flatMap(([name, sentences]) =>
    sentences.flatMap(({ value = factOf(name)!.shape, on: listed, before = {}, after = {} }) => {
      const on = listed && [...listed, ...declaring(name)];
      return [...toPhrases(name, value, on, 'behind', before), ...toPhrases(name, value, on, 'before', after)];
    }),
  ),
  ({ words }) => words[0]!,
);

function toPhrases(name: string, shape: Shape, on: Phrase['on'], side: Phrase['side'], wordings: Wordings): Phrase[] {
  return Object.values(wordings)
    .flat()
    .map((wording) => ({ name, shape, side, on, words: wording.split(/\s+/).map(squashLabel).filter(Boolean) }))
    .filter(({ words }) => words.length > 0);
}

/** `squashed`: the words of a text in order, each as `squashLabel` makes it. Of two phrases for a fact at one place the longer counts. */
export function findPhrases(squashed: readonly string[], type: DocumentType): FoundPhrase[] {
  return squashed.flatMap((word, from) => {
    const longest = new Map<string, FoundPhrase>();
    for (const phrase of byFirstWord.get(word) ?? []) {
      const key = `${phrase.name} ${phrase.side}`;
      const isLonger = phrase.words.length > (longest.get(key)?.words.length ?? 0);
      const holds = !phrase.on || phrase.on.includes(type);
      if (isLonger && holds && phrase.words.every((one, at) => squashed[from + at] === one))
        longest.set(key, { ...phrase, from, to: from + phrase.words.length });
    }
    return [...longest.values()];
  });
}
