// All that this room needs of the engine's other rooms: what a value says, what stands beside it, what the rules make of a paper.
import type { DocumentType } from '@oneform/contract';
import { uncaptionedShape } from '#catalogue/facts/uncaptioned-shape.ts';
import { captions } from '#catalogue/lexicon/captions.ts';
import { findLabels, shapeOf } from '#catalogue/lexicon/find-captions.ts';
import { getKindWeights } from '#categorise/kind-weights.ts';
import { scorePage } from '#categorise/score-page.ts';
import { unionOfBoxes } from '#document/box.ts';
import type { UnderstoodDocument } from '#document/facts.ts';
import type { Box, FormField, Page, ReadDocument } from '#document/read-document.ts';
import { extractFacts } from '#extract/extract-facts.ts';
import { buildContext } from '#extract/lists/build-context.ts';
import type { ExtractContext } from '#extract/lists/extractor.ts';
import { proveFacts } from '#extract/settle/prove/prove-facts.ts';
import { findPairs } from '#extract/unnamed-fields/find-pairs.ts';
import { labelOf } from '#extract/unnamed-fields/tell-additional.ts';
import { getMatchWeights } from '#extract/weigh/weights.ts';
import { analysePage } from '#layout/analyse-page.ts';
import type { PageViews } from '#page-model/page-view.ts';
import { fitsShape } from '#values/fits-shape.ts';
import { currencySigns } from '#values/normalise/currencies.ts';
import { normaliseCountry } from '#values/normalise/normalise-country.ts';
import { squashLabel } from '#values/normalise/squash-label.ts';
import { readSex } from '#values/read-sex.ts';
import { readShape, type ShapedValue } from '#values/read-shape.ts';
import type { Shape } from '#values/shape.ts';

export { factNames, factOf, facts } from '#catalogue/facts/facts.ts';
export { editDistance } from '#catalogue/lexicon/edit-distance.ts';
export { unionOfBoxes } from '#document/box.ts';
export { evidenceOf } from '#document/evidence-of.ts';
export { findPeople } from '#extract/settle/people/find-people.ts';
export { roleRules, subjectFacts } from '#extract/settle/people/roles.ts';
export type { PageViews } from '#page-model/page-view.ts';
export { findDates } from '#values/normalise/find-dates.ts';
export { squash } from '#values/normalise/fold-text.ts';
export { normaliseDate } from '#values/normalise/normalise-date.ts';
export { findMoney, normaliseMoney } from '#values/normalise/normalise-money.ts';
export { findPhones, normalisePhone } from '#values/normalise/normalise-phone.ts';
export { proveFacts, readSex, squashLabel };

/** One paper of a file, as the rules see it once its kind is decided. */
export interface Paper extends ExtractContext {
  readonly captions: readonly PlacedCaption[];
}

interface PlacedCaption extends Caption {
  readonly page: number;
  /** Position of its value. */
  readonly box: Box;
}

export const openPaper = (pages: readonly Page[], type: DocumentType): Paper => ({
  ...buildContext(pages, type),
  captions: pages.flatMap((page) => [
    ...page.fields.filter(({ label }) => label !== '').map((field) => captionOfField(page, field, type)),
    ...findPairs(analysePage(page, { type })).map((pair) => ({
      names: pair.entries.flatMap(({ name }) => apart(name)),
      label: labelOf(pair),
      score: pair.confidence,
      page: page.number,
      box: unionOfBoxes(pair.value.flat().map(({ box }) => box)),
    })),
  ]),
});

const captionOfField = ({ number }: Page, { label, box }: FormField, type: DocumentType): PlacedCaption => ({
  names: findLabels(label, type, false).entries.flatMap(({ name }) => apart(name)),
  label,
  score: 1,
  page: number,
  box,
});

/** Manner of looking for a value on a page. */
export type ValueKind =
  | 'date'
  | 'money'
  | 'number'
  | 'phone'
  | 'sex'
  | 'country'
  | 'currency'
  | 'name'
  | 'address'
  | 'code'
  | 'text';

const kinds: Partial<Record<Shape, ValueKind>> = {
  date: 'date',
  date_or_month: 'date',
  money: 'money',
  number: 'number',
  integer: 'number',
  year: 'number',
  phone: 'phone',
  sex: 'sex',
  country: 'country',
  country_code: 'country',
  country_or_status: 'country',
  currency: 'currency',
  person_name: 'name',
  party: 'name',
  party_name: 'name',
  organisation: 'name',
  address: 'address',
  street: 'address',
  identifier: 'code',
  plate: 'code',
  vin: 'code',
  ssn: 'code',
  ein: 'code',
  iban: 'code',
  sort_code: 'code',
  postal_code: 'code',
  code: 'code',
  email: 'code',
  url: 'code',
};

const shapeOfName = (name: string, type: DocumentType): Shape => shapeOf(name, type) ?? uncaptionedShape(name);

export const valueKindOf = (name: string, { type }: Paper): ValueKind => kinds[shapeOfName(name, type)] ?? 'text';

