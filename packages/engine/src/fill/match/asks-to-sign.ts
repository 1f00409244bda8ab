// A line to sign on, in the words of any language: what stands beside it is written by hand.
import { wordedLanguages } from '#catalogue/wordings/languages.ts';
import { readWordings } from '#catalogue/wordings/read-wordings.ts';
import { tokenise } from '../offers/tokenise.ts';

let words: ReadonlySet<string> | undefined;

/** Those that are no caption of anything else: "Firma" signs in Italian, and is a company in German. */
function listWords(): ReadonlySet<string> {
  const languages = wordedLanguages.map((language) => Object.entries(readWordings(language).captions));
  const alone = (texts: readonly string[]) =>
    texts.map(tokenise).flatMap(([word, ...more]) => (word === undefined || more.length > 0 ? [] : [word]));
  const ofOthers = new Set(
    languages.flatMap((captions) =>
      captions.flatMap(([fact, texts]) => (fact.startsWith('sign') ? [] : texts.flatMap(tokenise))),
    ),
  );
  const signing = languages.flatMap((captions) =>
    captions.flatMap(([fact, texts]) => (fact === 'signature' ? alone(texts) : [])),
  );
  return new Set(signing.filter((word) => !ofOthers.has(word)));
}

export function asksToSign(text: string): boolean {
  words ??= listWords();
  return tokenise(text).some((token) => words!.has(token));
}
