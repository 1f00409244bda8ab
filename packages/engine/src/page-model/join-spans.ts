// From "which word came before me" to spans: the surest links first, each word with one predecessor and one successor at most.

/** The network's scores of each word for joining. */
export interface WordChain {
  /** The likeliest role of each word. */
  readonly roles: readonly number[];
  /** The likeliest predecessor of each word and how likely it is, or undefined where none is likelier. */
  readonly previous: readonly ({ readonly word: number; readonly probability: number } | undefined)[];
}

/** So sure a link joins words whose roles differ. */
const sureAcrossRoles = 0.8;

/** Chains of word numbers, in the order in which they are read. */
export function joinSpans({ roles, previous }: WordChain): number[][] {
  const links = previous
    .flatMap((link, word) => (link ? [{ word, earlier: link.word, probability: link.probability }] : []))
    .sort((a, b) => b.probability - a.probability);
  const next = new Map<number, number>();
  const before = new Map<number, number>();
  for (const { word, earlier, probability } of links) {
    if (next.has(earlier)) continue;
    if (roles[word] !== roles[earlier] && probability < sureAcrossRoles) continue;
    if (endOf(word, next) === earlier) continue;
    next.set(earlier, word);
    before.set(word, earlier);
  }
  return roles.flatMap((_, word) => (before.has(word) ? [] : [chainFrom(word, next)]));
}

function endOf(word: number, next: ReadonlyMap<number, number>): number {
  return chainFrom(word, next).at(-1)!;
}

function chainFrom(word: number, next: ReadonlyMap<number, number>): number[] {
  const chain = [word];
  for (let at = next.get(word); at !== undefined; at = next.get(at)) chain.push(at);
  return chain;
}