/** The text as a value of the fact, in the engine's own normal form; null when it cannot be one. */
export function parseValue(name: string, text: string, paper: Paper): ShapedValue | null {
  const shape = shapeOfName(name, paper.type);
  if (isYearOf(shape, text)) return { value: text, type: 'string' };
  // A date that is asked for is sometimes told without its day.
  const wanted = shape === 'date' && isMonth.test(text) ? 'date_or_month' : shape;
  const parsed = strict.has(wanted) && fitsShape(wanted, text) === 0 ? null : readShape(wanted, text, paper);
  // Numbers that nobody has (111-111-1111) stand on specimens and forms filled in to be shown.
  return parsed ?? (shape === 'phone' && /^\D*(?:\d\D*){7,15}$/.test(text) ? { value: text, type: 'phone' } : null);
}
const isMonth = /^(?:19|20)\d{2}-\d{2}$/;
/** Studies and jobs are often told by their years alone. */
const isYearOf = (shape: Shape, text: string) => shape === 'date_or_month' && fitsShape('year', text) > 0;
/** A company's name is no e-mail address, whoever says so. */
const strict: ReadonlySet<Shape> = new Set<Shape>([
  'email',
  'url',
  'time',
  'year',
  'number',
  'integer',
  'currency',
  'postal_code',
]);

/** Likeness of the text to values of the fact: 0 cannot be, 1 hardly anything else. */
export function fitOfValue(name: string, text: string, paper: Paper): number {
  const shape = shapeOfName(name, paper.type);
  return Math.max(fitsShape(shape, text), isYearOf(shape, text) ? fitsShape('year', text) : 0);
}

/** A caption on a page: the facts it may name, and how sure it is that the place is its own. */
export interface Caption {
  readonly names: readonly string[];
  readonly label: string;
  readonly score: number;
}

/** Those whose value is at the place. */
export const captionsAt = ({ captions: printed }: Paper, page: number, box: Box): Caption[] =>
  printed.filter((caption) => caption.page === page && covers(caption.box, box));

const LONGEST_CAPTION = 6;

/** The facts that a caption names which these words end with (`last`) or begin with; empty where they hold none. */
export function namesInWords(words: readonly string[], end: 'first' | 'last', { type }: Paper, isPicture: boolean) {
  for (let size = Math.min(LONGEST_CAPTION, words.length); size > 0; size--) {
    const text = (end === 'last' ? words.slice(-size) : words.slice(0, size)).join(' ');
    const { entries } = findLabels(text, type, isPicture);
    if (entries.length > 0) return entries.flatMap(({ name }) => apart(name));
  }
  return [];
}

/** A caption that names two facts in one field is written `a+b`. */
const apart = (names: string): string[] => names.split('+');

const captionsOf = Map.groupBy(captions, ({ name }) => name);
/** The captions that the fact is known by, squashed. */
export const wordingsOf = (name: string): string[] =>
  (captionsOf.get(name) ?? []).flatMap(({ wordings }) => wordings.map(squashLabel));

/** More than half of `inner` lies in `outer`. */
export function covers(outer: Box, inner: Box): boolean {
  const width = Math.min(outer[2], inner[2]) - Math.max(outer[0], inner[0]);
  const height = Math.min(outer[3], inner[3]) - Math.max(outer[1], inner[1]);
  const area = (inner[2] - inner[0]) * (inner[3] - inner[1]);
  return width > 0 && height > 0 && width * height > 0.5 * area;
}

/** ISO 3166 alpha-3 of a country, its code or the word for its people. */
export const countryOf = (text: string): string | undefined => normaliseCountry(text)?.alpha3;

/** Signs that stand for the currency: `$` for USD. */
export const signsOfCurrency = (code: string): string[] =>
  Object.keys(currencySigns).filter((sign) => currencySigns[sign] === code.toUpperCase());

/** The file once more as one paper of that kind; `views`: what the page model saw of it the first time. */
export function readAs(
  read: ReadDocument,
  type: DocumentType,
  confidence: number,
  views: PageViews = new Map(),
): UnderstoodDocument {
  const pages = read.pages.map(({ number }) => number);
  return extractFacts({ read, type, confidence, parts: [{ type, confidence, pages }] }, views);
}

/** A paper of this kind in so many states the fact, or more: worth a question. */
const OFTEN = 1 / 4;
export const isOftenStated = (name: string, type: DocumentType): boolean =>
  getMatchWeights().priorOf(type)(name) >= OFTEN;

/** Finds the place of a fact's value beside a caption of it on the page. */
export const placeByCaption = ({ captions: printed }: Paper, name: string): { page: number; box: Box } | undefined => {
  const caption = printed.find(({ names }) => names.includes(name));
  return caption && { page: caption.page, box: caption.box };
};

/** A score lower by this much is a third as like. */
const SCORE_STEP = 3;

/** Likeness of the pages to a kind, relative to the likeliest kind: 1 for that one itself, towards 0 for none of it. */
export function likenessToKind(pages: readonly Page[], type: DocumentType): number {
  const weights = getKindWeights();
  const shares = pages.map((page) => {
    const { all } = scorePage(page, weights);
    return Math.exp((all[weights.types.indexOf(type)]! - Math.max(...all)) / SCORE_STEP);
  });
  return Math.max(0, ...shares);
}
