// A claim read as a value: in the engine's own normal form, in the letters of the print wherever the page shows it.
import type { Evidence, FactType } from '#document/facts.ts';
import {
  fitOfValue,
  normaliseDate,
  type Paper,
  parseValue,
  placeByCaption,
  squash,
  type ValueKind,
  valueKindOf,
} from '../engine-port.ts';
import { evidenceOfRuns, printedLines } from '../ground/evidence-of-runs.ts';
import { foldLetters } from '../ground/fold-alike.ts';
import { type Claim, type Place, type Placed, placeClaim } from '../ground/place-claim.ts';
import type { Print } from '../ground/print.ts';
import { typedValuesOf } from '../ground/typed-values.ts';
import { tidy } from './tidy.ts';

export interface ReadClaim extends Placed {
  readonly claim: Claim;
  readonly kind: ValueKind;
  readonly value: string;
  /** As printed, or as said where it stands nowhere. */
  readonly raw: string;
  readonly type: FactType;
  readonly alternatives?: readonly string[];
  /** Likeness to a value of the fact, 0–1. */
  readonly fit: number;
  /** It cannot be a value of the fact at all: a name for a date. */
  readonly isImpossible: boolean;
  /** The page named, or the one it stands on, is a picture: print there may be misread. */
  readonly isOfPicture: boolean;
  /** A date that the print says in the order of day and month alone which the paper does not use. */
  readonly isInOtherOrder: boolean;
  readonly evidence: readonly Evidence[];
}

export function readClaim(given: Claim, prints: readonly Print[], paper: Paper): ReadClaim {
  const claim = { ...given, value: tidy(given.value), quote: tidy(given.quote) };
  const kind = valueKindOf(claim.name, paper);
  const placed = placeClaim(claim, prints, paper);
  const { best } = placed;
  const said = parseValue(claim.name, claim.value, paper);
  const printed = best ? printedLines(best.print, best.occurrence.runs) : undefined;
  const parsed =
    (best && isOfPrint(kind, best, printed!, claim.value) ? parsePrinted(claim.name, printed!, paper) : undefined) ??
    said;
  const others = best && kind === 'date' ? otherReadings(best, claim.value) : [];
  const { order } = paper.dates;
  const usual = others.length > 0 && order !== 'unknown' ? normaliseDate(printed!, order)?.value : undefined;
  return {
    ...placed,
    claim,
    kind,
    value: parsed?.value ?? claim.value,
    raw: printed?.replaceAll('\n', ' ') ?? claim.value,
    type: parsed?.type ?? 'string',
    // With nothing on the paper to decide the order the model has decided, and the other day stays possible.
    ...(others.length > 0 && order === 'unknown' ? { alternatives: others } : {}),
    fit: fitOfValue(claim.name, claim.value, paper),
    isImpossible: parsed === null || parsed === undefined,
    isOfPicture: (best?.print ?? prints.find(({ page }) => page.number === claim.page))?.page.source === 'ocr',
    isInOtherOrder: usual !== undefined && usual !== claim.value,
    evidence: best ? evidenceOfRuns(best.print, best.occurrence.runs) : regionOf(placed, claim, prints, paper),
  };
}

/**
 * Region to look at for a value that only the picture shows: the words quoted, or else the place beside a caption of
 * the fact.
 */
function regionOf({ quoted }: Placed, { name }: Claim, prints: readonly Print[], paper: Paper): Evidence[] {
  if (quoted) return quoted.print.page.source === 'ocr' ? evidenceOfRuns(quoted.print, quoted.region.runs) : [];
  const asked = placeByCaption(paper, name);
  const isPicture = prints.some(({ page }) => page.number === asked?.page && page.source === 'ocr');
  return asked && isPicture ? [{ ...asked, quote: '' }] : [];
}

/**
 * The same letters are told as they are printed; in pictures the model spells better what it found: `J0hn Srnith` is John Smith. What is
 * printed in another order or notation (a name, a date, a country) is told as said.
 */
function isOfPrint(kind: ValueKind, { print, occurrence }: Place, printed: string, said: string): boolean {
  if (kind === 'money') return true;
  if (saidAsWell.has(kind)) return false;
  const isSame = squash(printed) === squash(said);
  return (
    isSame ||
    (print.page.source !== 'ocr' &&
      occurrence.fidelity < 1 &&
      foldLetters(squash(printed)) === foldLetters(squash(said)))
  );
}
const saidAsWell: ReadonlySet<ValueKind> = new Set(['date', 'number', 'sex', 'country', 'currency', 'address']);

function parsePrinted(name: string, printed: string, paper: Paper) {
  const plain = printed.replace(/^[\s"'(,;:]+|[\s"',;:]+$/g, '');
  return fitOfValue(name, plain, paper) > 0 ? (parseValue(name, plain, paper) ?? undefined) : undefined;
}

/** 12/03/2024 says two days. */
function otherReadings({ print, occurrence }: Place, said: string): string[] {
  const [run] = occurrence.runs;
  const readings = typedValuesOf(print).dates.find((date) => date.run.from === run?.from && date.run.to === run?.to);
  return readings?.values.filter((value) => value !== said) ?? [];
}
