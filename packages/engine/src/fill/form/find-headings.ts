// The headings of a form, each with what it is about: the words below one are about the same.
import type { Box, Page } from '#document/read-document.ts';
import { tokenise } from '../offers/tokenise.ts';
import { topicsIn, topicsOf } from '../offers/topics.ts';
import type { Widget } from './form-slot.ts';

export interface Heading {
  readonly text: string;
  readonly page: number;
  readonly box: Box;
  readonly tokens: readonly string[];
  readonly topics: ReadonlySet<string>;
}

const longestHeading = 12;
const none: ReadonlySet<string> = new Set();
/** Words by which a form names itself. */
export const title = /\b(?:application|form|request|petition|claim|antrag|demande|solicitud|formular|formulaire)\b/i;
const numbered = /^(?:part|section|step|schedule|teil|abschnitt|partie|secci[oó]n)\b/i;
const numeral = /^(?:[A-Z]|[IVX]{1,4}|\d{1,2})[.)]\s/;

/** @param labels texts that belong to a field, which are no headings however short they are */
export function findHeadings(pages: readonly Page[], labels: ReadonlySet<string>): Heading[] {
  // Words stamped across a label are read with it: "Last name SPECIMEN".
  const starts = [...labels];
  const ofFiler = pages.some(({ text }) => otherParty.test(text)) && !isPetition(pages) ? none : filers;
  const running = runningLines(pages);
  return pages.flatMap((page) => {
    const heights = page.lines.map(({ box }) => box[3] - box[1]).sort((a, b) => a - b);
    const usual = heights[Math.floor(heights.length / 2)] ?? 0;
    return page.lines.flatMap(({ text, box }): Heading[] => {
      const isLabel =
        labels.has(text) ||
        starts.some((start) => isStamped(start, text)) ||
        isMadeOf(text, starts) ||
        starts.some((start) => isLineOf(start, text)) ||
        page.fields.some((field) => isBeside(field.box, box));
      if (!/\p{L}{3}/u.test(text)) return [];
      if (text.split(' ').length > longestHeading) return headingIn({ text, page: page.number, box });
      const tokens = tokenise(text);
      const isNamed = numbered.test(text);
      if (isLabel && !isNamed) return [];
      // The subject of the whole form is no topic of its fields: a visa application asks for more than visas.
      const topics =
        title.test(text) || isAuthority(text) || running.has(`${page.number} ${text}`)
          ? none
          : ofFiler === none || !tokens.some((token) => ofFiler.has(token))
            ? topicsIn(text)
            : topicsOf(tokens.filter((token) => !ofFiler.has(token)));
      const isCapital = text === text.toUpperCase() && tokens.length > 0;
      const stands =
        isNamed ||
        isCapital ||
        box[3] - box[1] > 1.2 * usual ||
        (topics.size > 0 && /^[\p{Lu}\d]/u.test(text) && !/[.?,]$/.test(text)) ||
        numeral.test(text);
      return stands ? [{ text, page: page.number, box, tokens, topics }] : [];
    });
  });
}

/** Of the page: where the head and the foot of each page stand. */
const margin = 0.12;

/** By page and text: lines that stand in the margin of another page as well name the whole form, and end what the page before was about. */
function runningLines(pages: readonly Page[]): ReadonlySet<string> {
  const inMargin = pages.flatMap(({ number, lines }) =>
    lines
      .filter(({ box }) => box[3] < margin || box[1] > 1 - margin)
      .map(({ text, box }) => ({ number, text, at: box[1] })),
  );
  const byText = Map.groupBy(inMargin, ({ text }) => text);
  return new Set(
    inMargin
      .filter(({ number, text, at }) =>
        byText.get(text)!.some((other) => other.number !== number && Math.abs(other.at - at) < sameHeight),
      )
      .map(({ number, text }) => `${number} ${text}`),
  );
}

/** Of the page. */
const sameHeight = 0.01;

/** Beginning of a sentence before it explains: "Dependents (If a dependent listed below is 65 or over, check …)". */
const leading = /^(?:\([^)]*\)[:.]?\s*)?(?:[\dA-Z]{1,3}[.)]\s+)?(\p{Lu}[^.:;(]{3,40}?)\s*[.:(]/u;

function headingIn({ text, page, box }: Pick<Heading, 'text' | 'page' | 'box'>): Heading[] {
  const lead = leading.exec(text)?.[1] ?? '';
  const tokens = tokenise(lead);
  const topics = topicsOf(tokens);
  return [...topics].some((topic) => topic === 'child' || topic === 'parent') && tokens.length <= 4
    ? [{ text: lead, page, box, tokens, topics }]
    : [];
}

/** "Spouse's name   Spouse's date of birth": captions that stand side by side. */
function isMadeOf(text: string, labels: readonly string[]): boolean {
  const own = labels
    .filter((label) => label.length > 2 && text.includes(label))
    .toSorted((a, b) => b.length - a.length);
  return own.length > 1 && !/[\p{L}\p{N}]/u.test(own.reduce((rest, label) => rest.replaceAll(label, ' '), text));
}

/** A line of a caption in capitals that has several, and its beginning before what explains it. */
function isLineOf(label: string, text: string): boolean {
  if (text !== text.toUpperCase()) return false;
  return label.startsWith(`${text} (`) || label.endsWith(` ${text}`) || label.includes(` ${text} `);
}

const isStamped = (label: string, text: string) =>
  label.startsWith(`${text} `) && /^[^\p{Ll}]{4,}$/u.test(label.slice(text.length));

/** The petitioner fills the form, unless the form names another person who may. */
const filers: ReadonlySet<string> = new Set(['petitioner', 'petitioners']);
const otherParty = /\b(?:respondent|beneficiary|defendant|guardian|minor)s?\b/i;

/** Words of a title; a waiver, an answer or a decree names the petition that others filed, and two file a joint one. */
const petition = /\bpetition\b/i;
const ofOther =
  /\b(?:joint|answer|response|waiver|summons|decree|judgment|order|assent|consent|objection|subpoena|citation|notice)\b/i;
/** Of the page. */
const titleFoot = 0.4;

/** The petitioner is who files it. */
export function isPetition([first]: readonly Page[]): boolean {
  const titles = (first?.lines ?? []).filter(
    ({ text, box }) => box[3] < titleFoot && text.split(' ').length <= longestHeading && petition.test(text),
  );
  return titles.length > 0 && !titles.some(({ text }) => ofOther.test(text));
}

/** Authority of the form, not of its fields: "Probate and Family Court", unlike "For court use only". */
const isAuthority = (text: string) => /\bcourts?\b/i.test(text) && !/\b(?:use|only|clerk)\b/i.test(text);

function isBeside(field: Box, line: Box): boolean {
  const shared = Math.min(field[3], line[3]) - Math.max(field[1], line[1]);
  return shared > 0.5 * Math.min(field[3] - field[1], line[3] - line[1]);
}

/** The nearest heading over a field, one on an earlier page when its own page has none. */
export function headingOver({ page, box }: Widget, headings: readonly Heading[]): Heading | undefined {
  const before = headings.filter(
    (heading) =>
      heading.page < page ||
      (heading.page === page && heading.box[1] < box[1] && heading.box[0] < box[2] && heading.box[2] > box[0] - 0.55),
  );
  return before.at(-1);
}
