// Plans each field of the form: written, left to the person with a suggestion, or left blank, and why.
import type { FillReason } from '@oneform/contract';
import { chooseOption } from '#map/choose-option.ts';
import { squash } from '#values/normalise/fold-text.ts';
import type { FillChoice } from '../fill-result.ts';
import type { FormSlot } from '../form/form-slot.ts';
import { type AskedSlot, shorten } from '../match/describe-slot.ts';
import type { Unit } from '../match/find-units.ts';
import type { Match } from '../match/match.ts';
import { rivalsOf } from '../match/match-slots.ts';
import type { Offer } from '../offers/offer.ts';
import { dateFigures } from './date-text.ts';
import { planBoxes } from './plan-boxes.ts';
import { FILL_FLOOR, type PlanContext, type PlannedField, SUGGEST_FLOOR } from './planned-field.ts';
import { isReadTwoWays, showOffer, textForSlot } from './slot-text.ts';
import { spreadOver } from './spread-over.ts';

export function planFields(units: readonly Unit[], matches: readonly Match[], context: PlanContext): PlannedField[] {
  const planned = units.map((unit, index) => {
    const match = matches[index]!;
    if (unit.kind === 'boxes') return planBoxes(unit.members, match, context);
    if (unit.kind === 'run') return planRun(unit, match, context);
    return [planField(unit.asked, match, context)];
  });
  return askedOnce(units, planned, context).flat();
}

/** A question with boxes that a form asks again is about somebody else, and which of them is meant its boxes do not say. */
function askedOnce(
  units: readonly Unit[],
  planned: readonly PlannedField[][],
  { choices }: PlanContext,
): readonly PlannedField[][] {
  const tickedBy = (fields: readonly PlannedField[]) =>
    fields.find(({ slot, write, path }) => write !== undefined && path !== undefined && !choices.has(slot.name))?.path;
  const ticked = units.map(({ kind }, index) => (kind === 'boxes' ? tickedBy(planned[index]!) : undefined));
  return planned.map((fields, index) => {
    const path = ticked[index];
    const isOnce = path === undefined || ticked.filter((other) => other === path).length === 1;
    return isOnce ? fields : fields.map((field) => (field.path === path ? offered(field) : field));
  });
}

function offered(field: PlannedField): PlannedField {
  const { write: _, isUnasked: __, ...left } = field;
  return { ...left, reason: 'not_sure', isUnsure: true };
}

/** A field of text in which somebody signs, or puts their initials; a name in print beside it is something else. */
const isForHand =
  /(?:\b|_)(?:signature|unterschrift)(?:\b|_)(?!.*\bprint)|^\W*(?:(?:your |my )?initials|initial here)\W*$/i;

/** Settles a field before anything is matched. */
function settle(asked: AskedSlot): PlannedField | undefined {
  const { slot, label } = asked;
  const left = (reason: FillReason): PlannedField => ({ slot, label, value: slot.value, reason });
  if (slot.kind === 'signature' || isForHand.test(asked.descriptions[0]?.text ?? '')) return left('signature');
  return slot.isReadOnly ? left('read_only') : undefined;
}

function planField(asked: AskedSlot, match: Match, context: PlanContext): PlannedField {
  const settled = settle(asked);
  if (settled) return settled;
  const { slot, label } = asked;
  const about = { slot, label, ...optionsOf(slot) };
  const choice = context.choices.get(slot.name);
  if (choice !== undefined) return { ...about, ...decide(asked, choice, context) };
  const best = match.candidates[0];
  if (best === undefined || best.score < SUGGEST_FLOOR)
    return { ...about, value: slot.value, reason: slot.value === '' ? 'not_recognised' : 'already_filled' };
  const text = textForSlot(asked, best.offer, context);
  const { path } = best.offer;
  about.label = shorten(best.words);
  if (isForHand.test(best.words)) return { ...about, value: slot.value, reason: 'signature' };
  if (text === undefined)
    return { ...about, value: showOffer(best.offer, context), path, reason: 'no_choice', isUnsure: true };
  const value = labelOf(slot, text);
  if (slot.value !== '' && squash(slot.value) !== squash(value))
    return { ...about, value, path, reason: 'already_filled', isUnsure: true };
  const isTied = rivalsOf(match).some(({ offer }) => textForSlot(asked, offer, context) !== text);
  const isOpen = best.offer.shape === 'date' && isReadTwoWays(asked, best.offer.value, text, context);
  if (isTied || isOpen || best.score < floorOf(match) || isCut(slot, text))
    return { ...about, value, path, reason: isTied ? 'several' : 'not_sure', isUnsure: true };
  return { ...about, value, path, write: text, isUnasked: true };
}

