// A slot of a form with what could stand in it.
import type { AskedSlot } from './describe-slot.ts';
import type { Scored } from './score-offer.ts';

export interface Match {
  readonly asked: AskedSlot;
  /** Best first; empty when the form asks for nothing that the collection has. */
  readonly candidates: readonly Scored[];
  /** The score at and above which the best one is written, where that is more than `FILL_FLOOR`. */
  readonly writeFloor?: number;
}
