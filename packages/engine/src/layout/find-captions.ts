// Finds the lexicon's captions on a page.
import type { DocumentType } from '@oneform/contract';
import { declarations } from '#catalogue/document-types/declarations.ts';
import { findLabels, longestLabel } from '#catalogue/lexicon/find-captions.ts';
import { numberedFieldsOf } from '#catalogue/lexicon/numbered-fields.ts';
import { findPartyCaption } from '#catalogue/lexicon/party-facts.ts';
import { currencyCodes, currencySigns } from '#values/normalise/currencies.ts';
import { squashLabel } from '#values/normalise/squash-label.ts';
import { beginsSegment, type Caption, divider, numbering, toCaption } from './caption.ts';
import { markOfForm } from './captions-of-form.ts';
import { listIn, overLines } from './captions-over-lines.ts';
import { getLimits } from './limits.ts';
import { isNumberedValue, numberedIn, withNumbered } from './numbered-captions.ts';
import type { PageGrid } from './page-grid.ts';
import { ofParty, subjectOfParties } from './party-before.ts';
import { boundsOf, joinWords, type PlacedWord, type Segment } from './segments.ts';
import { beginsName, datesIn, isAnswer, isOfValue, isStreetLine } from './words-of-values.ts';

const maxWords = 10;
/** A letter alone numbers a caption; it is none. */
const minLetters = 2;

/** By segment, in the order of its words. */
export function findCaptions(grid: PageGrid, type: DocumentType, country?: string): Caption[][] {
  const isMisreadable = grid.page.source === 'ocr';
  const words = grid.segments.flatMap((segment) => segment.words.map(({ text }) => text));
  const numbered = numberedFieldsOf(words, type, country);
  const subject = subjectOfParties(grid);
  const all = grid.segments.map((segment) => {
    const own = captionsIn(segment, grid, type, isMisreadable, subject);
    return numbered ? withNumbered(own, numberedIn(segment, numbered, type)) : own;
  });
  const found = markOfForm(all, grid);
  const isCard = declarations[type].isIdentityPaper ?? false;
  return found.map((own, index) =>
    isNumberedValue(grid.segments[index]!, grid, found) ? [] : own.filter((caption) => !isCard || isOfCard(caption)),
  );
}

/** A shorter word that a name may begin with (`Van Dijk`) asks for nothing. */
const minOfCard = 4;

/** Cards print few words: those that ask for something on other papers alone are values or titles. */
const isOfCard = ({ entries, elsewhere, hasColon, wording }: Caption): boolean =>
  entries.length > 0 ||
  elsewhere.length === 0 ||
  hasColon ||
  (wording.length >= minOfCard &&
    elsewhere.some(({ only }) => only?.some((type) => declarations[type].isIdentityPaper)));

