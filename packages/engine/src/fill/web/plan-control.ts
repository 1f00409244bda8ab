// Decides for one control: written, offered for the person to take, or left alone.
import type { FillReason } from '@oneform/contract';
import type { Match } from '../match/match.ts';
import { rivalsOf } from '../match/match-slots.ts';
import type { Offer } from '../offers/offer.ts';
import { FILL_FLOOR, type Manner, SUGGEST_FLOOR } from '../write/planned-field.ts';
import { isReadTwoWays, showOffer } from '../write/slot-text.ts';
import type { AskedControl } from './describe-web-control.ts';
import { writeForControl } from './write-value.ts';

export interface WebValue {
  readonly id: string;
  readonly value: string;
  /** Position among the control's options. */
  readonly option?: number;
  readonly checked?: boolean;
  readonly path: string;
  /** Not sure enough to be written. */
  readonly isOffered: boolean;
  readonly reason?: FillReason;
}

export function planControl(one: AskedControl, match: Match, manner: Manner): WebValue | undefined {
  const best = match.candidates[0];
  if (best === undefined || best.score < SUGGEST_FLOOR) return undefined;
  const { offer } = best;
  const { id, kind } = one.control;
  if (kind === 'checkbox') return planTick(one, best);
  const written = writeForControl(one, offer, manner);
  const about = { id, path: offer.path };
  if (written === undefined) return { ...about, value: showOffer(offer, manner), isOffered: true, reason: 'no_choice' };
  const { text, option } = written;
  const said = { ...about, value: text, ...(option === undefined ? {} : { option }) };
  const isTied = rivalsOf(match).some((rival) => writeForControl(one, rival.offer, manner)?.text !== text);
  const isOpen =
    offer.shape === 'date' &&
    kind === 'text' &&
    one.part === undefined &&
    isReadTwoWays(one.asked, offer.value, text, manner);
  const isCut = one.control.max_length !== undefined && text.length > one.control.max_length;
  if (isTied || isOpen || isCut || best.score < FILL_FLOOR || isPrivate(one, offer))
    return { ...said, isOffered: true, reason: isTied ? 'several' : isCut ? 'too_long' : 'not_sure' };
  return { ...said, isOffered: false };
}

/** A box is ticked only for what the collection answers by yes, and never unticked. */
function planTick({ control }: AskedControl, { offer, score }: Match['candidates'][number]): WebValue | undefined {
  if (offer.shape !== 'boolean' || offer.value !== 'Yes') return undefined;
  const said = { id: control.id, path: offer.path, value: offer.value, checked: true };
  return score < FILL_FLOOR ? { ...said, isOffered: true, reason: 'not_sure' } : { ...said, isOffered: false };
}

/** Facts that nobody should tell a page that does not need them. */
const sensitive =
  /^(?:sex|gender|marital_status|civil_status|nationality|citizenship|religion|ethnicity|ssn|.*_number)$/;
const optional = /\boptional|facultatif|opcional|facoltativ|optioneel|freiwillig|valfri|valgfri/i;

function isPrivate({ control }: AskedControl, { fact }: Offer): boolean {
  const words = [control.label, control.aria_label, control.placeholder, control.hint];
  return sensitive.test(fact) && words.some((text) => text !== undefined && optional.test(text));
}
