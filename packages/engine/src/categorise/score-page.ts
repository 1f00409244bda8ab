// Points of a page for each document type: wordings by how much they stand out, wordings against, and layout.
import { type DocumentType, documentTypes } from '@oneform/contract';
import type { Page } from '#read-document.ts';
import { scoreLayout } from './layout-signs.ts';
import { preparePage, prepareText, type SoughtLine, type SoughtPage } from './page-text.ts';
import { identitySigns } from './signs/identity-signs.ts';
import { letterSigns } from './signs/letter-signs.ts';
import { moneySigns } from './signs/money-signs.ts';
import type { TypeSigns } from './type-signs.ts';

export interface PageScores {
  readonly points: Readonly<Record<DocumentType, number>>;
  /** Types whose title stands on this page as a title does: a document may begin here. */
  readonly titled: ReadonlySet<DocumentType>;
}

interface Wording {
  readonly spaced: string;
  readonly joined: string;
}

interface Sought {
  readonly type: DocumentType;
  readonly title: readonly Wording[];
  readonly strong: readonly Wording[];
  readonly usual: readonly Wording[];
  readonly against: readonly Wording[];
}

/** Points of a title that stands out. */
const TITLE = 3;
/** A letter of any kind says dear and sincerely: the more special letters must win. */
const handicap: Partial<Record<DocumentType, number>> = { letter: 0.55, other: 0.8 };

const sought: readonly Sought[] = [...identitySigns, ...moneySigns, ...letterSigns].map((signs: TypeSigns) => ({
  type: signs.type,
  title: toWordings(signs.title),
  strong: toWordings(signs.strong),
  usual: toWordings(signs.usual),
  against: toWordings(signs.against ?? ''),
}));

export function scorePage(page: Page): PageScores {
  const text = preparePage(page);
  const layout = scoreLayout(page);
  const titled = new Set<DocumentType>();
  const points = Object.fromEntries(documentTypes.map((type) => [type, 0])) as Record<DocumentType, number>;
  for (const signs of sought) {
    const title = scoreTitle(text, signs.title);
    if (title >= TITLE * 0.9) titled.add(signs.type);
    const strong =
      5 *
      saturate(
        sum(signs.strong, (wording) => prominence(text, wording)),
        3.2,
      );
    const usual =
      1.5 *
      saturate(
        sum(signs.usual, (wording) => (text.spaced.includes(wording.spaced) ? 0.4 : 0)),
        1.2,
      );
    const against = Math.min(2.4, sum(signs.against, (wording) => prominence(text, wording)) * 0.6);
    const total = title + strong + usual - against + (layout[signs.type] ?? 0);
    points[signs.type] = Math.max(0, total * (handicap[signs.type] ?? 1));
  }
  return { points: { ...points, letter: yieldToSpecial(points) }, titled };
}

const specialLetters = ['offer_letter', 'employment_letter', 'recommendation_letter', 'ein_letter'] as const;

/** Every special letter is a letter too: where one of them is likely the general kind steps back. */
function yieldToSpecial(points: Readonly<Record<DocumentType, number>>): number {
  const special = Math.max(...specialLetters.map((type) => points[type]));
  return special >= 2 ? Math.min(points.letter, special * 0.75) : points.letter;
}

/** The best title, and a little for a second one in another language. */
function scoreTitle(text: SoughtPage, titles: readonly Wording[]): number {
  const found = titles
    .map((title) => Math.max(0, ...text.lines.map((line) => titleIn(line, title))))
    .sort((a, b) => b - a);
  return (found[0] ?? 0) + Math.min(0.6, (found[1] ?? 0) * 0.2);
}

/** A title fills most of its line, and stands high on the page or in large letters. */
function titleIn(line: SoughtLine, title: Wording): number {
  const share = shareOfLine(line, title);
  if (share === 0) return 0;
  const isHigh = line.top < 0.3;
  const isLarge = line.size > 1.25;
  const standing = (isHigh ? 0.45 : 0.1) + (isLarge ? 0.45 : 0.1) + (isHigh && isLarge ? 0.1 : 0);
  if (share > 0.55) return TITLE * Math.min(1, standing + 0.45);
  return share > 0.3 ? TITLE * standing * 0.8 : TITLE * 0.15;
}

/** 1 for a wording that is a line, less where it is part of a sentence. */
function prominence(text: SoughtPage, wording: Wording): number {
  let best = 0;
  for (const line of text.lines) {
    const share = shareOfLine(line, wording);
    if (share > 0) best = Math.max(best, 0.45 + 0.7 * Math.min(1, share * 1.3));
    if (best > 1.1) break;
  }
  if (best > 0) return best;
  return wording.joined.length >= 12 && text.spaced.includes(wording.spaced) ? 0.5 : 0;
}

function shareOfLine(line: SoughtLine, wording: Wording): number {
  if (line.joined.length < wording.joined.length) return 0;
  const isThere =
    line.spaced.includes(wording.spaced) || (wording.joined.length >= 9 && line.joined.includes(wording.joined));
  return isThere ? wording.joined.length / line.joined.length : 0;
}

function saturate(value: number, scale: number): number {
  return 1 - Math.exp(-value / scale);
}

function sum(wordings: readonly Wording[], weigh: (wording: Wording) => number): number {
  return wordings.reduce((total, wording) => total + weigh(wording), 0);
}

function toWordings(list: string): Wording[] {
  const texts = new Set(list.split('|').map(prepareText));
  return [...texts]
    .filter((spaced) => spaced.trim() !== '')
    .map((spaced) => ({ spaced, joined: spaced.replaceAll(' ', '') }));
}
