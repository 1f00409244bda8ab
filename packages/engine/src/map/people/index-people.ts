// Finds those of many people who may be one whom a paper names, without holding the name against everybody.
import { isLatin, wordsOf } from './compare-names.ts';
import type { KnownPerson } from './same-person.ts';

export interface PeopleIndex {
  /** Knowledge about `id` may be added in several parts. */
  add(id: string, known: KnownPerson): void;
  /**
   * In the order in which they were first added. Holds everybody whom `isSamePerson(printed, …)` does not tell from a `printed` of a whole
   * name, and everybody whom it takes for a nameless one; others too.
   */
  likely(printed: KnownPerson): string[];
}

export function indexPeople(): PeopleIndex {
  const order = new Map<string, number>();
  const byKey = new Map<string, Set<string>>();
  return {
    add: (id, known) => {
      if (!order.has(id)) order.set(id, order.size);
      for (const key of [...sharedKeys(known), ...surnameKeys(known), ...scriptKeys(known)]) {
        const ids = byKey.get(key);
        if (ids) ids.add(id);
        else byKey.set(key, new Set([id]));
      }
    },
    likely: (printed) => {
      const found = new Set<string>();
      for (const key of [...sharedKeys(printed), ...misreadKeys(printed), ...otherScriptKeys(printed)])
        for (const id of byKey.get(key) ?? []) found.add(id);
      return [...found].sort((a, b) => order.get(a)! - order.get(b)!);
    },
  };
}

const namesOf = ({ full_name = '', other_names = [] }: KnownPerson): string[][] =>
  [full_name, ...other_names].map(wordsOf);

/** Two with none of these in common are two people, but for misread surnames and other alphabets. */
function sharedKeys(person: KnownPerson): string[] {
  const { date_of_birth: born, numbers = [], contacts = [] } = person;
  return [
    ...(born ? [`born ${born}`] : []),
    ...numbers.map((number) => `number ${number}`),
    ...contacts.map((contact) => `contact ${contact}`),
    ...namesOf(person).flatMap((words) => [...words.map((word) => `word ${word}`), lettersKey(words)]),
  ];
}

/** The same for one name cut into other words: "Anne-Marie O’Brien", "ANNEMARIE OBRIEN". */
const lettersKey = (words: readonly string[]) => `letters ${[...words.join('')].sort().join('')}`;

/** A known surname may be misread by a letter. */
function surnameKeys({ full_name = '', surname = '' }: KnownPerson): string[] {
  const words = wordsOf(surname);
  const rest = wordsOf(full_name).filter((word) => !words.includes(word));
  return [...words.flatMap((word) => [`word ${word}`, ...withoutOneLetter(word)]), lettersKey([...rest, ...words])];
}

const misreadKeys = (person: KnownPerson): string[] => namesOf(person).flat().flatMap(withoutOneLetter);

/** Words that differ by one letter replaced, lost or added have one of these in common. */
const withoutOneLetter = (word: string): string[] =>
  word.length < 5
    ? []
    : [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))].map((one) => `misread ${one}`);

/** A name says nothing against one in another alphabet, nor against one of a single word. */
function scriptKeys(known: KnownPerson): string[] {
  const names = namesOf(known).filter((words) => words.length > 1);
  return [...(names.every(isLatin) ? ['script latin'] : []), ...(names.some(isLatin) ? [] : ['script other'])];
}

function otherScriptKeys({ full_name = '' }: KnownPerson): string[] {
  const words = wordsOf(full_name);
  if (words.length === 0) return [];
  return [isLatin(words) ? 'script other' : 'script latin'];
}
