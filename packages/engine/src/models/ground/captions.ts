// Weighs the captions beside a place for and against a claim about it: a date under "Date of issue" is no date of
// expiry.
import { captionsAt, namesInWords, type Paper, squashLabel, wordingsOf } from '../engine-port.ts';
import type { QuotedRegion } from './find-quote.ts';
import { measureOf } from './measure.ts';
import { type Print, type Run, wordsOfRun } from './print.ts';
import { areRelatedFacts } from './related-facts.ts';

export interface CaptionSupport {
  /** Score of the surest caption that names the fact, 0–1. */
  readonly own: number;
  /** Of the surest that names another. */
  readonly other: number;
  /** The words around the place hold a wording of the fact, caption or not. */
  readonly isNamedNearby: boolean;
  /** As printed, where the page has a caption there. */
  readonly label: string | undefined;
}

export function captionsOf(
  name: string,
  print: Print,
  runs: readonly Run[],
  quote: QuotedRegion | undefined,
  paper: Paper,
): CaptionSupport {
  const { boxOf } = measureOf(print);
  const printed = runs.flatMap((run) => captionsAt(paper, print.page.number, boxOf(run)));
  const quoted = quote ? namesBesideValue(print, runs, quote, paper) : [];
  const all = [...printed, ...quoted.map((names) => ({ names, score: 1 }))].filter(({ names }) => names.length > 0);
  const score = (isOwn: boolean) =>
    Math.max(
      0,
      ...all.filter(({ names }) => names.some((one) => areRelatedFacts(one, name)) === isOwn).map((one) => one.score),
    );
  const own = score(true);
  return {
    own,
    // A cell that asks for several things asks for each of them.
    other: own > 0 ? 0 : score(false),
    isNamedNearby: isNamed(name, around(print, runs, quote)),
    label: printed[0]?.label,
  };
}

/** The words of the quote right before and behind the value may be a caption. */
function namesBesideValue(print: Print, runs: readonly Run[], quote: QuotedRegion, paper: Paper): string[][] {
  const isPicture = print.page.source === 'ocr';
  return runs.flatMap((run) =>
    quote.runs
      .filter((region) => region.from < run.to && run.from < region.to)
      .flatMap((region) => {
        const before = wordsOfRun(print, { from: region.from, to: Math.max(region.from, run.from) });
        const behind = wordsOfRun(print, { from: Math.min(region.to, run.to), to: region.to });
        const texts = (words: typeof before) => words.map(({ text }) => text);
        return [
          namesInWords(texts(before), 'last', paper, isPicture),
          namesInWords(texts(behind), 'first', paper, isPicture),
        ].filter((names) => names.length > 0);
      }),
  );
}

/** The words of the quote, of the lines the value stands on and of the one before. */
function around(print: Print, runs: readonly Run[], quote: QuotedRegion | undefined): string {
  const lines = new Set(runs.flatMap((run) => wordsOfRun(print, run).flatMap(({ line }) => [line - 1, line])));
  const quoted = new Set(quote?.runs.flatMap((run) => wordsOfRun(print, run)));
  return squashLabel(
    print.words
      .filter((word) => lines.has(word.line) || quoted.has(word))
      .map(({ text }) => text)
      .join(' '),
  );
}

/** Shorter wordings stand in other words. */
const SHORTEST_WORDING = 4;

const isNamed = (name: string, text: string): boolean =>
  [squashLabel(name), ...wordingsOf(name)].some(
    (wording) => wording.length >= SHORTEST_WORDING && text.includes(wording),
  );
