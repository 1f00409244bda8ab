// Input and output of planning, and its thresholds.
import type { FillReason } from '@oneform/contract';
import type { Box } from '#document/read-document.ts';
import type { FillChoice } from '../fill-result.ts';
import type { FormSlot } from '../form/form-slot.ts';
import type { FormLocale } from '../language/form-locale.ts';
import type { Offer } from '../offers/offer.ts';

export interface PlannedField {
  readonly slot: FormSlot;
  readonly label: string;
  /** Text as a person reads it; for a field that is left, the possible value. */
  readonly value: string;
  readonly path?: string;
  /** Absent: nothing is written. For choices and boxes the state that the file knows. */
  readonly write?: string;
  readonly reason?: FillReason;
  readonly isUnsure?: boolean;
  /** Written because it matched, and not because the person said so. */
  readonly isUnasked?: boolean;
  readonly options?: readonly string[];
  /** Place of the field in the form, if the value was moved. */
  readonly foundAt?: Box;
}

/** Of the scores of matching: at and above it what is written was right on the forms it was measured on. */
export const FILL_FLOOR = 0.78;
export const SUGGEST_FLOOR = 0.55;

/** Manner of writing values that the form wants. */
export interface Manner {
  readonly offers: readonly Offer[];
  /** The format of its dates. */
  readonly usualDate: string;
  readonly locale: FormLocale;
}

export interface PlanContext extends Manner {
  readonly choices: ReadonlyMap<string, FillChoice>;
}
