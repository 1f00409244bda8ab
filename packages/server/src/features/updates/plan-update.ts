// The rules of an update, pure: what a document fills, suggests, confirms and contests in one collection.
import {
  type CollectionData,
  type DataValue,
  describeDispute,
  isEmptyValue,
  isWithin,
  labelAt,
  parsePath,
  type Section,
  setValueAt,
  type ValueSource,
  validateField,
  valueAt,
} from '@oneform/contract';
import type { ProposedValue } from '@oneform/engine';
import { matchesPattern } from '../collections/matches-pattern.ts';
import { valueText } from '../collections/value-text.ts';
import { decideTogether, type Making, type Verdict } from './decide-together.ts';
import { isSameValue } from './same-value.ts';
import type { StoredConflict, StoredFieldUpdate, StoredUpdate } from './stored-update.ts';

/** Below it a value is shown, not written: of facts this sure 97 in 100 are right, over all papers measured. */
export const FILL_CONFIDENCE = 0.75;
/** Below it a value does not contest the present one. */
const CONTEST_CONFIDENCE = 0.6;
/** Below it nothing is suggested either. */
const MIN_SUGGESTION_CONFIDENCE = 0.3;

export interface PlanInput {
  readonly sections: readonly Section[];
  readonly data: CollectionData;
  /** Paths that the person marked "does not apply". */
  readonly notApplicable: readonly string[];
  /** Names of facts that a model read and no rule. */
  readonly byModelAlone?: readonly string[] | undefined;
  /** At most one a path. */
  readonly proposals: readonly ProposedValue[];
  /** The strongest source that speaks for what stands at a path. */
  readonly sourceOf: (path: string) => ValueSource | null;
  /** Does this document speak for, or has it been decided against, at this path with this value already? */
  readonly isKnown: (path: string, value: DataValue) => boolean;
  readonly suggest: (path: string, proposal: ProposedValue) => string;
}

export interface UpdatePlan extends StoredUpdate {
  /** With everything filled in that may be filled. */
  readonly data: CollectionData;
}

export function planUpdate(input: PlanInput): UpdatePlan {
  const fields: Record<string, StoredFieldUpdate> = {};
  const conflicts: StoredConflict[] = [];
  let data = input.data;
  const judged = input.proposals.map((proposal) => ({ proposal, verdict: judge(input, proposal) }));
  for (const { proposal, verdict } of decideTogether(input, judged, makingFor(input))) {
    if (verdict === null) continue;
    if ('conflict' in verdict) {
      conflicts.push(verdict.conflict);
      continue;
    }
    fields[proposal.path] = verdict.field;
    if (verdict.field.kind === 'filled') data = setValueAt(data, proposal.path, proposal.value, input.sections);
  }
  return { fields, conflicts, data };
}

const makingFor = (input: PlanInput): Making => {
  const presentAt = (path: string) => valueAt(input.data, path) ?? null;
  return {
    ask: (proposal, type) => toConflict(input, proposal, type, presentAt(proposal.path)),
    suggest: (proposal) => ({ field: toField(input, proposal, 'suggested', presentAt(proposal.path)) }),
  };
};

function judge(input: PlanInput, proposal: ProposedValue): Verdict {
  const { path, field, value, confidence } = proposal;
  if (isEmptyValue(value) || confidence < MIN_SUGGESTION_CONFIDENCE || input.isKnown(path, value)) return null;
  const present = valueAt(input.data, path) ?? null;
  const readings = [value, ...(isDate(proposal) || proposal.dispute ? (proposal.alternatives ?? []) : [])];
  if (!isEmptyValue(present) && readings.some((reading) => isSameValue(field, present, reading)))
    // That somebody else bears the same name confirms nothing.
    return proposal.sameSubject === false ? null : { field: toField(input, proposal, 'confirmed', present) };
  const type = conflictType(proposal, present, readings);
  if (type) return { conflict: toConflict(input, proposal, type, present) };
  if (!isEmptyValue(present)) return null;
  const isExcused = input.notApplicable.some((mark) => isWithin(path, mark));
  // A value that may be another person's is never written unasked.
  const isSure = proposal.sameSubject === true && confidence >= FILL_CONFIDENCE && !isExcused;
  return { field: toField(input, proposal, isSure ? 'filled' : 'suggested', present) };
}

const isDate = ({ field }: ProposedValue) => field.type === 'date' || field.type === 'formatted_date';

/** Undefined: nothing stands against it. */
function conflictType(
  proposal: ProposedValue,
  present: DataValue,
  readings: readonly DataValue[],
): StoredConflict['conflict_type'] | undefined {
  const isEmpty = isEmptyValue(present);
  // A doubtful reading says nothing against what is there.
  if (!isEmpty && proposal.confidence < CONTEST_CONFIDENCE && !isDate(proposal)) return undefined;
  if (proposal.sameSubject === false) return 'different_person';
  if (isDate(proposal) && readings.length > 1 && !proposal.dispute) return 'ambiguous_date';
  if (!fits(proposal, proposal.value) || (!isEmpty && !fits(proposal, present))) return 'type_mismatch';
  // A value that the paper itself states in two ways is never filled, nor only suggested.
  return isEmpty && !proposal.dispute ? undefined : 'value_mismatch';
}

/** Of the type of the field; whether a date lies in the past is the person's affair. */
const fits = ({ field }: ProposedValue, value: DataValue) =>
  validateField({ ...field, validations: [] }, value, matchesPattern).length === 0;

function about({ sections, byModelAlone = [] }: PlanInput, proposal: ProposedValue) {
  const { path, field, tier, confidence, evidence, sameSubject, person } = proposal;
  const label = labelAt(sections, path);
  return {
    path,
    // Fields that the document brings into free-form data are in no section yet.
    label: label === parsePath(path).at(-1) ? field.label : label,
    section: parsePath(path)[0]!,
    tier,
    confidence,
    evidence: evidence.map((place) => ({ ...place })),
    decision: 'open' as const,
    ...(byModelAlone.includes(proposal.fact) ? { byModel: true as const } : {}),
    ...(sameSubject === true ? {} : { person: { name: person?.full_name ?? null, is_another: sameSubject === false } }),
  };
}

function toField(
  input: PlanInput,
  proposal: ProposedValue,
  kind: StoredFieldUpdate['kind'],
  previous: DataValue,
): StoredFieldUpdate {
  return { ...about(input, proposal), kind, previous, value: proposal.value };
}

function toConflict(
  input: PlanInput,
  proposal: ProposedValue,
  conflictType: StoredConflict['conflict_type'],
  present: DataValue,
): StoredConflict {
  return {
    ...about(input, proposal),
    field_key: proposal.path,
    conflict_type: conflictType,
    existing_data: present,
    existing_source: isEmptyValue(present) ? null : input.sourceOf(proposal.path),
    new_data: proposal.value,
    alternatives: (proposal.alternatives ?? []).filter((reading) => reading !== valueText(proposal.value)),
    // Proof and numbers say which value is right for one person; about another person's they say nothing.
    suggestion:
      conflictType === 'different_person' ? '' : (disputeWords(proposal) ?? input.suggest(proposal.path, proposal)),
  };
}

function disputeWords({ dispute }: ProposedValue): string | undefined {
  return dispute && describeDispute(dispute.kind, dispute.code, dispute.print);
}
