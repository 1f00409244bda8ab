// Looks up what comes from the server or the contract, where English sentences are made of labels, names and days.

/** Keyed by the English text. `{}` in a key is anything, put in for `{1}`, `{2}` … of its words; labels among it are translated too. */
export type Sentences = Readonly<Record<string, string>>;

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export function translateWith(...parts: readonly Sentences[]): (english: string) => string | undefined {
  const known = new Map(parts.flatMap((sentences) => Object.entries(sentences)));
  const patterns = [...known].flatMap(([english, words]) => {
    if (!english.includes('{}')) return [];
    return [{ pattern: new RegExp(`^${english.split('{}').map(literally).join('(.+?)')}$`, 'us'), words }];
  });

  function oneSentence(english: string): string | undefined {
    const exact = known.get(english);
    if (exact !== undefined) return exact;
    // The way to a field: "Employer › Name".
    if (english.includes(' › ')) return english.split(' › ').map(inWords).join(' › ');
    for (const { pattern, words } of patterns) {
      const found = pattern.exec(english);
      if (found) return words.replace(/\{(\d)\}/g, (_, hole: string) => inWords(found[Number(hole)] ?? ''));
    }
    return undefined;
  }

  /** Several sentences one after the other; a help text of two is known as one. */
  function translate(english: string): string | undefined {
    const sentences = english.split(/(?<=[.!?]) /u);
    if (sentences.length === 1) return oneSentence(english);
    for (let end = sentences.length; end > 0; end--) {
      const words = (end === 1 ? oneSentence : known.get.bind(known))(sentences.slice(0, end).join(' '));
      if (words === undefined) continue;
      return end === sentences.length ? words : `${words} ${inWords(sentences.slice(end).join(' '))}`;
    }
    return oneSentence(english);
  }

  const inWords = (english: string): string => translate(english) ?? english;
  return translate;
}
