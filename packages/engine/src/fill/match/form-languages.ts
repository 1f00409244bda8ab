// The languages of a form, told by its words; a form may have two.
import { type WordedLanguage, wordedLanguages } from '#catalogue/wordings/languages.ts';
import { readWordings } from '#catalogue/wordings/read-wordings.ts';
import { foldText } from '#values/normalise/fold-text.ts';
import common from './languages.json' with { type: 'json' };

let telling: ReadonlyMap<string, readonly WordedLanguage[]> | undefined;

/** The most likely one first; all that we know where nothing tells. */
export function languagesOf(text: string): readonly WordedLanguage[] {
  telling ??= listTelling();
  const counts = new Map<WordedLanguage, number>();
  for (const word of wordsOf(text)) {
    const languages = telling.get(word) ?? [];
    // A word of several languages speaks a little for each.
    for (const language of languages) counts.set(language, (counts.get(language) ?? 0) + 1 / languages.length);
  }
  const ranked = [...counts].toSorted((a, b) => b[1] - a[1]);
  const max = ranked[0]?.[1] ?? 0;
  if (max < enough) return wordedLanguages;
  return ranked.filter(([, count]) => 2 * count > max).map(([language]) => language);
}

/** Words. */
const enough = 4;

const wordsOf = (text: string) =>
  foldText(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1);

/** The commonest words of each language, and those of its captions. */
function listTelling(): ReadonlyMap<string, readonly WordedLanguage[]> {
  const languages = new Map<string, Set<WordedLanguage>>();
  for (const language of wordedLanguages) {
    const { captions, parties } = readWordings(language);
    const texts = [
      common[language as keyof typeof common] ?? '',
      ...Object.values(captions).flat(),
      ...Object.values(parties).flat(),
    ];
    for (const word of texts.flatMap(wordsOf)) languages.set(word, (languages.get(word) ?? new Set()).add(language));
  }
  return new Map([...languages].map(([word, of]) => [word, [...of]]));
}
