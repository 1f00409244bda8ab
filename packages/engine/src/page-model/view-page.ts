// A page as the page model sees it: what each piece of text is, which caption a value belongs to, which field it is, what kind of paper.
//
// `await viewPage(page)` gives null where there is no network or nothing that has a place, else a `PageView`:
// - `spans`: every word of the page stands in one span, with a role, the probability of that role, and its words: those of `page.lines`
//   themselves, so `Map<Word, …>` and `===` find a span's words again; then the boxes to tick, as words ☐ and ☒;
// - of a value `captions`: numbers of spans, likeliest first; what they lack to 1 is "none". One value may have several, and none;
// - of values and captions `fields`: names of facts, likeliest first; what they lack to 1 is spread over the rest, `-` means "none of ours";
// - `aboutOther` near 1: about somebody else than the person whose paper it is;
// - `kinds` and `firstPage` of the page.
// Probabilities are those of the network, as it is: fit before believing them. The runtime and the network (some 30 MB) are loaded by the
// first page that is viewed in a process.
import { levelling } from '#document/find-slant.ts';
import type { Box, FormField, Page, Word } from '#document/read-document.ts';
import { joinSpans } from './join-spans.ts';
import { hasPageModel } from './network-file.ts';
import type { Names } from './page-network.ts';
import type { Likely, PageView, Role, ViewSpan } from './page-view.ts';
import type { PlacedBox } from './place-features.ts';
import type { ViewedWords } from './view-words.ts';

const minWords = 2;
const minField = 0.02;
const minCaption = 0.05;

/** Null where there is no model, or nothing that has a place: plain text. */
export async function viewPage(page: Page): Promise<PageView | null> {
  const words = [...page.lines.flatMap((line) => line.words), ...page.fields.flatMap(toTick)];
  if (page.width <= 0 || page.height <= 0 || words.length < minWords || !hasPageModel()) return null;
  const [{ requireNames }, { viewWords }] = await Promise.all([import('./page-network.ts'), import('./view-words.ts')]);
  const names = requireNames();
  const height = (1000 * page.height) / page.width;
  const level = levelling(page);
  const boxes = words.map(({ box }): PlacedBox => {
    const [x0, y0, x1, y1] = level(box);
    return [x0 * height, y0 * height, x1 * height, y1 * height];
  });
  const viewed = await viewWords(
    words.map(({ text }) => text),
    boxes,
    height,
    names,
  );
  return {
    spans: toSpans(words, viewed, names),
    kinds: likeliest(viewed.kinds, names.kinds, 0),
    firstPage: viewed.firstPage,
  };
}

/** Boxes to tick are words of one sign to the network. */
function toTick({ kind, checked, box }: FormField): Word[] {
  if (kind !== 'checkbox' && kind !== 'radio') return [];
  return [{ text: checked ? '☒' : '☐', box, confidence: 1 }];
}

function toSpans(words: readonly Word[], viewed: ViewedWords, names: Names): ViewSpan[] {
  const chains = joinSpans({ roles: viewed.roles.map(argmax), previous: viewed.previous });
  const roles = chains.map((chain) => roleOf(chain, viewed));
  const spanOf = new Map(chains.flatMap((chain, span) => chain.map((word) => [word, span] as const)));
  return chains.map((chain, span) => {
    const role = names.roles[roles[span]!.role] as Role;
    const members = chain.map((word) => words[word]!);
    const asked = role === 'value' || role === 'caption';
    return {
      role,
      probability: roles[span]!.probability,
      words: members,
      text: members.map(({ text }) => text).join(' '),
      box: around(members),
      fields: asked ? likeliest(mean(chain.map((word) => viewed.fields[word]!)), names.fields, minField) : [],
      aboutOther: chain.reduce((sum, word) => sum + viewed.others[word]!, 0) / chain.length,
      captions:
        role === 'value'
          ? captionsOf(chain, viewed, spanOf).filter((found) => names.roles[roles[found.span]!.role] === 'caption')
          : [],
    };
  });
}

/** The role that all words of a span together speak for. */
function roleOf(chain: readonly number[], { roles }: ViewedWords): { role: number; probability: number } {
  const sums = roles[0]!.map((_, role) => chain.reduce((sum, word) => sum + Math.log(roles[word]![role]! + 1e-9), 0));
  const role = argmax(sums);
  return { role, probability: chain.reduce((sum, word) => sum + roles[word]![role]!, 0) / chain.length };
}

function captionsOf(
  chain: readonly number[],
  { captions }: ViewedWords,
  spanOf: ReadonlyMap<number, number>,
): { span: number; probability: number }[] {
  const sums = new Map<number, number>();
  for (const word of chain) {
    for (const pointed of captions[word]!) {
      const span = spanOf.get(pointed.word)!;
      sums.set(span, (sums.get(span) ?? 0) + pointed.probability / chain.length);
    }
  }
  return [...sums]
    .map(([span, probability]) => ({ span, probability }))
    .filter(({ probability }) => probability >= minCaption)
    .sort((a, b) => b.probability - a.probability);
}

function mean(rows: readonly Float32Array[]): Float32Array {
  const means = new Float32Array(rows[0]!.length);
  for (const row of rows)
    for (let column = 0; column < means.length; column++) means[column]! += row[column]! / rows.length;
  return means;
}

function argmax(numbers: readonly number[]): number {
  return numbers.reduce((best, number, index) => (number > numbers[best]! ? index : best), 0);
}

function likeliest(probabilities: ArrayLike<number>, names: readonly string[], min: number): Likely[] {
  const found: Likely[] = [];
  for (let index = 0; index < names.length; index++)
    if (probabilities[index]! >= min) found.push({ name: names[index]!, probability: probabilities[index]! });
  return found.sort((a, b) => b.probability - a.probability);
}

function around(words: readonly Word[]): Box {
  return [
    Math.min(...words.map(({ box }) => box[0])),
    Math.min(...words.map(({ box }) => box[1])),
    Math.max(...words.map(({ box }) => box[2])),
    Math.max(...words.map(({ box }) => box[3])),
  ];
}
