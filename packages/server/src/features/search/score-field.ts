// Scores a question against the fields of one collection after the other. All that does not depend on the collection is
// computed once a question.
import { type DataValue, type FieldDefinition, foldWords, type Section, valueInWords } from '@oneform/contract';
import { wordsOfField, wordsOfSection } from './field-words.ts';
import { bestOf, isAnyFound, type Scores, scoreWords, totalOf } from './score-words.ts';

const weights = { value: 5, name: 4, insideValue: 3, called: 2, group: 2, section: 1, collection: 1 } as const;
/** For a field that is called exactly what was asked for. */
const EXACT = 12;
/** Fewer characters stand inside of everything. */
const SHORTEST_INSIDE = 3;

export interface Place {
  readonly section: Section;
  readonly field: FieldDefinition;
  readonly groups: readonly FieldDefinition[];
}

export interface FieldScorer {
  /** Words of the question in the field's own name. */
  scoreName(place: Place): Scores;
  /** 0 when a word is found nowhere, or when only the collection's and the section's names have them. */
  score(place: Place, value: DataValue | undefined, collectionName: Scores): number;
  scoreCollectionName(name: string): Scores;
}

export function createFieldScorer(question: readonly string[]): FieldScorer {
  const names = new Map<FieldDefinition, Scores>();
  const sections = new Map<Section, Scores>();
  const remember = <K>(map: Map<K, Scores>, key: K, work: () => Scores): Scores => {
    const before = map.get(key);
    if (before) return before;
    const scores = work();
    map.set(key, scores);
    return scores;
  };
  const nameOf = (field: FieldDefinition) =>
    remember(names, field, () => {
      const { name, called } = wordsOfField(field);
      return bestOf([scoreWords(question, name, weights.name), scoreWords(question, called, weights.called)]);
    });
  const scoreName = ({ field, groups }: Place): Scores =>
    groups.length === 0
      ? nameOf(field)
      : bestOf([
          nameOf(field),
          ...groups.map((group) => scoreWords(question, wordsOfField(group).name, weights.group)),
        ]);
  const isExact = (field: FieldDefinition) => {
    const { name } = wordsOfField(field);
    return name.length === question.length && question.every((asked) => name.includes(asked));
  };
  return {
    scoreName,
    scoreCollectionName: (name) => scoreWords(question, foldWords(name), weights.collection),
    score(place, value, collectionName) {
      const own = bestOf([scoreName(place), scoreValue(question, value)]);
      if (!isAnyFound(own)) return 0;
      const section = remember(sections, place.section, () =>
        scoreWords(question, wordsOfSection(place.section), weights.section),
      );
      const total = totalOf(bestOf([own, section, collectionName]));
      return total > 0 && isExact(place.field) ? total + EXACT : total;
    },
  };
}

/** A date is found as it reads and as it is kept, a number also from its middle. */
function scoreValue(question: readonly string[], value: DataValue | undefined): Scores {
  if (value === undefined) return question.map(() => 0);
  const text = valueInWords(value);
  const words = foldWords(typeof value === 'string' && value !== text ? `${text} ${value}` : text);
  const whole = words.join('');
  return scoreWords(question, words, weights.value).map((score, index) => {
    const asked = question[index]!;
    return score === 0 && asked.length >= SHORTEST_INSIDE && whole.includes(asked) ? weights.insideValue : score;
  });
}
