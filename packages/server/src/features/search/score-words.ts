// Scores the fit of a question with a field: for each of its words the best place in which a word begins so.

/** One figure for each word of the question; 0 where it was not found. */
export type Scores = readonly number[];

/** `words` are folded. A word that is the same counts half as much again as one that only begins so. */
export function scoreWords(question: readonly string[], words: readonly string[], weight: number): Scores {
  return question.map((asked) => {
    let best = 0;
    for (const word of words) {
      if (word === asked) return weight * 1.5;
      if (word.startsWith(asked)) best = weight;
    }
    return best;
  });
}

/** The best of several places, word by word. */
export const bestOf = (places: readonly Scores[]): Scores =>
  (places[0] ?? []).map((_, index) => Math.max(...places.map((scores) => scores[index]!)));

export const isAnyFound = (scores: Scores): boolean => scores.some((score) => score > 0);

/** 0 when a word was not found. */
export const totalOf = (scores: Scores): number =>
  scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
