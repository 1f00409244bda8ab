// Are two mentions of people the same person? Birth dates decide first, names second.
import { foldText } from '#normalise/fold-text.ts';
import { isNearlyEqual } from './is-nearly-equal.ts';

export interface KnownPerson {
  readonly full_name?: string | undefined;
  readonly date_of_birth?: string | undefined;
}

/** `unknown` when too little stands there, or when the same name has two birth dates: a misread digit, or father and son. */
export function isSamePerson(a: KnownPerson, b: KnownPerson): boolean | 'unknown' {
  const names =
    a.full_name === undefined || b.full_name === undefined ? 'unknown' : isSameName(a.full_name, b.full_name);
  if (a.date_of_birth === undefined || b.date_of_birth === undefined) return names;
  if (a.date_of_birth !== b.date_of_birth) return names === true ? 'unknown' : false;
  // Born the same day with a common name: married names change, transliterations differ.
  return names === 'unknown' ? 'unknown' : names || shareName(a.full_name!, b.full_name!);
}

/** Every word of the shorter name stands in the longer one, as a whole, an initial, or misread by one letter. Order does not matter. */
function isSameName(a: string, b: string): boolean | 'unknown' {
  const [short, long] = [wordsOf(a), wordsOf(b)].sort((x, y) => x.length - y.length) as [string[], string[]];
  if (short.length === 0) return 'unknown';
  if (short.length < 2) return short.length > 0 && short.every((word) => long.includes(word)) ? 'unknown' : false;
  const free = [...long];
  for (const word of short) {
    const at = free.findIndex((other) => isSameWord(word, other));
    if (at === -1) return false;
    free.splice(at, 1);
  }
  return true;
}

const shareName = (a: string, b: string) => wordsOf(a).some((word) => word.length > 1 && wordsOf(b).includes(word));

function isSameWord(a: string, b: string): boolean {
  if (a === b || isNearlyEqual(a, b)) return true;
  return (a.length === 1 || b.length === 1) && a[0] === b[0];
}

const wordsOf = (name: string): string[] =>
  foldText(name)
    .split(/[^\p{L}']+/u)
    .filter((word) => word !== '' && !/^(?:mr|mrs|ms|dr|jr|sr|ii|iii)$/.test(word));
