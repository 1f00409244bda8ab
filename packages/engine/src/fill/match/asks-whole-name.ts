// "Nom, prénom", "Last name, first name": a place for the whole name, and for none of its parts alone.
import { wordedLanguages } from '#catalogue/wordings/languages.ts';
import { readWordings } from '#catalogue/wordings/read-wordings.ts';
import { tokenise } from '../offers/tokenise.ts';

let words: Readonly<Record<'last' | 'other', ReadonlySet<string>>> | undefined;

function listWords() {
  const of = (...facts: readonly ('surname' | 'given_names' | 'first_name' | 'full_name')[]) =>
    new Set(
      wordedLanguages.flatMap((language) =>
        facts.flatMap((fact) => (readWordings(language).captions[fact] ?? []).map((text) => tokenise(text).join(' '))),
      ),
    );
  return { last: of('surname'), other: of('given_names', 'first_name', 'full_name') };
}

const asked = new Map<string, boolean>();

export function asksWholeName(text: string): boolean {
  const known = asked.get(text) ?? listsBoth(text);
  asked.set(text, known);
  return known;
}

/** "Nome completo": where the word for a name is that for given names too. */
const inFull = /\bn(?:ome|ombre|ume|om)\W{1,3}complet/iu;

function listsBoth(text: string): boolean {
  if (inFull.test(text)) return true;
  const parts = text.split(/,|\s(?:and|und|et|y|e|i|en)\s/iu).map((part) => tokenise(part).join(' '));
  if (parts.length < 2) return false;
  words ??= listWords();
  const { last, other } = words;
  return parts.some((one, at) => last.has(one) && parts.some((two, on) => on !== at && two !== one && other.has(two)));
}