function captionsIn(
  segment: Segment,
  grid: PageGrid,
  type: DocumentType,
  isMisreadable: boolean,
  subject: string | undefined,
): Caption[] {
  const list = listIn(segment, grid, type);
  if (list) return [list];
  if (isStreetLine(joinWords(segment.words))) return [];
  const found: Caption[] = [];
  const { words } = segment;
  const squashed = words.map(({ text }) => squashLabel(text));
  const dates = datesIn(words);
  const isOfLanguages = declarations[type].isIdentityPaper && !words.some(({ text }) => /\d/.test(text));
  let from = 0;
  let mayBegin = true;
  while (from < words.length) {
    // `17 APR 1991` asks for no annual percentage rate.
    if (dates.has(from)) {
      mayBegin = false;
      from++;
      continue;
    }
    const caption = mayBegin
      ? longestFrom(segment, squashed, from, type, isMisreadable)
      : (captionOfSentence(segment, squashed, from, type) ??
        lateCaption(segment, squashed, from, type) ??
        captionOfDate(segment, squashed, from, dates, type) ??
        (isOfLanguages ? captionInLanguages(segment, squashed, from, type, found.length === 0) : undefined));
    // `Billing period: 1 January 2025 to 31 March 2025`.
    const joinsDays =
      dates.has(from - 1) && (found.at(-1)?.entries.some(({ shape }) => shape === 'date_range') ?? true);
    if (caption && !joinsDays && !isGluedName(caption, found.at(-1))) {
      found.push(ofParty(caption, type, subject));
      from = caption.to;
      mayBegin = true;
      continue;
    }
    const { text } = words[from]!;
    // The number of a house is none of a question.
    mayBegin = (mayBegin && found.length === 0 && numbering.test(text)) || divider.test(text) || /[:;|/]$/.test(text);
    from++;
  }
  // `1 Payments received for`, `qualified tuition`: more than what its first words ask for.
  const isOneCaption = found.length > 0 && beginsSegment(found[0]!) && found.every(({ hasColon }) => !hasColon);
  if ((found.length === 0 || isOneCaption) && words.length <= 6) {
    const whole = overLines(segment, squashed.join(''), grid, type, isOneCaption ? getLimits().captionLineGap : 1);
    if (whole) return [whole];
  }
  if (found[0] && beginsName(found[0])) return found.filter(({ hasColon }) => hasColon);
  return found.filter((caption) => caption !== found.at(-1) || !(isOfValue(caption) || isAnswer(caption, grid)));
}

function longestFrom(
  segment: Segment,
  squashed: readonly string[],
  from: number,
  type: DocumentType,
  isMisreadable: boolean,
): Caption | undefined {
  const { words } = segment;
  let key = '';
  let best: Caption | undefined;
  for (let to = from + 1; to <= Math.min(words.length, from + maxWords); to++) {
    key += squashed[to - 1]!;
    if (key.length > longestLabel + 2) break;
    if (squashed[to - 1] === '' || key.length < minLetters) continue;
    // `Bath, ME 04530` asks for nothing: what goes on behind a comma is no caption of one word.
    if (to === from + 1 && to < words.length && words[from]!.text.endsWith(',')) continue;
    const ends = to === words.length || /[:：]$/.test(words[to - 1]!.text);
    const exact = findExactly(key, type);
    const { entries, isKnown, elsewhere, exactness } =
      exact.isKnown || !isMisreadable || !ends ? exact : findLabels(key, type, true);
    // A single letter behind a caption is its value: `CLASS C` is no `classe` misread.
    if (best?.exactness === 1 && !exact.isKnown && squashed[to - 1]!.length === 1) continue;
    // `Name (First, Middle, Last)` asks for the name.
    const asked = exact.isKnown ? undefined : findPartyCaption(key, type);
    if ((isKnown || asked) && !(best && isInBrackets(words.slice(from, to))))
      best = {
        ...toCaption(segment, from, behindRemarks(words, to), asked?.entries ?? entries, key, asked ? 1 : exactness),
        elsewhere: asked ? [] : elsewhere,
        ...(asked?.role && { role: asked.role }),
      };
    if (/[:：]$/.test(words[to - 1]!.text)) break;
  }
  return best;
}

const your = 'your';
/** Shorter ones are no captions without it: `Your account`. */
const minWithoutYour = 10;

/** `Your customer number` asks for what `Customer number` does. */
function findExactly(key: string, type: DocumentType): ReturnType<typeof findLabels> {
  const found = findLabels(key, type, false);
  const isYours = key.startsWith(your) && key.length >= your.length + minWithoutYour;
  return found.isKnown || !isYours ? found : findLabels(key.slice(your.length), type, false);
}

const isInBrackets = (words: readonly PlacedWord[]): boolean =>
  words.findLastIndex(({ text }) => text.startsWith('(')) > words.findLastIndex(({ text }) => text.includes(')'));

