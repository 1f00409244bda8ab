// `Zielona Dolina Sp. z o.o., Warszawa (Poland)`: the place after an employer or school becomes a part of its own.
import type { EntryPart } from './read-entries.ts';

const tail =
  /^(?<name>.{3,}?),\s+(?<place>\p{Lu}[\p{L}.' -]{2,25}(?:\s\([\p{L} .]+\)|,\s*(?:\p{Lu}{2,3}|\p{Lu}[\p{L} .]{3,20})))\.?$/u;

export function splitOffPlace(part: EntryPart): EntryPart[] {
  const groups = tail.exec(part.text)?.groups;
  if (!groups?.name || !groups.place) return [part];
  const count = groups.place.split(/\s+/).length;
  return [
    { text: groups.name, tokens: part.tokens.slice(0, -count) },
    { text: groups.place.replace(/\s\((.+)\)$/, ', $1'), tokens: part.tokens.slice(-count) },
  ];
}
