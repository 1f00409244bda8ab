// Whether the caption that was found for a blank is the one that its field has: the tool tip says it, as far as the page has the same words near the field.
import type { Line } from '../../packages/engine/src/document/read-document.ts';
import { tokenise } from '../../packages/engine/src/fill/offers/tokenise.ts';

export type CaptionVerdict = 'right' | 'wrong' | 'not_said';

/** Of the tip's words, so that "Text12", tips of another field and those in words of their own judge nothing. */
const printedShare = 0.5;
/** Of the caption's words that the tip has too, and of the tip's printed words that the caption has. */
const enough = 0.5;
/** So many words of a tip, all of them in a caption that is a longer sentence, are that sentence. */
const telling = 3;
/** Words of a tip about typing and ticking. */
const operating: ReadonlySet<string> = new Set(
  'select check tick click digits include area code whole dollar dollars cents blank row column page undefined'.split(
    ' ',
  ),
);

/** @param box of the field @param lines of its page, both in shares of the page */
export function judgeCaption(
  caption: string,
  tooltip: string,
  box: readonly [number, number, number, number],
  lines: readonly Line[],
): CaptionVerdict {
  // Programs that put fields into a form take the words behind a field for its tip: ", before me, the undersigned".
  // What is one word with underscores is a name for programs.
  if (/^\s*[,;)]|^[\w.]*_[\w.]*$/.test(tooltip)) return 'not_said';
  const tip = tellingTokens(tooltip);
  const near = new Set(lines.filter((line) => isNear(line.box, box)).flatMap(({ words }) => tokensOf(words, box)));
  const isPrinted = (token: string) => near.has(token);
  const printed = tip.filter(isPrinted);
  if (printed.length === 0 || printed.length < printedShare * tip.length) return 'not_said';
  // "Part B. Line 8. Pension received." says of what in its last sentence, and of what part before it.
  const last = tellingTokens(tooltip.split(/[.?:]\s+(?=\S)/).at(-1)!);
  // Words in brackets explain: "Date of birth (Month/Day/Year)".
  const captions = [caption, caption.replace(/\(.*?(?:\)|…$)/g, ' ')].map(tellingTokens);
  const isRight = captions.some((own) => [tip, last].some((said) => agrees(own, said, said.filter(isPrinted))));
  return isRight ? 'right' : 'wrong';
}

/** A caption may say of what before it ends in the tip: "Mailing address: City". */
function agrees(own: readonly string[], said: readonly string[], printed: readonly string[]): boolean {
  if (own.length === 0 || printed.length === 0) return false;
  const shared = own.filter((token) => said.includes(token)).length;
  const covered = printed.filter((token) => own.includes(token)).length;
  const endsSo = own.slice(-said.length).join(' ') === said.join(' ');
  const isWhole = printed.length >= telling && covered === printed.length;
  return endsSo || isWhole || (shared >= enough * own.length && covered >= enough * printed.length);
}

const tellingTokens = (text: string) => [
  ...new Set(
    tokenise(text)
      .filter((token) => /\p{L}{2}/u.test(token) && !operating.has(token))
      .map(stemOf),
  ),
];

const stemOf = (token: string) => token.replace(/(?<=\p{L}{3})s$/u, '');

type Box = readonly [number, number, number, number];

const farthestUp = 0.35;
const farthestDown = 0.04;

/** On its row, over it in its column, or right under it. */
function isNear(line: Box, field: Box): boolean {
  const isOnRow = Math.min(line[3], field[3]) - Math.max(line[1], field[1]) > 0;
  const isAcross = Math.min(line[2], field[2]) - Math.max(line[0], field[0]) > 0;
  const [up, down] = [field[1] - line[3], line[1] - field[3]];
  return isOnRow || (isAcross && up < farthestUp && down < farthestDown);
}

/** A line over a field runs over its neighbours too: of that only the words near it. */
function tokensOf(words: Line['words'], field: Box): string[] {
  const isOnRow = words.some(({ box }) => Math.min(box[3], field[3]) - Math.max(box[1], field[1]) > 0);
  const own = isOnRow ? words : words.filter(({ box }) => box[2] > field[0] - aside && box[0] < field[2] + aside);
  return tokenise(own.map(({ text }) => text).join(' ')).map(stemOf);
}

const aside = 0.15;