/** `Name (as shown on your tax return)`: what a form says in brackets about what it asks is part of the caption, and so is the currency; `(503) 555-0188` is not. */
function behindRemarks(words: readonly PlacedWord[], from: number): number {
  let to = from;
  while (words[to]?.text.startsWith('(')) {
    const end = words.findIndex(({ text }, at) => at >= to && /\)[.:,]?$/.test(text));
    const remark = words
      .slice(to, end + 1)
      .map(({ text }) => text)
      .join(' ');
    if (end < 0 || /\d{3}|@/.test(remark) || !/[a-z]{2}/i.test(remark)) break;
    to = end + 1;
  }
  return to === words.length - 1 && isCurrency(words[to]!.text) ? to + 1 : to;
}

const currencies: ReadonlySet<string> = new Set([...currencyCodes, ...Object.keys(currencySigns)]);

/** `Total CHF`: what the amount beside is in. */
const isCurrency = (text: string): boolean => currencies.has(text.replace(/[:.]$/, ''));

const minOfSentence = 8;

/** `Add lines 1z through 8. This is your total income`: a sentence that is all caption, up to the end of its segment. */
function captionOfSentence(
  segment: Segment,
  squashed: readonly string[],
  from: number,
  type: DocumentType,
): Caption | undefined {
  const { words } = segment;
  if (words.length - from > maxWords) return undefined;
  if (!words[from - 1]?.text.endsWith('.') || !/^\p{Lu}/u.test(words[from]!.text)) return undefined;
  const key = squashed.slice(from).join('');
  const { entries } = findLabels(key, type, false);
  return key.length >= minOfSentence && entries.length > 0
    ? toCaption(segment, from, words.length, entries, key, 1)
    : undefined;
}

/** Behind other words only what ends in a colon is a caption: `… Date:`. */
function lateCaption(
  segment: Segment,
  squashed: readonly string[],
  from: number,
  type: DocumentType,
): Caption | undefined {
  const end = segment.words.findIndex(({ text }, at) => at >= from && /[:：]$/.test(text));
  if (end < 0 || end - from > 5) return undefined;
  const key = squashed.slice(from, end + 1).join('');
  const { entries, isKnown, elsewhere } = findLabels(key, type, false);
  return isKnown ? { ...toCaption(segment, from, end + 1, entries, key, 1), elsewhere } : undefined;
}

/** `LNCARDHOLDER`: what was cut from the caption of a name is the name. */
function isGluedName({ segment: { words }, from }: Caption, before: Caption | undefined): boolean {
  const isGlued = before?.to === from && words[from - 1]!.x1 === words[from]!.x0;
  return isGlued && before!.entries.length > 0 && before!.entries.every(({ shape }) => shape === 'person_name');
}

const minOfLanguage = 8;

/** Among the captions of one fact in languages that nobody listed or the recogniser garbled: `DATE DE NAISS. Date of birth`. */
function captionInLanguages(
  segment: Segment,
  squashed: readonly string[],
  from: number,
  type: DocumentType,
  isFirst: boolean,
): Caption | undefined {
  const caption = longestFrom(segment, squashed, from, type, false);
  if (!caption || caption.wording.length < minOfLanguage || caption.entries.length === 0) return undefined;
  return isFirst ? { ...caption, from: 0, rect: boundsOf(segment.words.slice(0, caption.to)) } : caption;
}

/** Behind a signature a word before a day says what day it is: `G. Marshfield Date 06/03/2023`. */
function captionOfDate(
  segment: Segment,
  squashed: readonly string[],
  from: number,
  dates: ReadonlySet<number>,
  type: DocumentType,
): Caption | undefined {
  if (!dates.has(from + 1)) return undefined;
  const { entries } = findLabels(squashed[from]!, type, false);
  const isOfDate = entries.length > 0 && entries.every(({ shape }) => shape === 'date' || shape === 'date_or_month');
  return isOfDate ? toCaption(segment, from, from + 1, entries, squashed[from]!, 1) : undefined;
}
