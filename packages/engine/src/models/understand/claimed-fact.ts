// A fact that a model claims, held against the page it names.

import type { ExtractContext } from '#extract/extractor.ts';
import { fitsShape } from '#extract/shapes/fits-shape.ts';
import { readShape } from '#extract/shapes/read-shape.ts';
import type { Shape } from '#extract/shapes/shape.ts';
import type { Evidence, Fact, FactType } from '#facts.ts';
import { squash } from '#normalise/fold-text.ts';
import { evidenceOfRun, printedLines, printedText } from '../ground/evidence-of-run.ts';
import { groundValue } from '../ground/ground-value.ts';
import { judgeLabel, type LabelVerdict } from '../ground/judge-label.ts';
import type { Print } from '../ground/print.ts';
import { shapeOfName } from '../ground/shape-of-name.ts';
import type { FactAnswer } from './answer.ts';
import { isFactName } from './instructions.ts';

export interface ClaimedFact {
  readonly name: string;
  /** In the engine's own normal form, from the print wherever it was found. */
  readonly value: string;
  readonly raw: string;
  readonly type: FactType;
  readonly alternatives?: readonly string[];
  /** Where it stands; undefined when it stands nowhere. */
  readonly found?: { readonly evidence: readonly Evidence[]; readonly label: LabelVerdict };
}

const LONGEST = 500;

/** Null for names that no fact has and for what cannot be a value of the name at all. */
export function judgeClaim(
  { name, value, quote, page }: FactAnswer,
  prints: readonly Print[],
  context: ExtractContext,
  facts: readonly Fact[],
): ClaimedFact | null {
  const said = tidy(value);
  if (!isFactName(name) || said === '') return null;
  const shape = shapeOfName(name, context.type);
  const print = prints.find((one) => one.page.number === page);
  const places = print ? groundValue(print, { shape, value: said, quote }, context) : [];
  const judged = places.map((place) => ({ place, label: judgeLabel(name, shape, print!, place, context, facts) }));
  const best = (['supports', 'silent', 'contradicts'] as const)
    .map((verdict) => judged.find(({ label }) => label === verdict))
    .find((one) => one !== undefined);
  if (print === undefined || best === undefined) {
    const read = readShape(shape, said, context);
    return read && fitsStrictly(shape, read.value) ? { name, value: read.value, raw: said, type: read.type } : null;
  }
  const { run } = best.place;
  const printed = shape === 'address' ? printedLines(print, run) : printedText(print, run);
  const read = readPrinted(shape, printed, said, print.page.source === 'ocr', context);
  if (read === null || !fitsStrictly(shape, read.value)) return null;
  const { value: normal, type, alternatives } = read;
  return {
    name,
    value: normal,
    raw: printed,
    type,
    ...(alternatives ? { alternatives } : {}),
    found: { evidence: evidenceOfRun(print, run), label: best.label },
  };
}

/**
 * As the print is read; only in pictures, where letters are misread, as the model spells what it found there: `J0hn Srnith` is John Smith.
 */
function readPrinted(shape: Shape, printed: string, said: string, isPicture: boolean, context: ExtractContext) {
  const plain = printed.replace(/^[\s"'(,;:]+|[\s"',;:]+$/g, '');
  const own = fitsShape(shape, plain) > 0 || shape === 'text' ? readShape(shape, plain, context) : null;
  const isMisread = isPicture && isSpelling(shape) && sorted(plain) !== sorted(said);
  return isMisread || own === null ? readShape(shape, said, context) : own;
}

const isSpelling = (shape: Shape): boolean =>
  ![
    'date',
    'date_or_month',
    'money',
    'number',
    'integer',
    'year',
    'phone',
    'sex',
    'country',
    'country_code',
    'address',
  ].includes(shape);

/** A company's name is no e-mail address, whoever says so. */
const fitsStrictly = (shape: Shape, value: string): boolean => !strict.has(shape) || fitsShape(shape, value) > 0;
const strict: ReadonlySet<Shape> = new Set([
  'email',
  'url',
  'time',
  'year',
  'number',
  'integer',
  'currency',
  'postal_code',
]);

/** The order of a name's parts is no matter of spelling. */
const sorted = (text: string): string => [...squash(text)].toSorted().join('');

/** One line, nothing invisible. */
export const tidy = (text: string): string =>
  text
    .replace(/[\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST);