const floorOf = ({ writeFloor = FILL_FLOOR }: Match) => writeFloor;

/** A number or date that is longer than its field is asked for in parts, or is another. */
const isCut = ({ maxLength }: FormSlot, text: string) =>
  maxLength !== undefined && [...text].length > maxLength && /^[\d\s./-]+$/.test(text);

const labelOf = (slot: FormSlot, state: string) =>
  slot.options.find((option) => option.state === state)?.label ?? state;
const optionsOf = ({ options }: FormSlot) => (options.length > 0 ? { options: options.map(({ label }) => label) } : {});

/** Applies the person's decision, also against the form's own statements. */
function decide(
  asked: AskedSlot,
  { path, text }: FillChoice,
  context: PlanContext,
): Pick<PlannedField, 'value' | 'path' | 'write' | 'reason'> {
  const { slot } = asked;
  const offer = path === undefined ? undefined : context.offers.find((one) => one.path === path);
  if (offer !== undefined) {
    const written = textForSlot(asked, offer, context);
    return written === undefined
      ? { value: offer.value, path: offer.path, reason: 'no_choice' }
      : { value: labelOf(slot, written), path: offer.path, write: written };
  }
  const wanted = text?.trim() ?? '';
  if (wanted === '')
    return path === undefined ? { value: '', reason: 'left_blank' } : { value: '', path, reason: 'no_value' };
  if (slot.kind !== 'choice') return { value: wanted, write: wanted };
  const chosen = chooseOption(
    slot.options.map(({ label }) => label),
    wanted,
  );
  const state = slot.options.find(({ label }) => label === chosen)?.state ?? (slot.isEditable ? wanted : undefined);
  return state === undefined ? { value: wanted, reason: 'no_choice' } : { value: labelOf(slot, state), write: state };
}

function planRun(
  { asked, slots, dateParts }: Extract<Unit, { kind: 'run' }>,
  match: Match,
  context: PlanContext,
): PlannedField[] {
  const best = match.candidates[0];
  const isTied = rivalsOf(match).length > 0;
  const isOpen =
    dateParts === undefined &&
    best?.offer.shape === 'date' &&
    isReadTwoWays(asked, best.offer.value, dateFigures(best.offer.value, context.usualDate, 8), context);
  const called = best === undefined ? asked.label : shorten(best.words);
  const shares =
    best === undefined || best.score < SUGGEST_FLOOR ? undefined : sharesOf(best.offer, slots, dateParts, context);
  return slots.map((slot, index) => {
    const own = { ...asked, slot, label: `${called} (${index + 1} of ${slots.length})` };
    const settled = settle(own);
    if (settled) return settled;
    const about = { slot, label: own.label };
    const choice = context.choices.get(slot.name);
    if (choice !== undefined) {
      const chosen = context.offers.find(({ path }) => path === choice.path);
      const share = chosen === undefined ? undefined : sharesOf(chosen, slots, dateParts, context)?.[index];
      if (share !== undefined) return { ...about, value: share, path: choice.path!, write: share };
      return { ...about, ...decide(own, choice, context) };
    }
    if (shares === undefined || slot.value !== '')
      return { ...about, value: slot.value, reason: slot.value === '' ? 'not_recognised' : 'already_filled' };
    const { path } = best!.offer;
    const value = shares[index]!;
    if (isTied || isOpen || best!.score < floorOf(match))
      return { ...about, value, path, reason: isTied ? 'several' : 'not_sure', isUnsure: true };
    return { ...about, value, path, write: value };
  });
}

function sharesOf(
  offer: Offer,
  slots: readonly FormSlot[],
  dateParts: Extract<Unit, { kind: 'run' }>['dateParts'],
  { usualDate }: PlanContext,
): string[] | undefined {
  if (dateParts === undefined)
    return spreadOver(
      slots.map(({ maxLength }) => maxLength),
      offer,
      usualDate,
    );
  if (offer.shape !== 'date') return undefined;
  const [year = '', month = '', day = ''] = offer.value.split('-');
  return dateParts.map((part, index) => {
    const text = { year, month, day }[part];
    return slots[index]!.maxLength === 2 ? text.slice(-2) : text;
  });
}
