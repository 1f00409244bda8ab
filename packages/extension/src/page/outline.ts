// Headings and legends of a page, and those of them that stand over a control.
import { clean, wordsByIds, wordsOf } from './words.ts';

interface Heading {
  readonly element: Element;
  /** 1 the highest. */
  readonly level: number;
  readonly text: string;
}

const MAX_HEADINGS = 400;
const MAX_OVER = 4;

export type Outline = readonly Heading[];

export function outlineOf(page: Document): Outline {
  const elements = [...page.querySelectorAll('h1,h2,h3,h4,h5,h6,[role=heading]')].slice(0, MAX_HEADINGS);
  return elements
    .map((element) => ({ element, level: levelOf(element), text: wordsOf(element) }))
    .filter(({ element, text }) => text !== '' && (element as HTMLElement).checkVisibility());
}

const levelOf = (element: Element): number =>
  Number(/^h([1-6])$/.exec(element.localName)?.[1] ?? element.getAttribute('aria-level') ?? 2);

/** Nearest first: the last one before the control, then the higher ones that lead to it. */
export function headingsOver(element: Element, outline: Outline): string[] {
  const over: string[] = [];
  let level = Number.POSITIVE_INFINITY;
  for (const heading of outline.toReversed()) {
    if (over.length === MAX_OVER || heading.level >= level) continue;
    if (!(heading.element.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)) continue;
    over.push(heading.text);
    level = heading.level;
  }
  return over;
}

/** Names of the groups around a control, innermost first. */
export function legendsOver(element: Element): string[] {
  const legends: string[] = [];
  let at = element.parentElement?.closest('fieldset,[role=group],[role=radiogroup],[role=region]') ?? null;
  for (
    ;
    at !== null && legends.length < MAX_OVER;
    at = at.parentElement?.closest('fieldset,[role=group],[role=radiogroup],[role=region]') ?? null
  ) {
    const legend = [...at.children].find(({ localName }) => localName === 'legend') ?? at.querySelector('legend');
    const own = legend === null ? '' : wordsOf(legend);
    const text = own || wordsByIds(at, 'aria-labelledby') || clean(at.getAttribute('aria-label'));
    if (text !== '' && !legends.includes(text)) legends.push(text);
  }
  return legends;
}
