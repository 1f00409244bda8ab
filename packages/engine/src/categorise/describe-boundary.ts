// Describes the boundary between two pages: figures for and against the second beginning another document.
import type { DocumentType } from '@oneform/contract';
import { typesThat } from '#catalogue/document-types/declarations.ts';
import type { Page } from '#document/read-document.ts';
import { foldText } from '#values/normalise/fold-text.ts';
import { readFolio } from './read-folio.ts';

/** The pages of a document so far, and the page that follows them. */
export interface Boundary {
  readonly before: readonly Page[];
  readonly page: Page;
  /** The pages so far together. */
  readonly so: { readonly type: DocumentType; readonly probabilities: Float64Array };
  /** The page by itself, and its title lines alone. */
  readonly own: { readonly type: DocumentType; readonly probabilities: Float64Array };
  readonly titled: Float64Array;
  readonly types: readonly DocumentType[];
}

const singlePage = typesThat(({ isSinglePage }) => isSinglePage);

/** 0–1 each, by name; weights for them are fitted. */
export function describeBoundary({ before, page, so, own, titled, types }: Boundary): Readonly<Record<string, number>> {
  const last = before.at(-1)!;
  const isOther = own.type === 'other';
  const isSame = own.type === so.type;
  const [here, there] = [readFolio(page), readFolio(last)];
  const title = isOther ? 0 : titled[types.indexOf(own.type)]!;
  return {
    bias: 1,
    'same kind': isSame ? 1 : 0,
    'other kind, how sure': isSame || isOther ? 0 : own.probabilities[types.indexOf(own.type)]!,
    'other kind, titled': isSame ? 0 : title,
    'same kind, titled': isSame ? title : 0,
    'no known kind': isOther ? 1 : 0,
    'after no known kind': so.type === 'other' ? 1 : 0,
    'fits what was begun': own.probabilities[types.indexOf(so.type)]!,
    'was likely before': so.probabilities[types.indexOf(own.type)]!,
    'after a single page': singlePage.has(so.type) ? 1 : 0,
    'is a single page': singlePage.has(own.type) ? 1 : 0,
    'a single page after one of its kind': isSame && singlePage.has(own.type) ? 1 : 0,
    'numbered as the next page': here && there && here.of === there.of && here.page === there.page + 1 ? 1 : 0,
    'numbered as the first page': here?.page === 1 ? 1 : 0,
    'numbered as a later page': here && here.page > 1 ? 1 : 0,
    'follows a last page': there && there.page === there.of ? 1 : 0,
    'follows a page before the last': there && there.page < there.of ? 1 : 0,
    'sheet of another size': isOtherSheet(page, last) ? 1 : 0,
    'same running line': sharesRunningLine(page, last) ? 1 : 0,
    'same numbers': sharesNumbers(page, before) ? 1 : 0,
    'words in common': shareOfWords(page, last),
    'stands under a heading': hasHeading(page) ? 1 : 0,
    'hardly any text': page.text.replace(/\s/g, '').length < 60 ? 1 : 0,
    'pages so far': Math.min(1, before.length / 8),
  };
}

function isOtherSheet(page: Page, last: Page): boolean {
  const differs = (a: number, b: number): boolean => Math.abs(a - b) > 0.02 * Math.max(a, b);
  return differs(page.width, last.width) || differs(page.height, last.height);
}

/** A header or footer that stands on both pages; page numbers may differ. */
function sharesRunningLine(page: Page, last: Page): boolean {
  const lines = runningLines(last);
  return [...runningLines(page)].some((line) => lines.has(line));
}

function runningLines({ lines }: Page): Set<string> {
  const edge = lines.filter(({ box }) => box[1] < 0.1 || box[3] > 0.9);
  return new Set(
    edge.map(({ text }) => foldText(text).replace(/\d+/g, '#').trim()).filter((text) => text.length >= 10),
  );
}

/** Of the longer words of the page, how many the page before has too. */
function shareOfWords(page: Page, last: Page): number {
  const words = ({ text }: Page): Set<string> => new Set(foldText(text).match(/\p{L}{5,}/gu) ?? []);
  const [own, known] = [words(page), words(last)];
  return own.size > 0 ? [...own].filter((word) => known.has(word)).length / own.size : 0;
}

/** A line in large letters in the upper third. */
function hasHeading({ lines }: Page): boolean {
  const heights = lines.map(({ box }) => box[3] - box[1]).sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  return lines.some(({ box, text }) => box[1] < 0.35 && box[3] - box[1] > 1.5 * usual && /\p{L}{3}/u.test(text));
}

/** Account, policy and case numbers stay the same through a document. */
function sharesNumbers(page: Page, before: readonly Page[]): boolean {
  const numbers = (text: string): string[] => text.match(/\b(?=[A-Z\d-]*\d{4})[A-Z\d-]{6,}\b/g) ?? [];
  const known = new Set(before.flatMap(({ text }) => numbers(text)));
  return numbers(page.text).some((number) => known.has(number));
}
