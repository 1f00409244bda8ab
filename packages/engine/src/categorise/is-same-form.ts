// Whether two pages are the same form filled in twice: what they ask is the same, what they say is not.
import type { Line, Page } from '#document/read-document.ts';
import { findDates } from '#values/normalise/find-dates.ts';
import { foldText } from '#values/normalise/fold-text.ts';

/** By caption, what stands beside or below it. */
type Answers = ReadonlyMap<string, string>;

const minShared = 4;
const minShareOfAll = 0.55;
const minDifferent = 3;
const maxWords = 6;
/** Of the first lines one is the same: a form begins like another of its kind. */
const titleLines = 4;

export function isSameFormAgain(first: Page, second: Page): boolean {
  const [mine, theirs] = [answersOf(first), answersOf(second)];
  const shared = [...mine.keys()].filter((caption) => theirs.has(caption));
  if (shared.length < minShared || shared.length < minShareOfAll * Math.max(mine.size, theirs.size)) return false;
  if (!beginsAlike(first, second)) return false;
  const differs = (caption: string): boolean => mine.get(caption) !== theirs.get(caption);
  const isAnswered = (caption: string): boolean => mine.get(caption) !== '' && theirs.get(caption) !== '';
  const answered = shared.filter((caption) => isAnswered(caption) && !shared.includes(mine.get(caption)!));
  if (answered.filter(differs).length < minDifferent) return false;
  const dated = answered.filter((caption) => hasDay(mine.get(caption)!) && hasDay(theirs.get(caption)!));
  const others = dated.filter(differs).length;
  return others > dated.length - others || answered.some((caption) => names.test(caption) && differs(caption));
}

const names = /\b(?:name|employee|holder|surname|apellidos?|nom|nachname|vorname|cognome|nombre|naam|nazwisko)\b/;
const hasDay = (text: string): boolean => findDates(text, 'unknown').length > 0;

function answersOf({ lines, width, height }: Page): Answers {
  const aspect = width / height;
  const answers = new Map<string, string>();
  for (const line of lines) {
    const caption = captionOf(line);
    if (caption && !answers.has(caption)) answers.set(caption, answerTo(line, lines, aspect));
  }
  return answers;
}

/** `Gross pay`, and of `Card No: AB123456` what stands before the colon. */
function captionOf({ text }: Line): string | undefined {
  const caption = foldText(text.split(/[:：]/)[0]!).replace(/\s+/g, ' ').trim();
  return /\d/.test(caption) || !/\p{L}{3}/u.test(caption) || caption.split(' ').length > maxWords ? undefined : caption;
}

function answerTo(line: Line, lines: readonly Line[], aspect: number): string {
  const inline = /[:：]\s*(\S.*)$/.exec(line.text)?.[1];
  if (inline) return foldText(inline);
  const height = line.box[3] - line.box[1];
  const middle = (line.box[1] + line.box[3]) / 2;
  const beside = lines
    .filter(({ box }) => box[0] >= line.box[2] && box[1] < middle && box[3] > middle)
    .sort((a, b) => a.box[0] - b.box[0])[0];
  const below = lines
    .filter(({ box }) => box[1] >= line.box[3] - height / 2 && box[1] < line.box[3] + height * 1.5)
    .filter(({ box }) => Math.abs(box[0] - line.box[0]) * aspect < height * 4)
    .sort((a, b) => a.box[1] - b.box[1])[0];
  return foldText((beside ?? below)?.text ?? '');
}

function beginsAlike(first: Page, second: Page): boolean {
  const titlesOf = ({ lines }: Page): string[] =>
    lines
      .toSorted((a, b) => a.box[1] - b.box[1])
      .slice(0, titleLines)
      .map(({ text }) => foldText(text));
  const known = new Set(titlesOf(first));
  return titlesOf(second).some((text) => text !== '' && known.has(text));
}
