// What the label beside a place says of a claim about it: a place under "Date of issue" is no date of expiry.

import type { ExtractContext } from '#extract/extractor.ts';
import { findLabels } from '#extract/labels/find-labels.ts';
import { squashLabel } from '#extract/labels/squash-label.ts';
import type { Shape } from '#extract/shapes/shape.ts';
import type { Fact } from '#facts.ts';
import type { Box } from '#read-document.ts';
import { boxOfRun } from './evidence-of-run.ts';
import type { Grounded } from './ground-value.ts';
import type { Print } from './print.ts';
import { speaksToMachines } from './speaks-to-machines.ts';
import { textOfRun } from './text-of-run.ts';

/** `supports`: a label there names the fact. `contradicts`: it names another, another fact has been read there, or the print gives orders. */
export type LabelVerdict = 'supports' | 'silent' | 'contradicts';

/** Names under which one and the same print may go. */
const kin: readonly (readonly string[])[] = [
  ['document_number', 'passport_number', 'license_number', 'national_id_number', 'uscis_number', 'visa_number'],
  ['total', 'amount_due', 'new_balance', 'closing_balance', 'unpaid_balance'],
  ['opening_balance', 'previous_balance'],
  ['expiry_date', 'expiration_date', 'valid_until'],
  ['issue_date', 'valid_from', 'effective_date'],
  ['statement_date', 'period_end'],
  ['education_end', 'graduation_date'],
  ['ssn', 'tax_id'],
  ['ein', 'employer_ein', 'tax_id'],
  ['phone', 'home_phone', 'cell_phone', 'alternate_phone', 'work_phone'],
];
const isKin = (a: string, b: string): boolean =>
  a === b || kin.some((names) => names.includes(a) && names.includes(b)) || a.endsWith(`_${b}`) || b.endsWith(`_${a}`);

export function judgeLabel(
  name: string,
  shape: Shape,
  print: Print,
  { run, quoted }: Grounded,
  context: ExtractContext,
  facts: readonly Fact[],
): LabelVerdict {
  if (speaksToMachines(print, quoted)) return 'contradicts';
  const box = boxOfRun(print, run);
  const page = print.page.number;
  const pair = context.pairs.find((one) => one.page === page && covers(one.valueBox, box));
  const labelled = [
    ...(pair?.names ?? []).flatMap((names) => names.split('+')),
    ...namesInQuote(print, { run, quoted }, context),
  ];
  if (labelled.some((one) => isKin(one, name))) return 'supports';
  if (labelled.length > 0) return 'contradicts';
  // A person may be tenant and customer at once; one date is hardly two.
  const isWriting = ['person_name', 'party', 'party_name', 'address', 'text', 'place', 'organisation'].includes(shape);
  const isTaken = facts.some(
    (fact) =>
      !isKin(fact.name, name) &&
      fact.confidence >= 0.6 &&
      fact.tier !== 'inferred' &&
      typeof fact.value === 'string' &&
      fact.evidence.some((place) => place.page === page && place.box !== undefined && covers(place.box, box)),
  );
  return isTaken && !isWriting ? 'contradicts' : 'silent';
}

/** What the quote holds beside the value may be a label. */
function namesInQuote(print: Print, { run, quoted }: Grounded, { type }: ExtractContext): string[] {
  const isPicture = print.page.source === 'ocr';
  const around = [
    { from: quoted.from, to: run.from },
    { from: run.to, to: quoted.to },
  ].filter(({ from, to }) => to - from >= 3);
  return around.flatMap((part) => {
    const { words } = textOfRun(print, part);
    for (let size = Math.min(6, words.length); size > 0; size--) {
      // The label ends beside the value.
      const label = part.to <= run.from ? words.slice(-size) : words.slice(0, size);
      const { entries } = findLabels(squashLabel(label.join(' ')), type, isPicture);
      if (entries.length > 0) return entries.map((entry) => entry.name).flatMap((names) => names.split('+'));
    }
    return [];
  });
}

/** More than half of `inner` lies in `outer`. */
export function covers(outer: Box, inner: Box): boolean {
  const width = Math.min(outer[2], inner[2]) - Math.max(outer[0], inner[0]);
  const height = Math.min(outer[3], inner[3]) - Math.max(outer[1], inner[1]);
  const area = (inner[2] - inner[0]) * (inner[3] - inner[1]);
  return width > 0 && height > 0 && width * height > 0.5 * area;
}
