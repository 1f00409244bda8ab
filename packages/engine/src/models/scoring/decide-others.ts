// Values that a model finds printed with a label that the vocabulary has no name for.
import type { AdditionalField, Evidence, Fact } from '#document/facts.ts';
import { LIKELIER_THAN_NOT } from '#map/is-suggestion.ts';
import { covers, squash } from '../engine-port.ts';
import type { Claim } from '../ground/place-claim.ts';
import type { OtherAnswer } from '../understand/answer.ts';
import type { WeighedClaim } from './decide-facts.ts';
import { saysSame } from './same-value.ts';
import { tidy } from './tidy.ts';
import { round } from './weigh.ts';

/** Of fields beside those of the rules. */
const MAX_ADDED = 80;
const LONGEST_LABEL = 80;

/** Undefined for labels that are none. */
export function claimOf({ label: given, ...rest }: OtherAnswer): Claim | undefined {
  const label = tidy(given);
  if (squash(label) === '' || label.length > LONGEST_LABEL) return undefined;
  return { ...rest, label, name: label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '_') };
}

/** Only what stands on the page, is likelier right than wrong, and has not been told already. */
export function decideOthers(
  fields: readonly AdditionalField[],
  facts: readonly Fact[],
  claims: readonly WeighedClaim[],
): AdditionalField[] {
  let decided = [...fields];
  for (const { read, probability } of claims) {
    const { best, claim, kind, value, raw, evidence } = read;
    if (!best || probability < LIKELIER_THAN_NOT || decided.length >= fields.length + MAX_ADDED) continue;
    const isFact = facts.some((fact) => typeof fact.value === 'string' && saysSame(fact.type, fact.value, value));
    if (isFact) continue;
    const known = decided.filter((field) => isAt(field.evidence, evidence) || isAlike(field, claim.label ?? '', raw));
    const merged: AdditionalField = {
      label: known[0]?.label ?? best.captions.label ?? claim.label ?? claim.name,
      // A date is told in the order that the model has read it in.
      value: kind === 'date' ? value : raw,
      confidence: Math.max(round(probability), ...known.map(({ confidence }) => confidence)),
      evidence,
    };
    decided = [...decided.filter((field) => !known.includes(field)), merged];
  }
  return decided;
}

const isAlike = (field: AdditionalField, label: string, value: string): boolean =>
  squash(field.label) === squash(label) && squash(field.value) === squash(value);

/** All of what is claimed stands where the field does: told again, it is told better. */
const isAt = (field: readonly Evidence[], claimed: readonly Evidence[]): boolean =>
  claimed.every(({ page, box }) =>
    field.some((known) => known.page === page && known.box && box && covers(known.box, box)),
  );
